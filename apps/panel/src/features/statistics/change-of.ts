/** How a figure differs from another one, as a part of it; null if that is zero. Less than half a percent counts as the same. */
export function changeOf(figure: number, other: number): { way: 'more' | 'less' | 'same'; part: number } | null {
  if (other === 0) return null
  const change = (figure - other) / other
  const part = Math.abs(change)
  if (part < 0.005) return { way: 'same', part }
  return { way: change > 0 ? 'more' : 'less', part }
}
