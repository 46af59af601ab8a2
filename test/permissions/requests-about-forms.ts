import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { aSubmission, dailyLog } from '#domain/submissions/a-submission.fixture.ts'
import { paperAddress } from '#domain/submissions/paper/papers.server.ts'
import { newId } from '#platform/uuid.ts'
import { sending, type Ask, type MakeAsk } from './ask.ts'
import type { Place } from './place.ts'

/** Requests about forms, and about filled ones of a job of the person's own and of one that another takes care of. */
export const aboutForms: Readonly<Record<string, MakeAsk>> = {
  'GET /api/forms/{slug}/versions/{version}': async (place) => {
    await publishStandardForms(place.world, [dailyLog])
    return { path: `/api/forms/${dailyLog.slug}/versions/1` }
  },
  ...forBoth('GET /api/jobs/{id}/forms', async (id) => ({ path: `/api/jobs/${id}/forms` })),
  'POST /api/submissions/exports': () => sending('/api/submissions/exports', { format: 'json' }),
  ...forBoth('PUT /api/submissions/{id}', async (job_id, place) => {
    await publishStandardForms(place.world, [dailyLog])
    return { ...sending(`/api/submissions/${newId()}`, aSubmission({ job_id })), method: 'PUT' }
  }),
  ...forBoth('GET /api/submissions/{id}', async (job_id, place) => ({
    path: `/api/submissions/${await submitted(place, job_id)}`,
  })),
  ...forBoth('GET /api/submissions/{id}/document.pdf', async (job_id, place) => ({
    path: `/api/submissions/${await submitted(place, job_id)}/document.pdf`,
  })),
  'GET /api/submissions/{id}/paper | signed address': async (place) => {
    const id = await submitted(place, await place.aJob(place.other))
    await place.other.request(`/api/submissions/${id}/document.pdf`)
    return { path: paperAddress(place.world, id) }
  },
  'GET /api/submissions/{id}/paper | address of its own': async (place) => ({
    path: `/api/submissions/${await submitted(place, await place.aJob(place.other))}/paper`,
  }),
  ...forBoth('PUT /api/submissions/{id}/copies/{message_id}', async (job_id, place) => {
    const id = await submitted(place, job_id)
    await place.world.db
      .updateTable('job')
      .set({ facts: JSON.stringify({ email: 'nora@trillium-family.us' }) })
      .where('id', '=', job_id)
      .execute()
    const sent = sending(`/api/submissions/${id}/copies/${newId()}`, { to: 'nora@trillium-family.us' })
    return { ...sent, method: 'PUT' }
  }),
  ...forBoth('PUT /api/submissions/{id}/offered-again', async (job_id, place) => ({
    path: `/api/submissions/${await submitted(place, job_id)}/offered-again`,
  })),
  ...forBoth('PUT /api/submissions/{id}/copy-given', async (job_id, place) => ({
    ...sending(`/api/submissions/${await submitted(place, job_id)}/copy-given`, {
      way: 'paper',
      given: true,
    }),
    method: 'PUT',
  })),
  ...forBoth('POST /api/submissions/{id}/{decision}', async (job_id, place) =>
    sending(`/api/submissions/${await submitted(place, job_id)}/approve`, { revision: 1 }),
  ),
  'POST /api/submissions/{id}/{decision} | to have it fixed': async (place, who) => {
    const id = await submitted(place, await place.aJob(who))
    return sending(`/api/submissions/${id}/request-fix`, { revision: 1, reason: 'Add the hours.' })
  },
  'POST /api/submissions/{id}/{decision} | to amend it': async (place, who) => {
    const id = await submitted(place, await place.aJob(who))
    await place.other.request(`/api/submissions/${id}/approve`, { method: 'POST', json: { revision: 1 } })
    return sending(`/api/submissions/${id}/amend`, { revision: 2, reason: 'Wrong room.' })
  },
  'POST /api/submissions/{id}/{decision} | to undo it': async (place, who) => {
    const id = await submitted(place, await place.aJob(who))
    await decidedBy(place, who, id)
    return sending(`/api/submissions/${id}/undo`, { revision: 2 })
  },
  'POST /api/submissions/{id}/{decision} | to void it': async (place, who) => {
    const id = await submitted(place, await place.aJob(who))
    return sending(`/api/submissions/${id}/void`, { revision: 1, reason: 'Another job.' })
  },
}

/** As if the person had asked for a fix a moment ago, whatever they may do. */
async function decidedBy({ world }: Place, who: { id: string }, id: string) {
  const decided = {
    state: 'needs_fix',
    decided_from: 'submitted',
    reason: 'Add the hours.',
    revision: 2,
  } as const
  await world.db
    .updateTable('submission')
    .set({ ...decided, decided_by: who.id, decided_at: world.now() })
    .where('id', '=', id)
    .execute()
}

function forBoth(
  route: string,
  ask: (jobId: string, place: Place) => Promise<Ask & { method?: string }>,
): Record<string, MakeAsk> {
  return {
    [`${route} | assigned to them`]: async (place, who) => ask(await place.aJob(who), place),
    [`${route} | another's`]: async (place) => ask(await place.aJob(place.other), place),
  }
}

/** A filled form that someone else submitted. */
async function submitted(place: Place, job_id: string) {
  const id = newId()
  await publishStandardForms(place.world, [dailyLog])
  const answer = await place.other.request(`/api/submissions/${id}`, {
    method: 'PUT',
    json: aSubmission({ job_id }),
  })
  if (answer.status !== 201) throw new Error(`It was answered with ${answer.status}.`)
  return id
}
