import { linkedAnswers } from '#domain/forms/answers/filled.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { factValues, type JobOfForm } from '#domain/forms/facts/fact-values.ts'
import { jobQuery } from '../../intake/queries.ts'
import { queryClient } from '../../query-client.ts'
import { currentSession } from '../../session/session.ts'

/** What flows into a form right now: of its job as it is known here, and of who fills it in when. */
export async function linkedNow(form: FormDefinition, jobId: string | null) {
  return linkedTo(form, jobId === null ? null : await jobHere(jobId), new Date())
}

export function linkedTo(form: FormDefinition, job: JobOfForm | null, at: Date) {
  const session = currentSession()
  const technician = session.state === 'signed-in' ? session.user.name : ''
  return linkedAnswers(form, factValues(job, { technician, at }))
}

/** Without a connection as it was read last. */
async function jobHere(id: string) {
  const query = jobQuery(id)
  try {
    return await queryClient.ensureQueryData(query)
  } catch {
    return queryClient.getQueryData(query.queryKey) ?? null
  }
}
