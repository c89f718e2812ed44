/** The JSX of stories (`translate-stories.ts`): an element that a story contains, at any depth, has its texts in the language of the toolbar. */
import * as development from 'react/jsx-dev-runtime'
import * as production from 'react/jsx-runtime'

type Translate = <Value>(value: Value) => Value
let translate: Translate = (value) => value
/** Every story of a page is in one language. */
export const setStoryLanguage = (to: Translate) => void (translate = to)

type Make = (type: never, props: never, ...rest: never[]) => unknown
const translating =
  (make: unknown) =>
  (type: unknown, props: object, ...rest: unknown[]) =>
    // A copy: an object of its own for each element.
    (make as Make)(type as never, { ...translate(props) } as never, ...(rest as never[]))

export const Fragment = production.Fragment
export const jsx = translating(production.jsx)
export const jsxs = translating(production.jsxs)
export const jsxDEV = translating(Reflect.get(development, 'jsxDEV'))
