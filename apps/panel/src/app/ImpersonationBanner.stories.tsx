import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../shared/PanelStory.tsx'
import { readCookie, readStored, writeStored } from '../shared/storage.ts'
import { ImpersonationBanner } from './ImpersonationBanner.tsx'

const goTo = fn()
const deleteAccessToken = fn(() => undefined)
const meta = {
  render: () => (
    <PanelStory answers={{ deleteAccessToken }}>
      <main>
        <h1>Couples</h1>
        <ImpersonationBanner goTo={goTo} />
      </main>
    </PanelStory>
  ),
} satisfies Meta
export default meta

export const Exit: StoryObj = {
  name: 'AUTH-46 the banner names the user; Exit ends the session at the server, and removes cookie and admin token',
  play: async ({ canvasElement }) => {
    writeStored('adminAccessToken', 'vp_operator')
    document.cookie = 'switch_user=7; path=/'
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('You are viewing as Mara Lindqvist')
    await userEvent.click(canvas.getByRole('button', { name: 'Exit' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'))
    await expect(deleteAccessToken).toHaveBeenCalledWith(expect.objectContaining({ path: { accessTokenId: 'vp_operator' } }))
    await expect(readStored('adminAccessToken')).toBeNull()
    await expect(readCookie('switch_user')).toBeNull()
  },
}
