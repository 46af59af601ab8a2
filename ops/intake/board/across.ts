/** A row on the screen: who it is of, and where its middle lies. */
export type PlacedRow = { id: string; y: number }

/** The row of the next column with rows that lies beside the one named; null where there is none. */
export function acrossFrom(
  columns: readonly (readonly PlacedRow[])[],
  id: string,
  by: 1 | -1,
): string | null {
  const from = columns.findIndex((rows) => rows.some((row) => row.id === id))
  const start = columns[from]?.find((row) => row.id === id)
  if (!start) return columns.flat()[0]?.id ?? null
  const onTheWay = by === 1 ? columns.slice(from + 1) : columns.slice(0, from).toReversed()
  const beside = onTheWay.find((rows) => rows.length > 0) ?? []
  const away = ({ y }: PlacedRow) => Math.abs(y - start.y)
  return beside.toSorted((a, b) => away(a) - away(b))[0]?.id ?? null
}
