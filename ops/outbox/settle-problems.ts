import { isOneOf, notYoursCodes } from '#domain/refusals/refusal-codes.ts'
import type { OwnProblem } from '#domain/sync/problem.ts'
import { isTransient, problemOf } from '../problem.ts'
import type { OutboxStore } from './outbox-store.ts'
import type { Entry } from './entry.ts'
import { isReplied, isWithOffice } from './unsent-states.ts'

type Office = {
  report: (entry: Entry) => Promise<unknown>
  decisions: () => Promise<OwnProblem[]>
}
/** Its schemas are those of whole jobs, and hardly any outbox needs them. */
const problemsApi = () => import('./problems-api.ts')
const theOffice: Office = {
  report: async (entry) => (await problemsApi()).reportProblem(entry),
  decisions: async () => (await problemsApi()).getOwnProblems(),
}

/**
 * Tells the office what the server refused, and takes over what the office decided. What someone waits for at a form is left to
 * them, and so is what the office can't be told. What was refused because the request was someone else's waits again as soon as the
 * request is back: true if there is any.
 */
export async function settleProblems(
  store: Pick<OutboxStore, 'listOpen' | 'apply'>,
  waiting: ReadonlyMap<string, unknown>,
  office: Office = theOffice,
): Promise<boolean> {
  const entries = await store.listOpen()
  const full = new Set<Entry['write']['kind']>()
  for (const entry of entries) {
    if (entry.state !== 'refused' || waiting.has(entry.id) || full.has(entry.write.kind)) continue
    const came = await tell(office, entry)
    if (came === 'told') await store.apply(entry.id, { kind: 'reported' })
    // The person decides again, with what they typed.
    else if (isReplied(entry)) await store.apply(entry.id, { kind: 'reply-refused' })
    if (came === 'too-many') full.add(entry.write.kind)
  }
  const refused = new Map(entries.filter(isWithOffice).map((entry) => [entry.id, entry]))
  if (refused.size === 0) return false
  let isMore = false
  for (const { id, state, reason, is_yours, decider = null } of await office.decisions()) {
    if (state !== 'open' && state !== 'arrived')
      await store.apply(id, { kind: 'decided', state, reason, decider })
    const isFree = state === 'open' && is_yours && wasNotYours(refused.get(id))
    if (isFree) await store.apply(id, { kind: 'returned' })
    isMore ||= isFree
  }
  return isMore
}

/** What was refused because the request was someone else's. For any other reason it would be refused again. */
function wasNotYours(entry: Entry | undefined) {
  return isOneOf(notYoursCodes, entry?.fault?.code ?? '')
}

/**
 * One report that is not accepted must not hold back the others. Of what the office has too many of, others like it would not be
 * accepted either until it has decided. Rejects where none would arrive now.
 */
async function tell({ report }: Office, entry: Entry) {
  try {
    await report(entry)
    return 'told'
  } catch (error) {
    if (problemOf(error).code === 'too-many-problems') return 'too-many'
    if (isTransient(error)) throw error
    return 'refused'
  }
}
