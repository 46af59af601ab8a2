import type { SubmissionRow, SubmissionState } from '#domain/submissions/submission.ts'
import { clockWords } from '../ui/clock.ts'

/** The states of a filled form as the office reads them. What is approved is locked: its paper is stored, and only an amendment follows. */
export const stateWords: Readonly<Record<SubmissionState, string>> = {
  submitted: 'To review',
  needs_fix: 'Needs a fix',
  amending: 'Open for an amendment',
  approved: 'Approved and locked',
  revised: 'Replaced',
  void: 'Void',
}

/** Of a form that somebody who has to sign it declined to sign. */
export function declinedWords({ offered_at }: Pick<SubmissionRow, 'offered_at'>) {
  return offered_at ? 'Declined, offered again' : 'Declined'
}

/** What stands below the name of a form in the list. */
export function aboutWords({ customer, job_number, by, state, reason }: SubmissionRow) {
  const who = [customer ?? (job_number ? 'No name' : null), job_number ?? 'No job', by]
  return state === 'needs_fix' && reason
    ? `${job_number ?? 'No job'}: ${reason}`
    : who.filter((part) => part !== null).join(', ')
}

/** When it was done, and when it arrived, where that differs by more than a minute. */
export function arrivalWords({ at, received_at }: Pick<SubmissionRow, 'at' | 'received_at'>, now: Date) {
  const [done, received] = [new Date(at), new Date(received_at)]
  const apart = Math.round((received.getTime() - done.getTime()) / 60_000)
  const arrived = `Received ${clockWords(received, now)}`
  return apart < 1 ? arrived : `${arrived}, ${spanWords(apart)} after it was submitted on the phone`
}

function spanWords(minutes: number) {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${Math.round(hours / 24)} days`
}

/** A hash as short as people compare it. */
export function shortHash(sha256: string) {
  if (sha256 === '') return '–'
  return `${sha256.slice(0, 8)}…${sha256.slice(-4)}`
}
