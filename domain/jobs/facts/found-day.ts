import { daysLater } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { JobFacts } from './facts.ts'

type Found = Pick<JobFacts, 'found' | 'found_on'>

/** The day that "today" meant at the time of the call; undefined where what was said names no day. */
export function foundDay(found: JobFacts['found'], saidAt: Date): string | undefined {
  if (found === 'just_now' || found === 'today') return companyDay(saidAt)
  return found === 'yesterday' ? daysLater(companyDay(saidAt), -1) : undefined
}

/** With the day beside the word, which means another day tomorrow. A day that someone entered stays. */
export function withFoundDay<Facts extends Found>(facts: Facts, saidAt: Date): Facts {
  const found_on = facts.found_on ?? foundDay(facts.found, saidAt)
  return found_on === undefined ? facts : { ...facts, found_on }
}
