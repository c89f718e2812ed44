/** Pictures of the demo, drawn: a venue in the evening with lights, tables or candles. */
import sharp from 'sharp'

export interface Scene {
  sky: [top: string, bottom: string]
  ground: string
  tables: number
  trees: number
}

export const scenes: readonly Scene[] = [
  { sky: ['#f4c9a3', '#f9e7d2'], ground: '#6f8a5b', tables: 3, trees: 5 },
  { sky: ['#2b2f55', '#b3707f'], ground: '#39452f', tables: 4, trees: 3 },
  { sky: ['#9fc5de', '#eaf3f6'], ground: '#7ea468', tables: 0, trees: 7 },
  { sky: ['#f0e3d8', '#fbf6f0'], ground: '#b99a80', tables: 5, trees: 0 },
  { sky: ['#40284a', '#d99a86'], ground: '#4b3f3a', tables: 2, trees: 4 },
  { sky: ['#c7d9cf', '#f3f7ef'], ground: '#8fa97c', tables: 1, trees: 6 },
]

const size = { width: 1280, height: 854 }

/** The original, and its sizes as the job makes them. */
export interface DrawnPicture {
  original: Buffer
  small: Buffer
  medium: Buffer
  preview: string
  width: number
  height: number
}

const drawn = new Map<number, Promise<DrawnPicture>>()

/** Draws each scene once. */
export function draw(index: number): Promise<DrawnPicture> {
  const known = drawn.get(index) ?? drawNew(index)
  drawn.set(index, known)
  return known
}

async function drawNew(index: number): Promise<DrawnPicture> {
  const { data, info } = await sharp(Buffer.from(sceneSvg(scenes[index % scenes.length]!, index)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
  const [original, small, medium, preview] = await Promise.all([
    picture().jpeg({ quality: 78 }).toBuffer(),
    picture().resize(480).webp({ quality: 70 }).toBuffer(),
    picture().webp({ quality: 70, effort: 1 }).toBuffer(),
    picture().resize(16).webp({ quality: 40 }).toBuffer(),
  ])
  return { original, small, medium, preview: `data:image/webp;base64,${preview.toString('base64')}`, ...size }
}

function sceneSvg({ sky, ground, tables, trees }: Scene, seed: number): string {
  const { width, height } = size
  const horizon = 470 + ((seed * 37) % 90)
  const spread = (count: number, at: number) => ((at + 0.5) / count) * width + ((seed * 53 + at * 91) % 70) - 35
  const each = (count: number, make: (x: number, at: number) => string) =>
    Array.from({ length: count }, (_, at) => make(spread(count, at), at)).join('')
  const tree = (x: number, at: number) => {
    const tall = 150 + ((at * 67 + seed * 29) % 110)
    return `<rect x="${x - 5}" y="${horizon - tall / 2}" width="10" height="${tall / 2 + 20}" fill="#4a3a30"/><ellipse cx="${x}" cy="${horizon - tall * 0.7}" rx="${tall * 0.36}" ry="${tall * 0.5}" fill="${ground}" stroke="#2f3d28" stroke-opacity=".35" stroke-width="3"/>`
  }
  const light = (x: number, at: number) => `<circle cx="${x}" cy="${150 + 50 * Math.sin(at * 0.9 + seed)}" r="7" fill="#fff3c9"/>`
  const table = (x: number, at: number) => {
    const y = horizon + 130 + ((at * 83) % 110)
    return `<path d="M${x - 120} ${y} h240 l26 96 h-292 z" fill="#fffaf2"/><path d="M${x - 120} ${y} h240" stroke="#d9c7b1" stroke-width="4"/><circle cx="${x - 50}" cy="${y - 14}" r="17" fill="#a4506d"/><circle cx="${x + 8}" cy="${y - 20}" r="20" fill="#e8b8b0"/><circle cx="${x + 58}" cy="${y - 12}" r="15" fill="#7a2e4e"/>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#s)"/><circle cx="${220 + ((seed * 131) % 800)}" cy="200" r="62" fill="#fff7e2" fill-opacity=".8"/>
    <path d="M0 ${horizon} Q ${width / 3} ${horizon - 70} ${width * 0.6} ${horizon} T ${width} ${horizon - 20} V${height} H0 z" fill="${ground}"/>
    ${each(trees, tree)}<path d="M0 160 Q ${width / 2} 260 ${width} 150" fill="none" stroke="#3a2f33" stroke-opacity=".5" stroke-width="2"/>${each(14, light)}${each(tables, table)}</svg>`
}
