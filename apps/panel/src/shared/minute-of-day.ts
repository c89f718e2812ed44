/** The minute of the day of a time such as 09:30, the value of a `TimeField`. */
export const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
