import { rowsOf, type Row } from '#domain/forms/answers/rows.ts'
import type { Json } from '#platform/canonical-json.ts'

/**
 * The rows of a table that follows its job: cells that still say what flowed in before say what the job says now. What the person
 * typed, added or removed stays as they left it.
 */
export function followRows(
  mine: Json | undefined,
  { before, now }: { before: Json | undefined; now: Json | undefined },
): Json | undefined {
  const [here, seen, known] = [mine, before, now].map((rows) => byId(rows))
  if (!here || !seen || !known) return mine
  const kept = rowsOf(mine).flatMap((row) => {
    const next = known.get(row.id)
    if (next) return [followCells(row, { before: seen.get(row.id), now: next })]
    return isSame(row, seen.get(row.id)) ? [] : [row]
  })
  const added = rowsOf(now).filter(({ id }) => !here.has(id) && !seen.has(id))
  const rows = [...kept, ...added]
  return rows.length === 0 ? undefined : JSON.parse(JSON.stringify(rows))
}

function byId(rows: Json | undefined) {
  return new Map(rowsOf(rows).map((row) => [row.id, row]))
}

function followCells(mine: Row, { before, now }: { before: Row | undefined; now: Row }): Row {
  const names = new Set([mine, now].flatMap(({ cells }) => Object.keys(cells)))
  const cells = [...names].flatMap((name) => {
    const typed = !isSame(mine.cells[name], before?.cells[name])
    const cell = typed ? mine.cells[name] : now.cells[name]
    return cell === undefined ? [] : [[name, cell] as const]
  })
  return { id: mine.id, cells: Object.fromEntries(cells) }
}

function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one) === JSON.stringify(other)
}
