/**
 * Props of the components, as Storybook's table and controls show them: resolved by the compiler, through generics, `Omit` and the props of
 * React Aria. `react-docgen` reads one file at a time, and calls all of these `unknown`.
 */
import { resolve } from 'node:path'

import { API, SymbolFlags, TypeFlags, type Checker, type Project, type Symbol as Named, type Type } from 'typescript/unstable/sync'
import type { Plugin } from 'vite'

/** One prop, in the form of Storybook's `argTypes`. */
export interface PropDoc {
  name: string
  description: string
  type: { name: string; required: boolean; value?: unknown }
  table: { type: { summary: string }; defaultValue?: { summary: string }; category?: string }
  options?: (string | number | boolean)[]
}
export interface ComponentDoc {
  description: string
  props: Record<string, PropDoc>
}

/** From React Aria, or from the element. */
const inherited = 'Inherited'
/** Beyond so many, the inherited props are all those of an element, of which these matter for the choice of a component. */
const inheritedMax = 20
const commonProps =
  /^(is[A-Z]|children$|on(Press|Change|Action|SelectionChange|OpenChange|Focus|Blur|Submit)$|autoFocus$|type$|name$|value$|defaultValue$|href$|form$|id$|aria-(label|describedby)$)/

export class ComponentProps {
  readonly #api = new API()
  readonly #config: string
  #project: Project | undefined

  constructor(folder: string) {
    this.#config = resolve(folder, 'tsconfig.json')
  }

  /** The compiler reads changed files again. */
  clear() {
    this.#project = undefined
  }

  close() {
    this.#api.close()
  }

  /** The components that a file exports, by name. */
  of(file: string): Record<string, ComponentDoc> {
    this.#project ??= this.#api.updateSnapshot({ openProjects: [this.#config] }).getProject(this.#config)
    const { checker, program } = this.#project!
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!source || !module) return {}
    const components = checker.getExportsOfModule(module).filter(({ name, flags }) => /^[A-Z]/.test(name) && flags & SymbolFlags.Value)
    const docs = components.map((symbol) => [symbol.name, this.#component(checker, symbol, source.text)] as const)
    return Object.fromEntries(docs.filter(([, doc]) => doc !== undefined)) as Record<string, ComponentDoc>
  }

  #component(checker: Checker, symbol: Named, text: string): ComponentDoc | undefined {
    const type = checker.getTypeOfSymbol(symbol)
    const [signature] = type ? checker.getSignaturesOfType(type, 0) : []
    if (!signature) return undefined
    const props = signature.parameters.length > 0 ? checker.getParameterType(signature, 0) : undefined
    const all = props ? checker.getPropertiesOfType(checker.getApparentType(props) ?? props) : []
    const isShort = all.filter(isForeign).length <= inheritedMax
    const isListed = (prop: Named) => !['ref', 'key'].includes(prop.name) && (isShort || !isForeign(prop) || commonProps.test(prop.name))
    const defaults = defaultValues(text)
    const listed = all.filter(isListed)
    const entries = listed.map((prop) => [prop.name, this.#prop(checker, prop, defaults[prop.name])] as const)
    const own = ([, doc]: (typeof entries)[number]) => (doc.table.category ? 1 : 0)
    return {
      description: checker.getDocumentationCommentOfSymbol(symbol),
      props: Object.fromEntries(entries.sort((a, b) => own(a) - own(b))),
    }
  }

  #prop(checker: Checker, prop: Named, defaultValue: string | undefined): PropDoc {
    const isOptional = (prop.flags & SymbolFlags.Optional) !== 0
    const full = checker.getTypeOfSymbol(prop)!
    const parts = (full.isUnionType() ? full.getTypes() : [full]).filter(({ flags }) => !(flags & TypeFlags.Undefined))
    const summary = typeText(checker, full, isOptional)
    const values = literals(parts)
    return {
      name: prop.name,
      description: checker.getDocumentationCommentOfSymbol(prop).replaceAll(/\{@link ([^}\s]+)[^}]*\}/g, '$1'),
      type: { ...valueType(parts, values, summary), required: !isOptional },
      table: {
        type: { summary },
        ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
        ...(isForeign(prop) && { category: inherited }),
      },
      ...(values && { options: values }),
    }
  }
}

const isForeign = ({ declarations }: Named) => declarations.length > 0 && declarations.every(({ path }) => path.includes('/node_modules/'))

function typeText(checker: Checker, type: Type, isOptional: boolean): string {
  const text = checker
    .typeToString(type)
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll('"', "'")
  // The compiler encloses a function of a union.
  const isolated = (part: string) => (/^\(\(.*\) => [^|]*\)$/.test(part) ? part.slice(1, -1) : part)
  return isolated(isOptional ? text.replace(/^undefined \| | \| undefined$|(?<=\|) undefined \|/g, '').trim() : text)
}

/** The values of a union of literals, which a control offers; `boolean` has a switch of its own. */
function literals(parts: readonly Type[]): (string | number)[] | undefined {
  if (parts.length < 2) return undefined
  const values = parts.map((part) => (part.isStringLiteralType() || part.isNumberLiteralType() ? part.value : undefined))
  return values.every((value) => value !== undefined) ? values : undefined
}

function valueType(parts: readonly Type[], values: (string | number)[] | undefined, summary: string): { name: string; value?: unknown } {
  const only = (flag: TypeFlags) => parts.every(({ flags }) => flags & flag)
  if (values) return { name: 'enum', value: values }
  if (only(TypeFlags.BooleanLike)) return { name: 'boolean' }
  if (only(TypeFlags.StringLike | TypeFlags.Null)) return { name: 'string' }
  if (only(TypeFlags.NumberLike | TypeFlags.Null)) return { name: 'number' }
  if (summary === 'ReactNode' || summary === 'ChildrenOrFunction<ButtonRenderProps>') return { name: 'string' }
  if (/EventHandler\b/.test(summary)) return { name: 'function' }
  if (/=>/.test(summary) && !/^\(?\{/.test(summary)) return { name: 'function' }
  return { name: 'other', value: summary }
}

/** Default values of destructured props: `variant = 'secondary'`. The component's file has one set of names. */
function defaultValues(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, pattern = ''] of text.matchAll(/(?:\(|const )(\{[^{}]*\})(?:: | = )/g))
    for (const [, name = '', value = ''] of pattern.matchAll(/[{,]\s*(\w+)(?:: \w+)? = ('[^']*'|[\w.-]+|\[\])/g)) found[name] ??= value
  return found
}

/** Gives each exported component of a folder its documentation. */
export function componentDocs(folder: string): Plugin {
  const source = resolve(folder, 'src')
  let props: ComponentProps | undefined
  return {
    name: 'component-docs',
    transform: {
      // Before JSX is compiled: positions and types are those of the file.
      order: 'pre',
      filter: { id: { include: `${source}/**/*.tsx`, exclude: '**/*.stories.tsx' } },
      handler(code, id) {
        props ??= new ComponentProps(folder)
        const docs = Object.entries(props.of(id.split('?')[0] ?? id))
        if (docs.length === 0) return undefined
        // The build shortens the names of functions.
        const lines = docs.map(([name, doc]) => `${name}.docs = ${JSON.stringify(doc)}\n${name}.__docgenInfo = { displayName: '${name}' }`)
        return { code: `${code}\n${lines.join('\n')}\n`, map: null }
      },
    },
    watchChange: () => props?.clear(),
    closeBundle: () => props?.close(),
  }
}
