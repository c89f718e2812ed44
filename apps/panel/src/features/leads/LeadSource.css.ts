import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@vendor-panel/ui/theme'
import { rowsBox } from './LeadRow.css.ts'

const bubble =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"/></svg>'
const mask = `url("data:image/svg+xml,${encodeURIComponent(bubble)}") center / contain no-repeat`

// The mark of a couple who wrote by WhatsApp (LEAD-54), with its text for screen readers. Loaded after the rows: it weighs on no row
// without it, and moves nothing.
globalStyle(`${rowsBox} [data-source="whatsapp"]::after`, {
  content: '"" / "WhatsApp"',
  flexShrink: 0,
  inlineSize: '15px',
  blockSize: '15px',
  background: vars.color.inkMuted,
  mask,
})
