import { day, hour, minute } from '#platform/time.ts'
import type { Stage } from './stages.ts'

/** The four times that insurance carriers measure from the first call, with the stage that stops each. */
export const clocks = [
  { key: 'contacted', label: 'Contacted', stage: 'contacted', due: 'contact_due_at', at: 'contacted_at' },
  { key: 'inspected', label: 'Inspected', stage: 'inspected', due: 'inspect_due_at', at: 'inspected_at' },
  { key: 'started', label: 'Started', stage: 'mitigating', due: 'start_due_at', at: 'started_at' },
  { key: 'completed', label: 'Completed', stage: 'dry', due: 'complete_due_at', at: 'completed_at' },
] as const satisfies readonly { key: string; label: string; stage: Stage; due: string; at: string }[]

export type ClockKey = (typeof clocks)[number]['key']

/** In milliseconds from the first call, unless Job set-up says otherwise. Lists warn sooner of a call not made: see `minutesToRed`. */
export const usualTargets: Readonly<Record<ClockKey, number>> = {
  contacted: 10 * minute,
  inspected: 4 * hour,
  started: 8 * hour,
  completed: 5 * day,
}

export type ClockTimes = { due_at: string; reached_at: string | null }
export type ClockState = 'met' | 'met-late' | 'running' | 'late'

/** How a clock stands. The server sends both times; a screen only compares. */
export function clockState({ due_at, reached_at }: ClockTimes, now: Date): ClockState {
  const due = Date.parse(due_at)
  if (reached_at !== null) return Date.parse(reached_at) <= due ? 'met' : 'met-late'
  return now.getTime() <= due ? 'running' : 'late'
}
