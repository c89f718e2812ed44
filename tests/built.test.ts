import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './sources.ts'

const dist = join(root, 'apps/panel/dist')
const pages = globSync('**/*.html', { cwd: dist }).map((path) => ({ path, html: readFileSync(join(dist, path), 'utf8') }))

it('the panel is built', () => {
  expect(existsSync(join(dist, 'routes.json'))).toBe(true)
})
it('no built page has a style attribute, which the content security policy would ignore', () => {
  expect(pages.filter(({ html }) => /<[a-z][^>]*\sstyle\s*=/i.test(html)).map(({ path }) => path)).toEqual([])
})
it('no built page has an inline handler, or a script, style or font of another origin', () => {
  expect(
    pages
      .filter(({ html }) => /<[a-z][^>]*\son\w+\s*=|<(script|link|img)[^>]+(src|href)="(https?:)?\/\//i.test(html))
      .map(({ path }) => path),
  ).toEqual([])
})
