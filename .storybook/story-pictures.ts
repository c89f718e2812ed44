/** For `npm run test:full`: compares the picture of each story, at the end of its test, with the accepted one. */
import { afterEach, expect, inject } from 'vitest'
import { page } from 'vitest/browser'

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  if (storyId && task.result?.state !== 'fail') await comparePicture(storyId)
})

async function comparePicture(storyId: string) {
  const { theme, direction } = inject('storybook/test-initial-globals' as never) as { theme: string; direction: string }
  await expect(page.elementLocator(document.documentElement)).toMatchScreenshot(`${theme}-${direction}/${storyId}`)
}
