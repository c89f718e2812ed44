const rowsPerInsert = 1_000

/** Rows in the order in which they are inserted, few enough for the values that one statement can have. */
export function partsOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerInsert) }, (_, part) =>
    rows.slice(part * rowsPerInsert, (part + 1) * rowsPerInsert),
  )
}
