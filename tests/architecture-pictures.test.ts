import { describe, expect, it } from 'vitest'
import { comparePixels } from '../scripts/compare-pixels.mjs'

/** White, with one dark rectangle of 4 × 3 pixels. */
function picture(x: number, y: number, [red, green, blue] = [40, 20, 60], width = 20, height = 10) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let row = y; row < y + 3; row++)
    for (let column = x; column < x + 4; column++) data.set([red, green, blue], (row * width + column) * 4)
  return { width, height, data }
}

describe('the comparison of pictures', () => {
  it('finds no difference between equal pictures', () => {
    expect(comparePixels(picture(5, 4), picture(5, 4))).toMatchObject({ count: 0, box: null })
  })

  it('finds a shift by one pixel: both edges', () => {
    expect(comparePixels(picture(5, 4), picture(6, 4))).toMatchObject({ count: 6, box: { x: 5, y: 4, width: 5, height: 3 } })
  })

  it('finds the smallest change of a colour, and marks its position', () => {
    const { count, box, difference } = comparePixels(picture(5, 4), picture(5, 4, [40, 20, 61]))
    expect({ count, box }).toEqual({ count: 12, box: { x: 5, y: 4, width: 4, height: 3 } })
    expect(Array.from(difference.data.slice((4 * 20 + 5) * 4, (4 * 20 + 5) * 4 + 4))).toEqual([220, 0, 0, 255])
  })

  it('counts what only one picture has', () => {
    expect(comparePixels(picture(5, 4), picture(5, 4, undefined, 20, 12))).toMatchObject({
      count: 40,
      box: { x: 0, y: 10, width: 20, height: 2 },
    })
  })
})
