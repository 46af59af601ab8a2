import { withFoundDay } from '#domain/jobs/facts/found-day.ts'
import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import { factsIn } from './chat-facts.ts'
import type { ToldFacts } from './told-facts.ts'

/** The facts that the chat and the job have under the same name, with the same choices. */
const sameFacts = [
  'activity',
  'electricity',
  'rooms',
  'found',
  'address',
  'relation',
  'will_claim',
  'pets',
] as const

/**
 * What was told in a chat, as the job of its request says it: nothing is typed again. Name, phone, town and loss stand in the
 * request. “Today” is the day on which it was said. Of a request that came in another way nothing.
 */
export function jobFactsOf(told: ToldFacts | null): JobFacts {
  if (!told) return {}
  const facts = factsIn(told)
  const same = sameFacts.flatMap((name) => (facts[name] == null ? [] : [[name, facts[name]] as const]))
  const known: JobFacts = { channel: 'chat', ...Object.fromEntries(same) }
  return told.found ? withFoundDay(known, new Date(told.found.at)) : known
}
