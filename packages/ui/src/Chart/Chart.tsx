import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

import { joinClasses } from '../join-classes.ts'
import * as styles from './Chart.css.ts'
import { chartScales, type ChartSize, type ChartValue } from './chart-scales.ts'
import { ChartMarks, type ChartLook } from './ChartMarks.tsx'

export interface ChartPoint {
  /** The name of the point, such as a date. */
  label: string
  /** The same on the axis, where there is little room. */
  tick: string
}

export interface ChartSeries {
  id: string
  label: string
  /** One for each point; null if it is unknown. */
  values: readonly ChartValue[]
  /** `muted` for a series to compare with; `outlined` for the main one of another period, where there is a muted one already. */
  look?: ChartLook
}

export interface ChartProps {
  /** Names the chart. */
  label: string
  /** Lines for a course of time, bars for a few steps. */
  kind?: 'line' | 'bar'
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  /** A value as text, of the scale as well. */
  formatValue?: (value: number) => string
}

const space = { before: 40, above: 20, after: 0, below: 22 }
const firstSize: ChartSize = { width: 640, height: 240, ...space }
const pageSteps = 10

/**
 * One or more series over the same points. The arrow keys, Home, End, Page Up and Page Down move from point to point, whose values are
 * shown above and announced. State what the chart means in a sentence next to it, and offer the values as a table.
 */
export function Chart({ label, kind = 'line', points, series, formatValue = String }: ChartProps) {
  const { direction } = useLocale()
  const isRtl = direction === 'rtl'
  const plot = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(firstSize)
  const [active, setActive] = useState<number | null>(null)
  useLayoutEffect(() => {
    const box = plot.current
    if (!box) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box
      if (width > 0 && height > 0)
        setSize((before) => (before.width === width && before.height === height ? before : { width, height, ...space }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  const count = points.length
  const scales = useMemo(
    () =>
      chartScales(
        size,
        count,
        series.flatMap(({ values }) => values),
        isRtl,
      ),
    [size, count, series, isRtl],
  )
  const drawn = useMemo(() => series.map(({ id, values, look = 'main' }) => ({ id, values, look })), [series])
  const ticks = useMemo(() => points.map(({ tick }) => tick), [points])
  const last = count - 1
  const shown = active === null ? null : Math.min(active, last)
  const point = shown === null ? undefined : points[shown]
  const valueAt = (values: readonly ChartValue[], index: number) => {
    const value = values[index]
    return value === null || value === undefined ? '–' : formatValue(value)
  }
  const textAt = (index: number) =>
    [points[index]?.label ?? '', ...series.map(({ label: name, values }) => `${name} ${valueAt(values, index)}`)].join(', ')

  const move = (event: KeyboardEvent) => {
    const from = shown ?? last
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
    const targets: Record<string, number> = {
      [forward]: from + 1,
      ArrowUp: from + 1,
      [back]: from - 1,
      ArrowDown: from - 1,
      PageUp: from + pageSteps,
      PageDown: from - pageSteps,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    setActive(Math.max(0, Math.min(last, target)))
  }
  const follow = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    setActive(scales.nearest(((event.clientX - box.left) / Math.max(1, box.width)) * size.width))
  }
  if (count === 0) return null
  return (
    <figure className={styles.chart} aria-label={label}>
      <div className={styles.head}>
        {point && <span className={styles.point}>{point.label}</span>}
        {series.map(({ id, label: name, values, look = 'main' }) => (
          <span key={id} className={styles.entry}>
            <span className={joinClasses(styles.key, (kind === 'bar' ? styles.barKey : styles.lineKey)[look])} />
            {name}
            {shown !== null && <span className={styles.value}>{valueAt(values, shown)}</span>}
          </span>
        ))}
      </div>
      <div
        ref={plot}
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={(shown ?? last) + 1}
        aria-valuetext={textAt(shown ?? last)}
        onKeyDown={move}
        onFocus={() => setActive((before) => before ?? last)}
        onBlur={() => setActive(null)}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setActive(null)}
      >
        <svg className={styles.svg} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
          <ChartMarks kind={kind} scales={scales} size={size} isRtl={isRtl} ticks={ticks} series={drawn} formatTick={formatValue} />
          {shown !== null && (
            <g>
              <line className={styles.cursor} x1={scales.middle(shown)} x2={scales.middle(shown)} y1={size.above} y2={scales.base} />
              {kind === 'line' &&
                drawn.map(({ id, look, values }) => {
                  const value = values[shown]
                  if (value === null || value === undefined) return null
                  return <circle key={id} className={styles.mark[look]} cx={scales.middle(shown)} cy={scales.height(value)} r={4.5} />
                })}
            </g>
          )}
        </svg>
      </div>
    </figure>
  )
}
