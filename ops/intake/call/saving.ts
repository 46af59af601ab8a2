import * as z from 'zod'
import { clashesOf, isSameFact } from '#domain/jobs/facts/clashes.ts'
import { factNames, FactChanges, JobFacts, type FactName } from '#domain/jobs/facts/facts.ts'
import { withChanges } from '#domain/jobs/facts/with-changes.ts'
import { placeNames } from '#domain/jobs/place-text.ts'
import { newId } from '#platform/uuid.ts'
import type { Draft, Pending } from './draft.ts'
import { factsOf, unsaved } from './facts-of.ts'

/** What the server says of a job after a save; of one that it had received before it says less. */
const Answer = z.object({ number: z.string(), revision: z.int(), facts: JobFacts.optional() })

/** A job as others may have changed it. */
export const Current = z.object({ number: z.string(), revision: z.int(), facts: JobFacts })
export type Current = z.output<typeof Current>

/** The next save, or null where the server knows everything. The first makes the job, later ones change it. */
export function nextSave(draft: Draft, may: { mayEditClaims: boolean }, now = Date.now()): Pending | null {
  const changes = unsaved(draft, may)
  const { known: before, saved, started_at } = draft
  if (saved && Object.keys(changes).length === 0) return null
  const after = withChanges(before, changes)
  const at = new Date(started_at ?? now).toISOString()
  const write = saved
    ? ({ kind: 'job_change', revision: saved.revision, changes } as const)
    : ({ kind: 'job', facts: changes, at } as const)
  return { entry: newId(), write, before, after }
}

export function begun(draft: Draft, pending: Pending): Draft {
  return { ...draft, pending }
}

/** The outbox has it, and with an answer the server too. */
export function settled(draft: Draft, answer: unknown, now = Date.now()): Draft {
  const { pending } = draft
  if (!pending) return draft
  const told = Answer.safeParse(answer).data
  const saved = {
    number: told?.number ?? draft.saved?.number ?? null,
    revision: told?.revision ?? draft.saved?.revision ?? 1,
    at: now,
    is_received: told !== undefined,
  }
  const next = { ...draft, known: pending.after, pending: null, saved }
  return told?.facts ? adopted(next, { ...told, facts: told.facts }) : next
}

/** The server refused it: what was typed is still there. */
export function refused(draft: Draft): Draft {
  return { ...draft, pending: null }
}

/** The number came after the job had waited in the outbox. */
export function numbered(draft: Draft, { number, revision }: Pick<Current, 'number' | 'revision'>): Draft {
  if (!draft.saved) return draft
  return { ...draft, saved: { ...draft.saved, number, revision, is_received: true } }
}

/** Takes in the job as others changed it: facts that were not changed here are as they have them. */
export function adopted(draft: Draft, current: Current): Draft {
  const { facts: theirs, revision, number } = current
  const { facts: mine } = factsOf(draft)
  const fresh = factNames.filter(
    (name) => isSameFact(mine[name], draft.known[name]) && !isSameFact(theirs[name], mine[name]),
  )
  const at = draft.saved?.at ?? 0
  return {
    ...replaced(draft, fresh, theirs),
    known: theirs,
    saved: { number, revision, at, is_received: true },
  }
}

/** With these facts as they are there, whatever was chosen or typed for them here. */
function replaced(draft: Draft, names: readonly FactName[], there: JobFacts): Draft {
  const isPlaced = draft.place !== null && placeNames.some((name) => names.includes(name))
  const { chosen, typed, ...rest } = isPlaced ? withChosenPlace(draft) : draft
  const others = <Value>(fields: Record<string, Value>) =>
    Object.entries(fields).filter(([name]) => !names.some((each) => each === name))
  const taken = names.flatMap((name) => (there[name] === undefined ? [] : [[name, there[name]]]))
  return {
    ...rest,
    chosen: JobFacts.parse(Object.fromEntries([...others(chosen), ...taken])),
    typed: Object.fromEntries(others(typed)),
  }
}

function withChosenPlace(draft: Draft): Draft {
  const { facts } = factsOf(draft)
  const { address, town, state, zip } = facts
  const rest = Object.entries(draft.chosen).filter(([name]) => !placeNames.some((each) => each === name))
  const place = Object.entries({ address, town, state, zip }).filter(([, value]) => value !== undefined)
  return { ...draft, chosen: JobFacts.parse(Object.fromEntries([...rest, ...place])), place: null }
}

/** Facts that both changed to something else, where there are any. */
export function clashWith({ before, write }: Pending, theirs: JobFacts) {
  const changes = FactChanges.parse(
    write.kind === 'job_change' ? write.changes : write.kind === 'job' ? write.facts : {},
  )
  return clashesOf({ base: before, changes, theirs })
}

/** What was decided: of what was changed here, everything that is not among the changes is as the server has it. */
export function decided(draft: Draft, current: Current, changes: FactChanges): Draft {
  const { facts } = factsOf(draft)
  const given = factNames.filter(
    (name) => !isSameFact(facts[name], draft.known[name]) && !Object.hasOwn(changes, name),
  )
  return adopted(replaced({ ...draft, pending: null }, given, current.facts), current)
}
