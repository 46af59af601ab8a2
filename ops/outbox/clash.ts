import { LeadDetail, type LeadMove } from '#domain/leads/lead.ts'
import { outcomeWords } from '#domain/leads/outcomes.ts'
import { visitWords, type Visit } from '#domain/leads/visit.ts'
import type { Words } from '../words/en.ts'
import type { Entry, Write } from './entry.ts'

/** The two sides of a status change that someone else was quicker with: only what differs, each in words. */
export type Clash = { mine: string[]; theirs: string[]; by: string | null; mineWrite: Write }

/** Null where the entry does not clash, or another version of the portal stored it. */
export function clashOf({ write, state, current }: Entry, words: Words['field']['outbox']): Clash | null {
  const { data: theirs } = LeadDetail.safeParse(current)
  if (state !== 'clash' || write.kind !== 'move' || !theirs) return null
  const { move } = write
  const mine = sideOf({ ...move, visit: move.schedule ?? null, outcome: move.outcome ?? null }, words)
  return {
    mine,
    theirs: sideOf(theirs, words),
    by: theirs.history.find(({ name }) => name === 'lead.moved' || name === 'lead.assigned')?.by ?? null,
    mineWrite: { kind: 'move', move: onTopOf(move, theirs.revision) },
  }
}

type Side = { status: LeadMove['status']; visit: Visit | null; outcome: LeadDetail['outcome'] }

function sideOf({ status, visit, outcome }: Side, words: Words['field']['outbox']) {
  const details = [visit && visitWords(visit), outcome && outcomeWords(outcome)]
  return [words.status[status], ...details.filter((detail) => detail !== null)]
}

/** My change, made again from what the server has now. */
function onTopOf(move: LeadMove, revision: number): LeadMove {
  return { ...move, revision }
}
