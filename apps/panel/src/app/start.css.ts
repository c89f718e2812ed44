import { globalStyle } from '@vanilla-extract/css'

// The HTML holds the sign-in form and the skeleton of the shell; the head script says which of them is meant. Never a flash of the other.
const hidden = { display: 'none' } as const
globalStyle('[data-start="shell"] #root, [data-start="sign-in"] #skeleton, [data-start="blank"] :is(#root, #skeleton)', hidden)
