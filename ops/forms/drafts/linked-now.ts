import { linkedAnswers } from '#domain/forms/answers/filled.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { companyFacts, type CompanyOfForms } from '#domain/forms/facts/company-of-forms.ts'
import { factValues, type JobOfForm } from '#domain/forms/facts/fact-values.ts'
import { fileFacts } from '#domain/forms/facts/file-facts.ts'
import { fileRows } from '#domain/forms/facts/file-rows.ts'
import type { ReadFile } from '#domain/forms/facts/job-file.ts'
import { jobQuery } from '../../intake/queries.ts'
import { queryClient } from '../../query-client.ts'
import { currentSession } from '../../session/session.ts'
import { companyOfFormsQuery } from '../queries.ts'
import { agreementDayHere } from './agreement-day.ts'
import { isOfAgreement } from './link-facts.ts'

/** What flows into a form right now: of its job and the company as they are known here, and of who fills it in when. */
export async function linkedNow(form: FormDefinition, jobId: string | null) {
  const [job, company] = await Promise.all([jobId === null ? null : jobHere(jobId), companyHere()])
  const at = new Date()
  const isDated = jobId !== null && fieldsOf(form).some(isOfAgreement)
  const agreed_on = isDated ? await agreementDayHere(jobId, at) : undefined
  return linkedTo(form, job, { at, ...(company && { company }), ...(agreed_on && { agreed_on }) })
}

/** `agreed_on`: the day of the work authorization. */
type Around = { at: Date; file?: ReadFile; company?: CompanyOfForms; agreed_on?: string }

/** With what was measured and placed there and what the company says of itself, where that is known. */
export function linkedTo(
  form: FormDefinition,
  job: JobOfForm | null,
  { at, file, company, agreed_on }: Around,
) {
  const session = currentSession()
  const technician = session.state === 'signed-in' ? session.user.name : ''
  const facts = {
    ...factValues(job, { technician, at }),
    ...(company && companyFacts(company)),
    ...(file && fileFacts(file)),
    ...(agreed_on && { 'agreement.date': agreed_on }),
  }
  return linkedAnswers(form, facts, file && fileRows(file))
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

async function companyHere() {
  try {
    return await queryClient.ensureQueryData(companyOfFormsQuery)
  } catch {
    return queryClient.getQueryData(companyOfFormsQuery.queryKey) ?? null
  }
}
