import { globalStyle } from '@vanilla-extract/css'

// The HTML contains the sign-in form and the skeleton of the shell; the head script chooses one, so that the other never flashes.
const hidden = { display: 'none' } as const
globalStyle('[data-start="shell"] #root, [data-start="sign-in"] #skeleton, [data-start="blank"] :is(#root, #skeleton)', hidden)
