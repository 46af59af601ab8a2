import * as z from 'zod'

/** What became of a call for the office, as whoever called sees it: names and times, and the answer. */
export const CallState = z.object({
  taken_by: z.string().nullable(),
  taken_at: z.iso.datetime().nullable(),
  answer: z.string(),
  answered_by: z.string().nullable(),
  answered_at: z.iso.datetime().nullable(),
  /** The office is done with it. */
  ended_at: z.iso.datetime().nullable(),
})
export type CallState = z.output<typeof CallState>

/** No one has taken it yet. */
export const waitingCall: CallState = {
  taken_by: null,
  taken_at: null,
  answer: '',
  answered_by: null,
  answered_at: null,
  ended_at: null,
}

type Times = Record<'taken_at' | 'answered_at' | 'ended_at', Date | null>

export function toCallState({ taken_at, answered_at, ended_at, ...state }: CallRow): CallState {
  const time = (at: Date | null) => at?.toISOString() ?? null
  return {
    ...state,
    taken_at: time(taken_at),
    answered_at: time(answered_at),
    ended_at: time(ended_at),
  }
}

export type CallRow = Omit<CallState, keyof Times> & Times
