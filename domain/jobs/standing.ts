import { boardStages, type BoardStage } from './board/board-stages.ts'
import type { BoardRow } from './board/board.ts'
import { clockState, type ClockKey } from './stages/clocks.ts'
import { isStuckWithoutVisit } from './stages/visited.ts'

/** What is wrong with a row of the board: the one thing that its third line says. */
export type Wrong =
  | { rule: 'late'; clock: ClockKey; ms: number }
  | { rule: 'canceled' }
  | { rule: 'on-hold'; reason: string }
  | { rule: 'no-visit' }
  | { rule: 'no-crew' }
  | { rule: 'waiting'; stage: BoardStage; ms: number }

export type Standing = {
  /** For how long it has stood where it stands. */
  ms: number
  isLate: boolean
  /** It has waited longer there than `longest_ms` of its stage. */
  isWaitingTooLong: boolean
  wrong: Wrong | null
}

export function standingOf(row: BoardRow, longest_ms: number | null, now: Date): Standing {
  const ms = now.getTime() - Date.parse(sinceOf(row))
  const late = isCounted(row) ? row.clocks.find((clock) => clockState(clock, now) === 'late') : undefined
  const isWaitingTooLong = longest_ms !== null && ms > longest_ms && !isScheduled(row)
  return { ms, isLate: late !== undefined, isWaitingTooLong, wrong: wrongOf() }

  function wrongOf(): Wrong | null {
    if (late) return { rule: 'late', clock: late.key, ms: now.getTime() - Date.parse(late.due_at) }
    if (row.kind === 'lead' && row.is_canceled) return { rule: 'canceled' }
    if (row.kind === 'job') {
      if (row.side === 'on_hold') return { rule: 'on-hold', reason: row.side_reason }
      if (row.next_visit?.people.length === 0) return { rule: 'no-crew' }
      if (!row.next_visit && isStuckWithoutVisit(row.stage)) return { rule: 'no-visit' }
    }
    return isWaitingTooLong ? { rule: 'waiting', stage: stageOf(row), ms } : null
  }
}

export function stageOf(row: BoardRow): BoardStage {
  if (row.kind === 'job' && row.side === 'on_hold') return 'on_hold'
  return boardStages.find(({ value }) => value === row.stage)?.value ?? 'new'
}

/** Since when it stands where it stands. */
export function sinceOf(row: BoardRow) {
  return (row.kind === 'job' && row.side_since) || row.stage_since
}

/** A request with a visit waits for its day. */
function isScheduled(row: BoardRow) {
  return row.kind === 'lead' && row.stage === 'dispatched'
}

/** Of what is put aside or no longer wanted no clock runs. */
function isCounted(row: BoardRow) {
  return row.kind === 'job' ? row.side === null : !row.is_canceled
}
