import { day, hour, minute } from '#platform/time.ts'
import { gates, type GateKey } from './gates.ts'
import type { Stage } from './stages.ts'

/**
 * The four times that insurance carriers measure from the first call, with the stage that stops each, and the gate without which that
 * stage proves nothing: someone who may do so enters it anyway.
 */
export const clocks = [
  {
    key: 'contacted',
    label: 'Contacted',
    stage: 'contacted',
    proof: null,
    due: 'contact_due_at',
    at: 'contacted_at',
  },
  {
    key: 'inspected',
    label: 'Inspected',
    stage: 'inspected',
    proof: 'arrived',
    due: 'inspect_due_at',
    at: 'inspected_at',
  },
  {
    key: 'started',
    label: 'Started',
    stage: 'mitigating',
    proof: 'arrived',
    due: 'start_due_at',
    at: 'started_at',
  },
  {
    key: 'completed',
    label: 'Completed',
    stage: 'dry',
    proof: 'points-at-goal',
    due: 'complete_due_at',
    at: 'completed_at',
  },
] as const satisfies readonly {
  key: string
  label: string
  stage: Stage
  proof: GateKey | null
  due: string
  at: string
}[]

export type ClockKey = (typeof clocks)[number]['key']

/** In milliseconds from the first call, unless Job set-up says otherwise. Lists warn sooner of a call not made: see `minutesToRed`. */
export const usualTargets: Readonly<Record<ClockKey, number>> = {
  contacted: 10 * minute,
  inspected: 4 * hour,
  started: 8 * hour,
  completed: 5 * day,
}

/** Whether there is proof of what a clock measures. */
export const proofs = ['held', 'missing'] as const
export type Proof = (typeof proofs)[number]

export function proofOf({ proof }: Pick<(typeof clocks)[number], 'proof'>, met: ReadonlySet<GateKey>): Proof {
  const gate = gates.find(({ key }) => key === proof)
  if (!gate) return 'held'
  return met.has(gate.key) ? 'held' : 'missing'
}

export type ClockTimes = { due_at: string; reached_at: string | null; proof: Proof }
export type ClockState = 'met' | 'met-late' | 'not-proven' | 'running' | 'late'

/** How a clock stands. The server sends times and proof; a screen only compares. Nothing is in time that nobody proved. */
export function clockState({ due_at, reached_at, proof }: ClockTimes, now: Date): ClockState {
  const due = Date.parse(due_at)
  if (reached_at === null) return now.getTime() <= due ? 'running' : 'late'
  if (proof === 'missing') return 'not-proven'
  return Date.parse(reached_at) > due ? 'met-late' : 'met'
}
