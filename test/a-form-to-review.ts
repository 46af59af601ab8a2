import { aForm } from '#domain/forms/a-form.fixture.ts'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { aSubmission, dailyLog } from '#domain/submissions/a-submission.fixture.ts'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { newId } from '#platform/uuid.ts'
import { aCall } from './a-job.ts'
import { aJobToVisit, thisMorning } from './a-visit.ts'
import { aPerson, type Person } from './people.ts'

/** A form that takes the claim number of its job. */
export const claimForm = {
  slug: 'claim-sheet',
  definition: aForm([
    {
      fields: [
        { id: 'task', type: 'short_text', label: { en: 'Task' } },
        { id: 'claim', type: 'short_text', label: { en: 'Claim' }, fact: 'insurance.claim' },
        {
          id: 'other',
          type: 'short_text',
          label: { en: 'Other' },
          show_if: { all: [{ field: 'task', op: 'is', value: 'other' }] },
        },
      ],
    },
  ]),
}

type Decided = { who?: Person; revision: number; reason?: string; field?: string }

/** Two published forms, a job with a technician on it, another who isn't, and the office. */
export async function aFormToReview(
  options: Parameters<typeof aJobToVisit>[1] = {},
  facts: FactChanges = aCall,
) {
  const test = await aJobToVisit(facts, options)
  await publishStandardForms(test.world, [dailyLog, claimForm])
  await test.plan({ when: thisMorning, people: [test.ivy.id] })
  const office = await aPerson(test, 'Office manager', 'Rosa Plover')
  /** Sends a filled form, and returns its ID. */
  async function submit(
    more: object = {},
    { who = test.ivy, id = newId() }: { who?: Person; id?: string } = {},
  ) {
    const json = aSubmission({ job_id: test.job_id, ...more })
    const answer = await who.request(`/api/submissions/${id}`, { method: 'PUT', json })
    if (answer.status !== 201)
      throw new Error(`It was answered with ${answer.status}: ${await answer.text()}`)
    return id
  }
  const decide = (id: string, decision: string, { who = office, ...json }: Decided) =>
    who.request(`/api/submissions/${id}/${decision}`, { method: 'POST', json })
  const get = async (id: string, who = office) => (await who.request(`/api/submissions/${id}`)).json()
  const list = async (query = '', who = office) => {
    const answer = await who.request(`/api/submissions${query}`)
    const { items = [] }: { items?: { id: string; state: string }[] } = await answer.json()
    return items.map(({ id }) => id)
  }
  return { ...test, office, submit, decide, get, list }
}
