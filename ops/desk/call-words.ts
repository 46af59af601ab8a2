import type { CallState } from '#domain/leads/office-calls/call-state.ts'
import { second } from '#platform/time.ts'
import { clockWords } from '../ui/clock.ts'
import { firstName } from '../ui/first-name.ts'
import type { Words } from '../words/en.ts'
import type { ShownStep } from './visit-steps.ts'

export type CallingStep = Pick<ShownStep, 'at' | 'isUnsent' | 'isUntold'> & { call?: CallState | null }

type Seen = {
  now: Date
  clockError: number
  /** Whether the server answers, as far as this device knows. */
  isConnected: boolean
  /** Of the office, as it is written; empty where none is known. */
  phone: string
}

/** What became of a call for the office, in lines; `isCallOffered` while nobody is on it. */
export function callLines(
  { at, isUnsent, isUntold, call }: CallingStep,
  { now, clockError, isConnected, phone }: Seen,
  { calls, locale }: Pick<Words, 'calls' | 'locale'>,
) {
  const isFresh = isConnected && now.getTime() - at.getTime() < usualWay
  if (isUntold && isFresh) return { kind: 'sending', lines: [calls.sending], isCallOffered: false } as const
  if (isUntold) return { kind: 'unknown', lines: [calls.unknown(phone)], isCallOffered: true } as const
  if (isUnsent) return { kind: 'none', lines: [], isCallOffered: true } as const
  if (!call) return { kind: 'none', lines: [], isCallOffered: false } as const
  if (!call.taken_by || !call.taken_at)
    return { kind: 'waiting', lines: [calls.waiting], isCallOffered: true } as const

  const clock = (time: string) => clockWords(new Date(Date.parse(time) + clockError), now, locale)
  const { answer, answered_by, answered_at, ended_at } = call
  const lines = [calls.isOn(firstName(call.taken_by), clock(call.taken_at))]
  if (answer && answered_by && answered_at)
    lines.push(`“${answer}” ${calls.saidBy(firstName(answered_by), clock(answered_at))}`)
  if (ended_at) lines.push(calls.doneAt(clock(ended_at)))
  return { kind: 'taken', lines, isCallOffered: false } as const
}

/** So long it may take to reach the server, before it is worth a word that it has not. */
const usualWay = 8 * second
