import type { OwnProblem } from '#domain/sync/problem.ts'
import { mayPass } from '../problem.ts'
import { getOwnProblems, reportProblem } from '../sync/sync-api.ts'
import type { OutboxStore } from '../store/outbox-store.ts'
import type { Entry } from './entry.ts'

type Office = {
  report: (entry: Entry) => Promise<unknown>
  decisions: () => Promise<OwnProblem[]>
}
const theOffice: Office = { report: reportProblem, decisions: getOwnProblems }

/**
 * Tells the office what the server refused, and takes over what the office decided. What someone waits for at a form is left to
 * them, and so is what the office can't be told.
 */
export async function settleProblems(
  store: Pick<OutboxStore, 'listOpen' | 'happened'>,
  waiting: ReadonlyMap<string, unknown>,
  office: Office = theOffice,
): Promise<void> {
  const entries = await store.listOpen()
  for (const entry of entries) {
    if (entry.state !== 'refused' || waiting.has(entry.id)) continue
    if (await isTold(office, entry)) await store.happened(entry.id, { kind: 'reported' })
  }
  if (!entries.some(({ state }) => state === 'with_office')) return
  for (const { id, state, reason } of await office.decisions())
    if (state !== 'open') await store.happened(id, { kind: 'decided', state, reason })
}

/** One report that is not accepted must not hold back the others. Rejects where none would arrive now. */
async function isTold({ report }: Office, entry: Entry) {
  try {
    await report(entry)
    return true
  } catch (error) {
    if (mayPass(error)) throw error
    return false
  }
}
