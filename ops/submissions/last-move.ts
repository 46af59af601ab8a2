import type { HistoryLine } from '#domain/records/record.ts'

const movers = new Set(['lead.moved', 'lead.assigned'])

/** Who changed the request last: for the sentence that tells of a conflict. */
export function lastMoveBy(history: readonly Pick<HistoryLine, 'name' | 'at' | 'by'>[]) {
  return (
    history.filter(({ name }) => movers.has(name)).sort((a, b) => b.at.localeCompare(a.at))[0]?.by ?? null
  )
}
