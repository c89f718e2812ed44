import { memo } from 'react'

import * as styles from './Chart.css.ts'
import { fittingLabels, linePaths, type ChartScales, type ChartSize, type ChartValue } from './chart-scales.ts'

export type ChartLook = 'main' | 'muted' | 'outlined'

export interface DrawnSeries {
  id: string
  look: ChartLook
  values: readonly ChartValue[]
}

interface ChartMarksProps {
  kind: 'line' | 'bar'
  scales: ChartScales
  size: ChartSize
  isRtl: boolean
  ticks: readonly string[]
  series: readonly DrawnSeries[]
  formatTick: (value: number) => string
}

/** Axes and series, which do not change while the cursor moves. */
export const ChartMarks = memo(({ kind, scales, size, isRtl, ticks, series, formatTick }: ChartMarksProps) => {
  const labels = fittingLabels(ticks, scales.right - scales.left)
  return (
    <>
      {scales.ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.gridLine} x1={scales.left} x2={scales.right} y1={scales.height(tick)} y2={scales.height(tick)} />
          <text className={styles.label} x={isRtl ? size.width : 0} y={scales.height(tick) + 4} textAnchor="start">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {labels.map(
        (label, index) =>
          label !== null && (
            <text
              key={index}
              className={styles.label}
              x={Math.max(14, Math.min(size.width - 14, scales.middle(index)))}
              y={size.height - 4}
              textAnchor="middle"
            >
              {label}
            </text>
          ),
      )}
      {series.toReversed().map((one) => (kind === 'line' ? <Line key={one.id} one={one} scales={scales} /> : null))}
      {kind === 'bar' && series.map((one, index) => <Bars key={one.id} one={one} scales={scales} position={[index, series.length]} />)}
    </>
  )
})
ChartMarks.displayName = 'ChartMarks'

function Line({ one, scales }: { one: DrawnSeries; scales: ChartScales }) {
  const paths = linePaths(one.values, scales)
  return (
    <>
      {one.look === 'main' && <path className={styles.area} d={paths.area} />}
      <path className={styles.line[one.look]} d={paths.line} />
    </>
  )
}

const barWidthMax = 40

/** The bars of one of several series, next to those of the others. */
function Bars({ one, scales, position: [index, count] }: { one: DrawnSeries; scales: ChartScales; position: [number, number] }) {
  const width = Math.min(scales.band / count, barWidthMax)
  return one.values.map((value, at) => {
    if (value === null || value === 0) return null
    const top = scales.height(value)
    return (
      <rect
        key={at}
        className={styles.bar[one.look]}
        x={scales.edge(at, width, index, count)}
        y={top}
        width={Math.max(1, width - 1)}
        height={Math.max(1, scales.base - top)}
        rx={Math.min(2, width / 3)}
      />
    )
  })
}
