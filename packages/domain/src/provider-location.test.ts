import { expect, it } from 'vitest'
import { mapCentre, mapLibraries, coordinateProblems, roundedCoordinates } from './provider-location.ts'

it.each([
  [{ lat: null, lng: null }, []],
  [{ lat: 45.25, lng: -76.08 }, []],
  [{ lat: 0, lng: 0 }, []],
  [{ lat: -90, lng: 180 }, []],
  [{ lat: 45.25, lng: null }, [{ path: 'lng', code: 'required' }]],
  [{ lat: null, lng: 0 }, [{ path: 'lat', code: 'required' }]],
  [{ lat: 90.1, lng: -180 }, [{ path: 'lat', code: 'at_most', params: { max: 90 } }]],
  [{ lat: -90, lng: -180.5 }, [{ path: 'lng', code: 'at_least', params: { min: -180 } }]],
  [{ lat: Number.NaN, lng: 1 }, [{ path: 'lat', code: 'invalid_number' }]],
])('PROV-29 the coordinates %o have these problems', (coordinates, expected) => expect(coordinateProblems(coordinates)).toEqual(expected))

it('PROV-28 a position is rounded to about a metre', () => {
  expect(roundedCoordinates({ latitude: 45.400_912_34, longitude: -75.691_945_6 })).toEqual({ lat: 45.400_91, lng: -75.691_95 })
})

it('CONST-18 INT-08 the map starts near 45.25, -76.08 and loads geometry, drawing and places', () => {
  expect(mapCentre).toEqual({ lat: 45.25, lng: -76.08 })
  expect(mapLibraries).toEqual(['geometry', 'drawing', 'places'])
})
