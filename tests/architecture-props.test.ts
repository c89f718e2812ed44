import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ComponentProps, type ComponentDoc } from '../.storybook/component-props.ts'
import { code, isStory, root } from './sources.ts'

const props = new ComponentProps(join(root, 'packages/ui'))
afterAll(() => props.close())

const files = code.filter(({ path }) => /^packages\/ui\/src\/[A-Z].*\.tsx$/.test(path) && !isStory(path))
const components: Record<string, ComponentDoc> = Object.assign({}, ...files.map(({ path }) => props.of(join(root, path))))

describe('the props in Storybook', () => {
  it('have the types of the compiler, through generics and the props of React Aria', () => {
    const button = components['Button']?.props
    expect(button?.['variant']).toMatchObject({
      type: { name: 'enum', value: ['primary', 'quiet', 'secondary'], required: false },
      table: { defaultValue: { summary: `'secondary'` } },
    })
    expect(button?.['isPending']).toMatchObject({ type: { name: 'boolean' }, table: { category: expect.any(String) as string } })
    expect(components['Select']?.props['options']?.table.type.summary).toBe('readonly SelectOption<Value>[]')
    expect(components['Select']?.props['label']?.type).toEqual({ name: 'string', required: true })
  })

  it('are never unknown', () => {
    const unknown = Object.entries(components).flatMap(([name, doc]) =>
      Object.values(doc.props).flatMap((prop) => (/^(any|unknown)$/.test(prop.table.type.summary) ? [`${name}.${prop.name}`] : [])),
    )
    expect(unknown).toEqual([])
  })
})
