import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const createIcon = fileURLToPath(new URL('../src/shared/create-icon.ts', import.meta.url))

type Attributes = Record<string, string>
type Part = [tag: string, attributes: Attributes]

/**
 * Icons for the build: drawn by `createIcon`, and each as one path. Browsers would lay out and paint the shapes of an icon one by one, six for the
 * handle of each picture, and the random keys of lucide do not compress, 0.8 KiB of the inbox.
 */
export const leanIcons = (): Plugin => ({
  name: 'vendor-panel:icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.m?js$/ },
    handler: (code) => ({
      code: code
        .replace(/(?<=^  node: ).*?(?=,?\n(?: {2}\w|\}))/ms, (node) => JSON.stringify(asOnePath(JSON.parse(asJson(node)) as Part[])))
        .replace(/^import createLucideIcon from .*$/m, `import { createIcon as createLucideIcon } from ${JSON.stringify(createIcon)}`),
      map: null,
    }),
  },
})

const asJson = (literal: string) => literal.replace(/(\w+): "/g, '"$1": "')

/** The same drawing with all shapes without a style of their own in one path. */
function asOnePath(parts: readonly Part[]): Part[] {
  const shapes = parts.map(([tag, { key: _key, ...attributes }]): Part => [tag, attributes])
  const lines = shapes.filter(([, attributes]) => attributes['fill'] === undefined)
  const others = shapes.filter((shape) => !lines.includes(shape))
  return [['path', { d: lines.map(pathOf).join('') }], ...others]
}

function pathOf([tag, attributes]: Part): string {
  const of = (name: string) => Number(attributes[name] ?? 0)
  if (tag === 'path') {
    const { d = '' } = attributes
    // Only at the beginning of a path is a relative move an absolute one.
    return d.startsWith('m') ? `M0 0${d}` : d
  }
  if (tag === 'circle') return ovalPath(of('cx'), of('cy'), of('r'), of('r'))
  if (tag === 'ellipse') return ovalPath(of('cx'), of('cy'), of('rx'), of('ry'))
  if (tag === 'line') return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`
  if (tag === 'polyline') return `M${attributes['points']}`
  if (tag === 'polygon') return `M${attributes['points']}z`
  if (tag === 'rect') {
    const [x, y, width, height] = [of('x'), of('y'), of('width'), of('height')]
    const [rx, ry] = [of(attributes['rx'] === undefined ? 'ry' : 'rx'), of(attributes['ry'] === undefined ? 'rx' : 'ry')]
    if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
    const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
    const [across, down] = [width - 2 * rx, height - 2 * ry]
    return `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
  }
  throw new Error(`An icon has a shape that cannot be part of a path: ${tag}.`)
}

const ovalPath = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
