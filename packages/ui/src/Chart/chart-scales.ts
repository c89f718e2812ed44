import { scaleBand, scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'

export interface ChartSize {
  width: number
  height: number
  /** The space of the axes around the marks. */
  before: number
  above: number
  after: number
  below: number
}

export type ChartValue = number | null

/** The position of each value in a chart; right-to-left, the first point is at the right. */
export function chartScales(size: ChartSize, count: number, values: readonly ChartValue[], isRtl: boolean) {
  const [left, right] = isRtl ? [size.after, size.width - size.before] : [size.before, size.width - size.after]
  const x = scaleBand<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range(isRtl ? [right, left] : [left, right])
    .paddingInner(0.25)
  const highest = Math.max(1, ...values.map((value) => value ?? 0))
  const y = scaleLinear()
    .domain([0, highest])
    .nice(4)
    .range([size.height - size.below, size.above])
  const band = x.bandwidth()
  const middle = (index: number) => (x(index) ?? 0) + band / 2
  return {
    left,
    right,
    base: y(0),
    band,
    /** The left edge of one of several series at a point: the first one is at the inline start. */
    edge(at: number, width: number, index: number, seriesCount: number) {
      const position = isRtl ? seriesCount - 1 - index : index
      return (x(at) ?? 0) + (band - width * seriesCount) / 2 + width * position
    },
    middle,
    height: (value: number) => y(value),
    /** Whole numbers only. */
    ticks: y.ticks(4).filter((tick) => Number.isInteger(tick)),
    /** The point next to a horizontal position. */
    nearest(position: number) {
      const part = (position - left) / Math.max(1, right - left)
      const index = Math.floor((isRtl ? 1 - part : part) * count)
      return Math.max(0, Math.min(count - 1, index))
    },
  }
}

export type ChartScales = ReturnType<typeof chartScales>

interface Point {
  value: ChartValue
  index: number
}

/** The paths of a line and of the area below it; a missing value is a gap. */
export function linePaths(values: readonly ChartValue[], scales: ChartScales): { line: string; area: string } {
  const points = values.map((value, index): Point => ({ value, index }))
  const isKnown = ({ value }: Point) => value !== null
  const x = ({ index }: Point) => Math.round(scales.middle(index) * 10) / 10
  const y = ({ value }: Point) => Math.round(scales.height(value ?? 0) * 10) / 10
  return {
    line: line<Point>(x, y).defined(isKnown).curve(curveMonotoneX)(points) ?? '',
    area: area<Point>(x, scales.base, y).defined(isKnown).curve(curveMonotoneX)(points) ?? '',
  }
}

const letterWidth = 7
const labelGap = 20
/** So few points have names of their own, such as places, rather than dates that can be counted on. */
const namedMax = 8

/** The labels that fit: each one of a few, cut if it is too long, else every n-th. */
export function fittingLabels(labels: readonly string[], width: number): (string | null)[] {
  const longest = Math.max(1, ...labels.map((label) => label.length))
  if (labels.length <= namedMax) {
    const letters = Math.max(2, Math.floor((width / Math.max(1, labels.length) - 4) / letterWidth))
    return labels.map((label) => (label.length > letters ? `${label.slice(0, letters - 1)}…` : label))
  }
  const fitting = Math.max(1, Math.floor(width / (longest * letterWidth + labelGap)))
  const every = Math.ceil(labels.length / fitting)
  return labels.map((label, index) => (index % every === 0 ? label : null))
}
