import { hc, parseResponse } from 'hono/client'
import type { SyncProblemsApi } from '#api/sync-problems.ts'
import { reportOf } from '#domain/sync/reported-write.ts'
import { asMe } from '../as-me.ts'
import type { Entry } from './entry.ts'

const problems = hc<SyncProblemsApi>('/api/sync-problems', asMe)

/** What the office decided of this person's entries. */
export function getOwnProblems() {
  return parseResponse(problems.mine.$get())
}

/** Tells the office of an entry that the server refused. */
export async function reportProblem({ id, leadId, write, fault, at, since, reply }: Entry) {
  const json = {
    lead_id: leadId,
    write: reportOf(write),
    code: fault?.code ?? '',
    detail: fault?.detail ?? '',
    made_at: new Date(at).toISOString(),
    refused_at: new Date(since).toISOString(),
    ...(reply && { reply }),
  }
  return parseResponse(problems[':id'].$put({ param: { id }, json }))
}
