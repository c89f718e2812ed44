import type { Meta, StoryObj } from '@storybook/react-vite'

import { Divider } from './Divider.tsx'

const meta = { component: Divider } satisfies Meta<typeof Divider>
export default meta

export const Default: StoryObj<typeof meta> = {}
