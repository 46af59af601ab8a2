/**
 * The way of a job, in order. Plain data: the portal shows it in this order. The lead's status follows: see `leadStatusAt`.
 */
export const stages = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'dispatched', label: 'Dispatched' },
  { value: 'inspected', label: 'Inspected' },
  { value: 'authorized', label: 'Authorized' },
  { value: 'mitigating', label: 'Mitigating' },
  { value: 'drying', label: 'Drying' },
  { value: 'dry', label: 'Dry' },
  { value: 'docs_complete', label: 'Docs complete' },
  { value: 'billed', label: 'Billed' },
  { value: 'paid', label: 'Paid' },
  { value: 'closed', label: 'Closed' },
] as const

export type Stage = (typeof stages)[number]['value']

/** Where a job can stand beside its stages. `isOver`: no one works on it any more. */
export const sideStates = [
  { value: 'on_hold', label: 'On hold', isOver: false },
  { value: 'lost', label: 'Lost', isOver: true },
  { value: 'referred_out', label: 'Referred out', isOver: true },
  { value: 'duplicate', label: 'Duplicate', isOver: true },
] as const

export type SideState = (typeof sideStates)[number]['value']

export const stageWords = wordsOf(stages)
export const sideWords = wordsOf(sideStates)

/** The place of a stage on the way, from 0. */
export function stageIndex(stage: Stage) {
  return stages.findIndex(({ value }) => value === stage)
}

/** Whether the job has come as far as the stage, or further. */
export function hasReached(stage: Stage, goal: Stage) {
  return stageIndex(stage) >= stageIndex(goal)
}

/** The stage after this one; null at the end. */
export function stageAfter(stage: Stage): Stage | null {
  return stages[stageIndex(stage) + 1]?.value ?? null
}

export function isOver(stage: Stage, side: SideState | null) {
  return stage === 'closed' || endsJob(side)
}

/** Whether no one works on a job that is put aside there, whatever its stage. */
export function endsJob(side: SideState | null) {
  return sideStates.some(({ value, isOver }) => value === side && isOver)
}

/** The status of the request whose job this is. */
export function leadStatusAt(stage: Stage, side: SideState | null) {
  if (isOver(stage, side)) return 'closed'
  if (stage === 'new' || stage === 'contacted') return stage
  return 'scheduled'
}

function wordsOf<Value extends string>(list: readonly { readonly value: Value; readonly label: string }[]) {
  const words: Partial<Record<Value, string>> = {}
  for (const { value, label } of list) words[value] = label
  return (value: Value) => words[value] ?? ''
}
