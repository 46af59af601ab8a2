import { withFoundDay } from '#domain/jobs/facts/found-day.ts'
import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import type { EmergencyKind } from '../danger/emergency-kinds.ts'
import { factsIn } from './chat-facts.ts'
import { FactName, type ToldFacts } from './told-facts.ts'

/** The facts that the chat and the job have under the same name, with the same choices. The others stand in the request. */
const isOfJob: Readonly<Record<FactName, boolean>> = {
  danger: false,
  loss: false,
  activity: true,
  electricity: true,
  rooms: true,
  found: true,
  town: false,
  address: true,
  relation: true,
  will_claim: true,
  pets: true,
  name: false,
}
const sameFacts = FactName.options.filter((name) => isOfJob[name])

type HazardKind = Extract<EmergencyKind, 'hurt' | 'gas' | 'collapse' | 'electricity-in-water'>

/** The answers to the questions of safety that a danger of the chat gives: it is not asked as if no one had told of it. */
const hazardOf: Readonly<Record<HazardKind, 'hurt' | 'gas' | 'ceiling' | 'electricity'>> = {
  hurt: 'hurt',
  gas: 'gas',
  collapse: 'ceiling',
  'electricity-in-water': 'electricity',
}

/**
 * What was told in a chat, as the job of its request says it: nothing is typed again. Name, phone, town and loss stand in the
 * request. “Today” is the day on which it was said. Of a request that came in another way nothing. `danger`: the one that the chat heard.
 */
export function jobFactsOf(told: ToldFacts | null, danger: string | null = null): JobFacts {
  if (!told) return {}
  const facts = factsIn(told)
  const same = sameFacts.flatMap((name) => (facts[name] == null ? [] : [[name, facts[name]] as const]))
  const hazard = danger !== null && isHazard(danger) && hazardOf[danger]
  const known: JobFacts = {
    channel: 'chat',
    ...(hazard && { [hazard]: 'yes' as const }),
    ...Object.fromEntries(same),
  }
  return told.found ? withFoundDay(known, new Date(told.found.at)) : known
}

function isHazard(danger: string): danger is HazardKind {
  return danger in hazardOf
}
