import { day } from '#platform/time.ts'
import { stages, type Stage } from '#domain/jobs/stages/stages.ts'

/** Where a job stands that someone still works on: in a stage before the last one, or on hold. */
export type BoardStage = Exclude<Stage, 'closed'> | 'on_hold'

/** `toCome`: what a job waits for there, said before "for 31 d". */
type Shown = { readonly value: BoardStage; readonly label: string; readonly toCome: string }

const toCome: Readonly<Record<Exclude<Stage, 'closed'>, string>> = {
  new: 'Not called',
  contacted: 'No crew sent',
  dispatched: 'Not inspected',
  inspected: 'Not authorized',
  authorized: 'Not started',
  mitigating: 'No drying',
  drying: 'Not dry',
  dry: 'Docs missing',
  docs_complete: 'Not billed',
  billed: 'Not paid',
  paid: 'Not closed',
}

export const boardStages: readonly Shown[] = [
  ...stages.flatMap(({ value, label }) =>
    value === 'closed' ? [] : [{ value, label, toCome: toCome[value] }],
  ),
  { value: 'on_hold', label: 'On hold', toCome: 'On hold' },
]

/** Two stages share a column, in the order of the way. */
export const boardColumns: readonly (readonly BoardStage[])[] = [
  ['new', 'contacted'],
  ['dispatched', 'inspected'],
  ['authorized', 'mitigating'],
  ['drying'],
  ['dry', 'docs_complete'],
  ['billed', 'paid', 'on_hold'],
]

/** A bill is to be paid within 30 days, and a hold is looked at again after 5, however long others took. */
const longest: Readonly<Partial<Record<BoardStage, number>>> = { billed: 30 * day, on_hold: 5 * day }

/** How long a job may stay before it waits too long: twice the usual time. Null where nothing tells. */
export function longestWait(stage: BoardStage, usual_ms: number | null): number | null {
  const most = longest[stage] ?? Infinity
  const limit = usual_ms === null ? most : Math.min(2 * usual_ms, most)
  return Number.isFinite(limit) ? limit : null
}
