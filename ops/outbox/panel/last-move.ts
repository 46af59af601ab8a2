import type { HistoryLine } from '#domain/records/record.ts'

const movers = new Set(['lead.moved', 'lead.assigned'])

type Line = Pick<HistoryLine, 'name' | 'at' | 'by'>

/** Who changed the request last: for the sentence that tells of a conflict. */
export function lastMoveBy(history: readonly Line[]) {
  return lastMove(history)?.by ?? null
}

export function lastMove<One extends Line>(history: readonly One[]) {
  return history.filter(({ name }) => movers.has(name)).sort((a, b) => b.at.localeCompare(a.at))[0] ?? null
}
