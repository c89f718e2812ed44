import type { Meta, StoryObj } from '@storybook/react-vite'
import { mapCentre } from '@vendor-panel/domain'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { LocationMap } from './LocationMap.tsx'

/** A page that answers like the map of the service: it finds every address except "Nowhere". */
const frame = (first: 'ready' | 'failed') =>
  `data:text/html,${encodeURIComponent(`<!doctype html><title>Map</title><style>body { margin: 0; background: repeating-conic-gradient(#dde6dc 0 25%, #eef2ea 0 50%) 0 / 48px 48px }</style>
<script>
parent.postMessage({ type: '${first}' }, '*')
addEventListener('message', ({ data }) => {
  document.title = JSON.stringify(data)
  if (data.type === 'find') parent.postMessage(data.address === 'Nowhere' ? { type: 'unknown' } : { type: 'chosen', lat: 45.4215312, lng: -75.6971931 }, '*')
})
</script>`)}`

const change = fn()

function Typed(props: ComponentProps<typeof LocationMap>) {
  const [position, setPosition] = useState(props.position)
  return (
    <LocationMap
      {...props}
      position={position}
      onChange={(chosen) => {
        props.onChange(chosen)
        setPosition(chosen)
      }}
    />
  )
}

const meta = {
  args: { src: frame('ready'), position: mapCentre, address: '5 King Street, Ottawa', onChange: change },
  render: (props) => (
    <PanelStory answers={{}}>
      <main>
        <Typed {...props} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<ComponentProps<typeof LocationMap>>
export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  name: 'PROV-27 the map finds the address and gives its coordinates to the form',
  play: async ({ canvasElement }) => {
    change.mockClear()
    const canvas = within(canvasElement)
    await expect(await canvas.findByTitle('Map of your location')).toBeVisible()
    const find = canvas.getByRole('button', { name: 'Find the address on the map' })
    await waitFor(() => expect(find).toBeEnabled())
    await userEvent.click(find)
    await waitFor(() => expect(change).toHaveBeenCalledWith({ lat: 45.42153, lng: -75.69719 }))
  },
}

export const Unknown: Story = {
  name: 'PROV-27 an address that the map does not find is reported',
  args: { address: 'Nowhere' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const find = await canvas.findByRole('button', { name: 'Find the address on the map' })
    await waitFor(() => expect(find).toBeEnabled())
    await userEvent.click(find)
    await expect(await canvas.findByText(/The map does not know this address/)).toBeVisible()
  },
}

export const NotAvailable: Story = {
  name: 'PROV-29 a map that does not load is left out, and the fields remain',
  args: { src: frame('failed') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/The map is not available/)).toBeVisible()
    await expect(canvas.queryByTitle('Map of your location')).toBeNull()
  },
}
