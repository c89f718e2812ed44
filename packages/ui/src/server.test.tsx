/** Every component renders on a server: each of its stories with its own arguments. */
import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LocaleProvider } from './index.ts'

type Args = Record<string, unknown>
interface Story {
  args?: Args
  render?: (args: Args, context: object) => ReactNode
}
type Module = { default: Story & { component?: ComponentType<Args> } } & Record<string, Story>

const modules = import.meta.glob<Module>('./*/*.stories.tsx', { eager: true })

describe.each(Object.entries(modules))('%s', (_file, { default: meta, ...stories }) => {
  it.each(Object.entries(stories))('%s', (_name, story) => {
    const args = { ...meta.args, ...story.args }
    const render = story.render ?? meta.render
    const Shown = () => (render ? render(args, { args }) : createElement(meta.component!, args))
    const html = renderToString(
      <LocaleProvider locale="en-CA">
        <Shown />
      </LocaleProvider>,
    )
    expect(html).toEqual(expect.any(String))
  })
})
