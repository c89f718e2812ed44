/**
 * For `npm run test:full`, at the end of the test of each story: compares its picture with the accepted one; in a pseudo-language, looks for
 * text that has no room.
 */
import { afterEach, expect, inject } from 'vitest'
import { page } from 'vitest/browser'
import { findFaults } from '../e2e/screen-faults.ts'
import type { Look } from './toolbars.ts'

afterEach(async ({ task, ...context }) => {
  const { storyId } = task.meta as { storyId?: string }
  if (!storyId || task.result?.state === 'fail') return
  const { story } = context as unknown as { story: { parameters: { layout?: string } } }
  const { theme, direction, locale } = inject('storybook/test-initial-globals' as never) as Partial<Look>
  await (locale ? checkRoom(story.parameters.layout === 'padded') : comparePicture(`${theme}-${direction}/${storyId}`))
})

function checkRoom(isPadded: boolean) {
  // As Storybook does, and not its tests: parts reach into the edge of a page.
  document.body.style.padding = isPadded ? '16px' : ''
  expect(findFaults(false)).toEqual([])
}

async function comparePicture(name: string) {
  await expect(page.elementLocator(document.documentElement)).toMatchScreenshot(name)
}
