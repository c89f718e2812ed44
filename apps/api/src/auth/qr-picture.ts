import encodeQR from 'qr'
import sharp from 'sharp'

const modulePixels = 6
const quietModules = 4

/** A QR code as a black and white PNG, with the margin that scanners need. */
export async function qrPicture(text: string): Promise<Buffer> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietModules })
  const size = rows.length
  const pixels = Buffer.from(rows.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))))
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * modulePixels, size * modulePixels, { kernel: 'nearest' })
    .png()
    .toBuffer()
}
