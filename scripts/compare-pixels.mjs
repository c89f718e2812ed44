/**
 * The pixels in which two pictures differ, exactly: both are drawn by the same browser on the same machine. A picture is
 * `{ width, height, data }` with four bytes for each pixel, as from a canvas. The function uses nothing from outside, because it runs in
 * the browser.
 */
export function comparePixels(before, after) {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const difference = new Uint8ClampedArray(width * height * 4)
  let count = 0
  let [left, top, right, bottom] = [width, height, -1, -1]
  const pixel = (picture, x, y) => (x < picture.width && y < picture.height ? (y * picture.width + x) * 4 : -1)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [one, other] = [pixel(before, x, y), pixel(after, x, y)]
      let isSame = one >= 0 && other >= 0
      for (let part = 0; isSame && part < 4; part++) isSame = before.data[one + part] === after.data[other + part]
      const at = (y * width + x) * 4
      if (isSame) {
        // Pale, so that the differences stand out.
        for (let part = 0; part < 3; part++) difference[at + part] = 255 - (255 - after.data[other + part]) * 0.25
      } else {
        count += 1
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
        difference[at] = 220
      }
      difference[at + 3] = 255
    }
  const box = count > 0 ? { x: left, y: top, width: right - left + 1, height: bottom - top + 1 } : null
  return { count, box, difference: { width, height, data: difference } }
}
