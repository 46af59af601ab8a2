import { values } from '#platform/choices.ts'
import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import { hazards } from '#domain/jobs/facts/site-choices.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { fileFreshFor, newestLine } from '../../store/file-age.ts'

// A request and the file of its job are stored apart, and one of them may be younger.

/** An answer of the server, and when it came, in milliseconds. */
type Read<Data> = { data: Data; at: number }
type Card = Read<Pick<LeadDetail, 'site' | 'history'>> | undefined

/** The job with the dangers and the note of the call that its card has, where the card was read later: both say the same of them. */
export function withNewest<Job extends Pick<JobDetail, 'facts'>>(
  { data: job, at }: Read<Job>,
  card: Card,
): Job {
  const site = card && card.at > at ? card.data.site : null
  if (!site) return job
  const { call_note: _before, ...others } = job.facts
  const facts: JobFacts = { ...others, ...(site.call_note && { call_note: site.call_note }) }
  for (const hazard of values(hazards)) {
    if (site.hazards.includes(hazard)) facts[hazard] = 'yes'
    // No longer reported; whether it was ruled out is not on the card.
    else if (facts[hazard] === 'yes') delete facts[hazard]
  }
  return { ...job, facts }
}

type Asked = {
  /** When the part came that is shown, where that is not the job itself. */
  partAt?: number | undefined
  /** The server has not answered since, or is being asked. */
  isUnsure: boolean
  now: number
  /** How far the clock of this device is ahead of the server's. */
  clockError?: number
}

/**
 * Since when the file is not known to be as it says, in milliseconds; null: it is. Its card may tell of something that happened after
 * it was read, and where there is no answer it is older than it would be with one.
 */
export function notKnownSince(
  { data: job, at }: Read<Pick<JobDetail, 'history'>>,
  card: Card,
  { partAt = at, isUnsure, now, clockError = 0 }: Asked,
): number | null {
  const oldest = Math.min(at, partAt)
  const last = Math.max(0, ...job.history.map((line) => Date.parse(line.at))) + clockError
  const isBehind = card !== undefined && newestLine(card.data) > newestLine(job)
  const isPartBehind = partAt < at && partAt < last
  return isBehind || isPartBehind || (isUnsure && now - oldest > fileFreshFor) ? oldest : null
}
