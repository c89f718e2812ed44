interface Picture {
  width: number
  height: number
  data: Uint8ClampedArray
}
export function comparePixels(
  before: Picture,
  after: Picture,
): { count: number; box: { x: number; y: number; width: number; height: number } | null; difference: Picture }
