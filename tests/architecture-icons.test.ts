import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { leanIcons } from '../apps/panel/vite/icons.ts'

const { handler } = leanIcons().transform as unknown as { handler: (code: string) => { code: string } }
const files = globSync('node_modules/lucide-react/dist/esm/icons/*.mjs')
const built = (file: string) => handler(readFileSync(file, 'utf8')).code
const shapesOf = (name: string) => /node: (\[.*\]),?$/m.exec(built(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`))?.[1]

it('builds each icon as one path, besides the shapes that are filled', () => {
  const drawn = files.map((file) => [file, built(file)] as const).filter(([, code]) => code.includes('createIcon as createLucideIcon'))
  expect(drawn.length).toBeGreaterThan(1500)
  const filled = String.raw`,\["circle",\{[^{}]*"fill":"currentColor"\}\]`
  const onePath = new RegExp(String.raw`^ {2}node: \[\["path",\{"d":"[^"]+"\}\](${filled})*\],?$`, 'm')
  expect(drawn.filter(([, code]) => !onePath.test(code) || code.includes('key: "')).map(([file]) => file)).toEqual([])
})

it('draws the same lines', () => {
  expect(shapesOf('ellipsis')).toBe(
    '[["path",{"d":"M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z"}]]',
  )
  // A rectangle with round corners after two paths.
  expect(shapesOf('calendar')).toBe(
    '[["path",{"d":"M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 9h18"}]]',
  )
  // A path that begins with a relative move is not moved by the one before it.
  expect(shapesOf('circle-check')).toContain('M0 0m')
})
