/** The parts of the bar that are loaded after the page is useful, in one file: they also work offline. */
export { BarStatus } from './BarStatus.tsx'
export { BellPopover } from './BellPopover.tsx'
