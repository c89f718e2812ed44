import { describe, it, expect } from 'vitest'
import { enforceRule } from './enforce-rule.ts'
import { code, importsOf, isStory, isTest, findLines, read, type Rule } from './sources.ts'

const styles = code.filter(
  ({ path }) => path.endsWith('.css.ts') || (/^(packages\/ui|apps\/panel)\/src\/.*\.tsx$/.test(path) && !isStory(path)),
)
const css = styles.filter(({ path }) => path.endsWith('.css.ts'))
const isTheme = (path: string) => path.startsWith('packages/ui/src/theme/')

describe('styles', () => {
  const physical =
    /\b(margin|padding|border|scrollMargin|scrollPadding|inset)(Left|Right|Top|Bottom)\w*\b|\bborder(Top|Bottom)(Left|Right)Radius\b|(^|[\s{,])'?(left|right|top|bottom)'?:\s|\b(textAlign|float|clear):\s*'(left|right)'/
  enforceRule(
    'I18N-06 use start and end, never left and right, so that they mirror by themselves',
    (sources) => findLines(sources, physical),
    css,
    [
      { path: 'x.css.ts', text: 'export const x = style({ marginLeft: 4 })' },
      { path: 'x.css.ts', text: `  textAlign: 'right',` },
      { path: 'x.css.ts', text: '  left: 0,' },
    ],
  )

  const colour =
    /(['"`\s(,])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\(|\b(color|background|backgroundColor|borderColor|outlineColor|fill|stroke|boxShadow):\s*'[^']*\b(white|black|red|green|blue|grey|gray|orange|yellow|purple|pink)\b/i
  enforceRule(
    'take every colour from the theme',
    (sources) =>
      findLines(
        sources.filter(({ path }) => !isTheme(path)),
        colour,
      ),
    styles,
    [
      { path: 'x.css.ts', text: `color: '#b00020'` },
      { path: 'x.css.ts', text: 'background: `oklch(70% 0.1 20)`' },
      { path: 'x.css.ts', text: `color: 'white'` },
    ],
  )
})

describe('components', () => {
  const entry = read('packages/ui/src/index.ts')

  /** Published component files that no story imports. */
  const withoutStory: Rule = (sources) => {
    const shown = new Set(code.filter(({ path }) => isStory(path)).flatMap(importsOf))
    return sources.flatMap(importsOf).filter((path) => /\/[A-Z]\w*\.tsx$/.test(path) && !shown.has(path))
  }
  enforceRule('each published one has a story', withoutStory, entry, {
    path: 'packages/ui/src/index.ts',
    text: `export { Ghost } from './Ghost/Ghost.tsx'`,
  })

  /** Published components whose props no page in Storybook lists. */
  const withoutProps: Rule = (sources) => {
    const texts = code.filter(({ path }) => isStory(path)).map(({ text }) => text)
    const named = texts.flatMap((text) => [...text.matchAll(/\b(?:component: (\w+)|subcomponents: \{ ([\w, ]+) \})/g)])
    const listed = new Set(named.flatMap(([, one = '', several = '']) => [one, ...several.split(', ')]))
    const exported = sources.flatMap(({ text }) => [...text.matchAll(/^export \{ (.*) \} from '.*\.tsx'/gm)])
    return exported.flatMap(([, names = '']) => names.split(', ')).filter((name) => /^[A-Z]/.test(name) && !listed.has(name))
  }
  enforceRule('the props of each published one are in the handbook', withoutProps, entry, {
    path: 'packages/ui/src/index.ts',
    text: `export { Ghost, type GhostProps } from './Ghost/Ghost.tsx'`,
  })

  /** Files of stories without the texts of their page in Storybook. */
  const withoutDocs: Rule = (sources) =>
    sources.map(({ path }) => path.replace('.stories.tsx', '.docs.ts')).filter((path) => !code.some((source) => source.path === path))
  enforceRule(
    'each has a page that says what it is for, its parts, do and don’t, and its keys',
    withoutDocs,
    code.filter(({ path }) => path.startsWith('packages/ui/') && isStory(path)),
    { path: 'packages/ui/src/Ghost/Ghost.stories.tsx', text: '' },
  )

  // The pages for couples load none of the panel's code, so that they have the parts of the browser.
  const isForCouples = (path: string) => path === 'apps/panel/src/features/booking/BookDetails.tsx'
  enforceRule(
    'the panel has no second dialog, disclosure, table of records or date field',
    (sources) =>
      findLines(
        sources.filter(({ path }) => !isForCouples(path)),
        /<(dialog|details|progress)\b|[^[]\brole="(dialog|alertdialog|table|grid|tablist|switch|slider|menu)"|\btype="(date|time|number|range)"/,
      ),
    code.filter(({ path }) => /^apps\/panel\/src\/.*\.tsx$/.test(path) && !isStory(path) && !isTest(path)),
    [
      { path: 'x.tsx', text: '<TextField label="From" type="date" />' },
      { path: 'x.tsx', text: '<details>' },
      { path: 'x.tsx', text: '<div role="dialog">' },
    ],
  )

  it('every story belongs to a published component', () => {
    const published = new Set(entry.flatMap(importsOf))
    const unpublished = code.filter(
      (source) => source.path.startsWith('packages/ui/') && isStory(source.path) && !importsOf(source).some((path) => published.has(path)),
    )
    expect(unpublished.map(({ path }) => path)).toEqual([])
  })
})
