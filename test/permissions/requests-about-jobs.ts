import { firstEquipmentRules } from '#domain/equipment/equipment-rules.ts'
import { firstWeights } from '#domain/file-audit/audit-rules.ts'
import { newId } from '#platform/uuid.ts'
import { firstCertificationRules, firstTargets } from '#domain/jobs/set-up/set-up.ts'
import type { Stage } from '#domain/jobs/stages/stages.ts'
import { firstPackets } from '#domain/packets/first-packets.ts'
import { firstDryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { firstTemplates } from '#domain/messages/templates.ts'
import { aCall } from '#test/a-job.ts'
import type { Person } from '#test/people.ts'
import { sending, type Ask, type MakeAsk } from './ask.ts'
import type { Place } from './place.ts'

/** Each about a job of its own. */
export const aboutJobs: Readonly<Record<string, MakeAsk>> = {
  ...forBoth('GET /api/jobs/{id}', (id) => ({ path: `/api/jobs/${id}` })),
  ...forBoth('GET /api/jobs/{id}/history', (id) => ({ path: `/api/jobs/${id}/history` })),
  'GET /api/jobs/access-codes': () => ({ path: '/api/jobs/access-codes' }),
  'GET /api/jobs/matches': () => ({ path: '/api/jobs/matches?phone=3305' }),
  'POST /api/jobs | of a call': () => sending('/api/jobs', { id: newId(), facts: aCall }),
  'POST /api/jobs | of a request assigned to them': async (place, who) =>
    sending('/api/jobs', { id: await place.aLead(who), facts: {} }),
  "POST /api/jobs | of another's request": async (place) =>
    sending('/api/jobs', { id: await place.aLead(place.other), facts: {} }),
  ...forBoth('PATCH /api/jobs/{id}', (id) => changing(id, { pets: 'None' })),
  'PATCH /api/jobs/{id} | its claim': async (place, who) =>
    changing(await place.aJob(who), { carrier: 'Millrace Mutual' }),
  'PUT /api/jobs/{id}/stage | to New': (place, who) => moving(place, who, { from: 'contacted', to: 'new' }),
  'PUT /api/jobs/{id}/stage | to Drying': (place, who) =>
    moving(place, who, { from: 'mitigating', to: 'drying' }),
  'PUT /api/jobs/{id}/stage | to Paid': (place, who) => moving(place, who, { from: 'billed', to: 'paid' }),
  "PUT /api/jobs/{id}/stage | another's": (place) =>
    moving(place, place.other, { from: 'contacted', to: 'new' }),
  'PUT /api/jobs/{id}/stage | past a gate': (place, who) =>
    moving(place, who, { from: 'contacted', to: 'dispatched', override: 'The crew is on call.' }),
  ...forBoth('PUT /api/jobs/{id}/side', (id) =>
    sending(`/api/jobs/${id}/side`, { side: 'on_hold', reason: 'Waits for the adjuster.', revision: 1 }),
  ),
  ...forBoth('POST /api/jobs/{id}/categories', (id) =>
    sending(`/api/jobs/${id}/categories`, { id: newId(), category: 2, reason: 'Dishwasher' }),
  ),
  ...forBoth('PUT /api/jobs/{id}/access-code', (id) =>
    sending(`/api/jobs/${id}/access-code`, { code: '4711' }),
  ),
  ...forBoth('POST /api/jobs/{id}/access-code/showings', async (id, { other }) => {
    await other.request(`/api/jobs/${id}/access-code`, { method: 'PUT', json: { code: '4711' } })
    return { path: `/api/jobs/${id}/access-code/showings` }
  }),
  ...forBoth('GET /api/jobs/{id}/money', (id) => ({ path: `/api/jobs/${id}/money` })),
  ...forBoth('POST /api/jobs/{id}/money', (id) => sending(`/api/jobs/${id}/money`, aPayment())),
  ...forBoth('POST /api/jobs/{id}/money/{entry_id}/void', async (id, { other }) => {
    const json = aPayment()
    await other.request(`/api/jobs/${id}/money`, { method: 'POST', json })
    return sending(`/api/jobs/${id}/money/${json.id}/void`, { reason: 'Entered twice.' })
  }),
  ...forBoth('GET /api/jobs/{id}/messages', (id) => ({ path: `/api/jobs/${id}/messages` })),
  ...forBoth('POST /api/jobs/{id}/messages', async (id, place) =>
    sending(`/api/jobs/${id}/messages`, await anEmail(place, id)),
  ),
  ...forBoth('POST /api/jobs/{id}/messages/{message_id}/retry', async (id, place) => {
    const json = await anEmail(place, id)
    await place.other.request(`/api/jobs/${id}/messages`, { method: 'POST', json })
    return { path: `/api/jobs/${id}/messages/${json.id}/retry` }
  }),
  'PUT /api/job-setup/clocks': () => settingUp('clocks', firstTargets),
  'PUT /api/job-setup/equipment': () => settingUp('equipment', firstEquipmentRules),
  'PUT /api/job-setup/packets': () => settingUp('packets', firstPackets),
  'PUT /api/job-setup/audit': () => settingUp('audit', firstWeights),
  'PUT /api/job-setup/certifications': () => settingUp('certifications', firstCertificationRules),
  'PUT /api/job-setup/templates': () => settingUp('templates', firstTemplates),
  'PUT /api/job-setup/drying': () => settingUp('drying', firstDryingSetup),
  'POST /api/jobs/{id}/merge': async (place) => merging(place, await place.aJob(place.other)),
  'POST /api/jobs/{id}/unmerge': async (place) => {
    const id = await place.aJob(place.other)
    const { path, init } = await merging(place, id)
    await place.other.request(path, { method: 'POST', ...init })
    return { path: `/api/jobs/${id}/unmerge` }
  },
}

/** As it is already, which changes nothing. */
function settingUp(part: string, value: unknown) {
  return sending(`/api/job-setup/${part}`, { value, revision: 0 })
}

function aPayment() {
  const paid = { type: 'payment', kind: 'check', party: 'customer', amount_cents: 50_000, on: '2026-11-20' }
  return { id: newId(), ...paid }
}

/** To an address of its own: few are written to one. */
async function anEmail({ other }: Place, id: string) {
  const to = `nora.${id}@trillium.example`
  await other.request(`/api/jobs/${id}`, {
    method: 'PATCH',
    json: { revision: 1, changes: { email: to } },
  })
  return { id: newId(), channel: 'email', to, subject: 'Your visit', body: 'We come on Friday.' }
}

async function merging(place: Place, id: string) {
  const answer = await place.other.request(`/api/jobs/${await place.aJob(place.other)}`)
  const { number }: { number: string } = await answer.json()
  return sending(`/api/jobs/${id}/merge`, { into: number, revision: 1 })
}

/** The same request about a job of the person's own, and about one that another takes care of. */
function forBoth(
  route: string,
  ask: (id: string, place: Place) => Promise<Ask> | Ask,
): Record<string, MakeAsk> {
  return {
    [`${route} | assigned to them`]: async (place, who) => ask(await place.aJob(who), place),
    [`${route} | another's`]: async (place) => ask(await place.aJob(place.other), place),
  }
}

function changing(id: string, changes: object) {
  return sending(`/api/jobs/${id}`, { revision: 1, changes })
}

type Move = { from: Stage; to: Stage; override?: string }

async function moving(place: Place, whose: Person, { from, to, override }: Move) {
  const id = await place.aJob(whose)
  // After a fire nothing is dried, so no gate asks for readings.
  const facts = JSON.stringify({ loss_type: 'fire' })
  await place.world.db.updateTable('job').set({ stage: from, facts }).where('id', '=', id).execute()
  return sending(`/api/jobs/${id}/stage`, { stage: to, revision: 1, override, reason: 'Too early' })
}
