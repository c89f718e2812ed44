/** A star, full or as an outline. Not one of the icons: a page for couples would load those of the panel. */
export const StarShape = ({ size, isFull }: { size: number; isFull: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill={isFull ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="m12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z" />
  </svg>
)
