import { hazardsIn } from './danger.ts'
import { priorityInForce } from './derived.ts'
import { isSameFact } from './facts/clashes.ts'
import { hazards } from './facts/site-choices.ts'
import { storedNames, type FactName, type JobFacts } from './facts/facts.ts'

/** What a job learns of one that is merged into it. */
export const learnedNames = [...storedNames, 'name', 'text_consent'] as const
export type LearnedName = (typeof learnedNames)[number]

/** How a call came in, and what was read to its caller, are of that call alone. Each caller is shown with how to reach them. */
const ofTheCall: readonly FactName[] = ['channel', 'number_read_back', 'read_aloud', 'priority_override']
const comparedNames = [...storedNames, 'town', 'text_consent'] as const
const dangers: ReadonlySet<string> = new Set([...hazards.map(({ value }) => value), 'vulnerable'])
/** The dangers first, in the order of the facts. */
const inOrder = comparedNames.toSorted((a, b) => Number(dangers.has(b)) - Number(dangers.has(a)))

type Both = {
  /** What is known of the merged job. */
  told: JobFacts
  /** What is known of the job that is kept. */
  known: JobFacts
}
type Merging = Both & { number: string; mayTell: (name: string) => boolean }

/**
 * What a merge tells of a job, of all that is known of it. An answer about text messages is that of a number, and an email address or a second
 * number that of a caller, so they come with the same phone: the customer of the kept job is not reached through anyone else.
 */
export function toldFacts(facts: JobFacts, known: JobFacts): JobFacts {
  const { text_consent: _, email: __, phone2: ___, ...told } = facts
  return facts.phone === known.phone ? facts : told
}

/** What both jobs know, but not the same. `stays` is what the kept job says after the merge. */
export type Difference = { name: FactName; told: unknown; kept: unknown; stays: unknown }

/**
 * What is known of the kept job after the merge, and what changed by it. It learns what it did not know. Of what both know, its own
 * stays, except that no danger is lost: a reported hazard wins over a "No", and the more urgent priority is kept. Nor is a "No" to text
 * messages lost.
 */
export function mergedFacts({ told, known, number, mayTell }: Merging) {
  const learned = learnedNames
    .filter((name) => name !== 'priority_override' && mayTell(name))
    .filter((name) => known[name] === undefined && told[name] !== undefined)
  const filled: JobFacts = {
    ...known,
    ...Object.fromEntries(learned.map((name) => [name, told[name]])),
    ...dangersOf({ told, known }),
    ...(told.text_consent === false && { text_consent: false }),
  }
  const facts = { ...filled, ...urgencyOf({ told, known: filled }, number) }
  const changed = learnedNames.filter((name) => !isSameFact(facts[name], known[name]))
  // Whether the customer may be texted is told even where it was not known before.
  const raised = changed.filter((name) => name === 'text_consent' || !learned.includes(name))
  return { facts, changed, raised }
}

/** What the merged job says otherwise than the kept one, for those who decide about the merge and who read of it later. */
export function differencesOf({ told, known }: Both, number: string): Difference[] {
  const { facts } = mergedFacts({ told, known, number, mayTell: () => true })
  return inOrder.flatMap((name) => {
    if (ofTheCall.includes(name)) return []
    const [mine, theirs] = [answerTo(name, told), answerTo(name, known)]
    if (mine === undefined || theirs === undefined || isSameFact(mine, theirs)) return []
    return [{ name, told: mine, kept: theirs, stays: facts[name] }]
  })
}

/** The priority of both, where they differ, and the one that stays. */
export function priorityDifference({ told, known }: Both, number: string) {
  const { facts } = mergedFacts({ told, known, number, mayTell: () => true })
  const [mine, kept] = [priorityInForce(told), priorityInForce(known)]
  return mine === kept ? null : { told: mine, kept, stays: priorityInForce(facts) }
}

/** The facts of a job by which it reports a danger. */
export function dangersIn(facts: JobFacts): FactName[] {
  return [...hazardsIn(facts), ...(facts.vulnerable?.length ? ['vulnerable' as const] : [])]
}

/** The hazards that only the merged job reports, and whoever is vulnerable in either. */
function dangersOf({ told, known }: Both): JobFacts {
  const there = hazardsIn(known)
  const reported = hazardsIn(told).filter((hazard) => !there.includes(hazard))
  const people = [...new Set([...(known.vulnerable ?? []), ...(told.vulnerable ?? [])])]
  return {
    ...Object.fromEntries(reported.map((hazard) => [hazard, 'yes'])),
    ...(people.length > (known.vulnerable?.length ?? 0) && { vulnerable: people }),
  }
}

/** What was not asked in one of the calls may be answered by the other: that makes neither more urgent. */
function urgencyOf({ told, known }: Both, number: string): JobFacts {
  const { priority_override: _, ...rest } = known
  const priority = priorityInForce({ ...rest, ...told })
  if (priority >= priorityInForce(known)) return {}
  const reason = told.priority_override?.reason ?? `As urgent as ${number}, which was merged into it`
  return { priority_override: { priority, reason } }
}

/** A loss of sewage has answered whether there is any. */
function answerTo(name: (typeof comparedNames)[number], facts: JobFacts) {
  if (name !== 'sewage') return facts[name]
  return hazardsIn(facts).includes('sewage') ? 'yes' : facts.sewage
}
