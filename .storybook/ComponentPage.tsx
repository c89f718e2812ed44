import {
  AnchorMdx,
  Canvas,
  CodeOrSourceMdx,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

import type { ComponentDocs } from '../packages/ui/src/component-docs.ts'
import * as styles from './docs.css.ts'
import { descriptionOf } from './documentation.tsx'
import { StoryWindow } from './StoryWindow.tsx'

const files = import.meta.glob<ComponentDocs>('../packages/ui/src/*/*.docs.ts', { eager: true, import: 'docs' })

type Module = Record<string, unknown>

interface Shown {
  moduleExport: unknown
  parameters: Record<string, unknown>
}

/** Whether a story looks as the component begins: it has steps only, which are not run here. */
function isPlain({ moduleExport }: Shown) {
  const own = moduleExport as Module
  const ownParameters = Object.keys((own['parameters'] as Module | undefined) ?? {}).filter((name) => name !== 'docs')
  return ownParameters.length === 0 && !['args', 'render', 'decorators', 'globals'].some((part) => part in own)
}

function isDescribed({ parameters }: Shown) {
  const { description } = (parameters['docs'] ?? {}) as { description?: { story?: string } }
  return Boolean(description?.story)
}

/** The page of a component, from its stories, its types and its `docs`. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const context = useContext(DocsContext)
  const all = context.componentStories()
  // The same picture again only if its story describes what to try.
  const stories = all.filter((story) => !isPlain(story) || isDescribed(story) || story === all.find(isPlain))
  const docs = files[String(preparedMeta.parameters['fileName']).replace(/^\.\//, '../').replace('.stories.tsx', '.docs.ts')]
  // Controls change a story that passes its arguments on.
  const isControlled = ({ moduleExport }: (typeof stories)[number]) =>
    (moduleExport as { render?: { length: number } }).render?.length !== 0
  const primary = stories.find(isControlled) ?? stories[0]
  if (!primary) return null
  const parts = Object.fromEntries(Object.entries(preparedMeta.subcomponents ?? {}).map(([name, part]) => [name, descriptionOf(part)]))
  const states = stories.filter((story) => story !== primary)
  const exportOf = (story: (typeof stories)[number]) => ({ of: story.moduleExport as Module })
  const canvasOf = (story: (typeof stories)[number]) =>
    docs?.isOverlay ? <StoryWindow {...exportOf(story)} height="520px" /> : <Canvas {...exportOf(story)} />
  return (
    <>
      <Title />
      <div className={styles.lead}>
        <Description of="component" />
      </div>
      {docs && <Line>{docs.use}</Line>}
      {canvasOf(primary)}
      <Heading>Props</Heading>
      {Object.keys(parts).length > 0 && <Rows head={['Comes with', 'What it is for']} rows={parts} />}
      <div ref={fixEditorRoles} className={styles.props}>
        <Controls {...exportOf(primary)} sort="requiredFirst" />
      </div>
      {docs && <Rules docs={docs} />}
      {states.length > 0 && <Heading>States</Heading>}
      {states.map((story) => (
        <section key={story.id}>
          <h3>{story.name}</h3>
          <Description {...exportOf(story)} />
          {canvasOf(story)}
        </section>
      ))}
    </>
  )
}

/** Storybook's editor of an object begins with a list item outside of a list. */
function fixEditorRoles(table: HTMLElement) {
  const fix = () => table.querySelectorAll('.rejt-tree > li').forEach((item) => item.setAttribute('role', 'presentation'))
  fix()
  const observer = new MutationObserver(fix)
  observer.observe(table, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** The page of each component, by its name: `components-banner-errorbanner` is that of `ErrorBanner`. */
const pages = Object.fromEntries(
  Object.keys(files).map((file) => {
    const [folder = '', name = ''] = file.replace('.docs.ts', '').split('/').slice(-2)
    return [name, ['components', folder, ...(name === folder ? [] : [name])].join('-').toLowerCase()]
  }),
)

/** The name of a component leads to its page. */
const Code = ({ children }: { children: string }) => {
  const id = pages[children]
  const code = <CodeOrSourceMdx>{children}</CodeOrSourceMdx>
  return id ? <AnchorMdx href={`?path=/docs/${id}--docs`}>{code}</AnchorMdx> : code
}

const Line = ({ children }: { children: string }) => (
  <Markdown options={{ forceInline: true, overrides: { code: Code } }}>{children}</Markdown>
)

function Rules({ docs }: { docs: ComponentDocs }) {
  return (
    <>
      <Heading>Anatomy</Heading>
      <Rows head={['Part', 'What it is for']} rows={docs.anatomy} />
      <Heading>Do and don’t</Heading>
      <div className={`sb-unstyled ${styles.lists}`}>
        <List className={styles.good} title="Do" items={docs.do} />
        <List className={styles.bad} title="Don’t" items={docs.dont} />
      </div>
      <Heading>Keyboard</Heading>
      {Object.keys(docs.keyboard).length > 0 ? (
        <Rows head={['Key', 'What it does']} rows={docs.keyboard} />
      ) : (
        <p>Takes no focus: the keyboard passes over it.</p>
      )}
    </>
  )
}

const List = ({ className, title, items }: { className: string; title: string; items: string[] }) => (
  <div className={className}>
    <strong>{title}</strong>
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Line>{item}</Line>
        </li>
      ))}
    </ul>
  </div>
)

const Rows = ({ head, rows }: { head: [string, string]; rows: Record<string, string> }) => (
  <table className={`sb-unstyled ${styles.table}`}>
    <thead>
      <tr>
        {head.map((text) => (
          <th key={text}>{text}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Object.entries(rows).map(([key, text]) => (
        <tr key={key}>
          <th scope="row">{key}</th>
          <td>
            <Line>{text}</Line>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
