import { publishStandardForms } from '#domain/forms/forms.server.ts'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { NewSubmission } from '#domain/submissions/submission.ts'
import { newId } from '#platform/uuid.ts'
import { aCall } from '#test/a-job.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import { aPerson, type Person } from '#test/people.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { JobForms } from './job-forms.ts'
import { gatePapers, handwritten, signedAt } from './papers.fixture.ts'

type Put = {
  who: Person
  id: string
  revises: string
  version: number
  blobs: string[]
  job_id: string
  language: Language
}

/** Where nobody says another day: on the morning on which tests begin. */
const morning = '2026-11-20T12:00:00.000Z'

/** A job with a technician on it, the forms that its stages ask for, and the office. */
export async function aPacketJob(
  facts: FactChanges = { state: 'OH' },
  options: Parameters<typeof aJobToVisit>[1] = {},
) {
  const test = await aJobToVisit({ ...aCall, ...facts }, options)
  const { job_id, ivy } = test
  await publishStandardForms(test.world, gatePapers)
  await test.plan({ when: thisMorning, people: [ivy.id] })
  const office = await aPerson(test, 'Office manager', 'Rosa Plover')
  const put = (form: string, answers: object, { who = ivy, id = newId(), ...more }: Partial<Put> = {}) =>
    who.request(`/api/submissions/${id}`, {
      method: 'PUT',
      json: NewSubmission.parse({ form, version: 1, job_id, at: morning, answers, blobs: [], ...more }),
    })
  const decide = (id: string, decision: string, json: object) =>
    office.request(`/api/submissions/${id}/${decision}`, { method: 'POST', json })
  const forms = async (who = ivy): Promise<JobForms> =>
    (await who.request(`/api/jobs/${job_id}/forms`)).json()
  const form = async (slug: string) => (await forms()).forms.find((each) => each.form === slug)
  const signed = { owner_signature: signedAt(morning) }
  const authorize = (id = newId()) =>
    put('work-authorization-ohio', { form_date: '2026-11-20', ...signed }, { id })
  const notify = (more: object = {}) => put('notice-of-cancellation', { signed_on: '2026-11-20', ...more })
  const waive = (decision = 'waives') =>
    put('emergency-waiver', { decision, ...(decision === 'waives' && { statement: handwritten }), ...signed })
  return { ...test, office, put, decide, forms, form, authorize, notify, waive }
}
