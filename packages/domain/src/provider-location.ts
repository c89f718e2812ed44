import { boundsProblem, fieldProblem, present } from './field.ts'
import type { FieldProblem } from './field.ts'

/** The problems of the coordinates of a provider in degrees: both or neither, within the globe (PROV-27, PROV-29). */
export function coordinateProblems({ lat, lng }: { lat: number | null; lng: number | null }): FieldProblem[] {
  if (lat === null && lng === null) return []
  return present([
    lat === null ? fieldProblem('lat', 'required') : boundsProblem('lat', lat, { minimum: -90, maximum: 90 }),
    lng === null ? fieldProblem('lng', 'required') : boundsProblem('lng', lng, { minimum: -180, maximum: 180 }),
  ])
}

/** The centre of the map while a provider has no coordinates, in degrees (PROV-27, CONST-18). */
export const mapCentre = { lat: 45.25, lng: -76.08 } as const

/** The libraries that the map loads (PROV-27, INT-08). */
export const mapLibraries = ['geometry', 'drawing', 'places'] as const

/** A position of the device as coordinates, to about a metre: more would only be noise (PROV-28). */
export function roundedCoordinates({ latitude, longitude }: { latitude: number; longitude: number }): { lat: number; lng: number } {
  const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000
  return { lat: rounded(latitude), lng: rounded(longitude) }
}
