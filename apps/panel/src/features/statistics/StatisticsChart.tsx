import { Chart } from '@vendor-panel/ui'

/** Loaded on demand: the figures are shown before the code of charts. */
export const StatisticsChart = Chart
