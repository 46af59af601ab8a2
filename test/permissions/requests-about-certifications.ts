import { signPath } from '#platform/files/signed-url.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { pathOfDocument } from '#domain/certifications/certification-views.server.ts'
import { firstFacts } from '#domain/company/first-facts.ts'
import { sending, type Ask, type MakeAsk } from './ask.ts'
import type { Place } from './place.ts'

const facts = { code: 'WRT', number: '', issued_on: null, expires_on: null }
const pdf = { headers: { 'Content-Type': 'application/pdf' }, body: '%PDF-1.4' }

/** Requests about certifications, about files of people, and about the company. */
export const aboutCertifications: Readonly<Record<string, MakeAsk>> = {
  'GET /api/certifications | their own': (_, { id }) => ({ path: `/api/certifications?employee_id=${id}` }),
  "GET /api/certifications | another's": ({ other }) => ({
    path: `/api/certifications?employee_id=${other.id}`,
  }),
  'POST /api/certifications | their own': (_, { id }) =>
    sending('/api/certifications', { ...facts, id: newId(), employee_id: id }),
  "POST /api/certifications | another's": ({ other }) =>
    sending('/api/certifications', { ...facts, id: newId(), employee_id: other.id }),
  ...ofBoth('PUT /api/certifications/{id}', (id) =>
    sending(`/api/certifications/${id}`, { ...facts, number: '7', revision: 1 }),
  ),
  ...ofBoth('DELETE /api/certifications/{id}', (id) => ({ path: `/api/certifications/${id}?revision=1` })),
  ...ofBoth('PUT /api/certifications/{id}/file', (id) => ({
    path: `/api/certifications/${id}/file`,
    init: pdf,
  })),
  'POST /api/certifications/{id}/check': async (place) =>
    sending(`/api/certifications/${await aCertification(place)}/check`, { revision: 1 }),
  'GET /api/certifications/{id}/file | signed address': async (place) => {
    const path = await aDocument(place)
    return { path: signPath(place.world.secret, path, new Date(place.world.now().getTime() + minute)) }
  },
  'GET /api/certifications/{id}/file | address of its own': async (place) => ({
    path: await aDocument(place),
  }),
  'POST /api/employees/import/plan': ({ other }) =>
    sending('/api/employees/import/plan', { csv: `username\n${other.username}` }),
  'POST /api/employees/import': async ({ other }) => {
    const csv = `username\n${other.username}`
    const answer = await other.request('/api/employees/import/plan', { method: 'POST', json: { csv } })
    const { plan }: { plan: string } = await answer.json()
    return sending('/api/employees/import', { csv, plan })
  },
  'POST /api/employees/export': () => ({ path: '/api/employees/export' }),
  'GET /api/audit/records': () => ({ path: '/api/audit/records?q=nobody' }),
  'POST /api/company/pictures': ({ photo }) => ({
    path: '/api/company/pictures',
    init: { headers: { 'Content-Type': 'image/jpeg' }, body: photo.bytes },
  }),
  'PUT /api/company': async ({ world }) => {
    const { revision } = await world.db.selectFrom('company').select('revision').executeTakeFirstOrThrow()
    return sending('/api/company', {
      facts: { ...firstFacts, price_range: '$'.repeat(revision % 5) },
      revision,
    })
  },
}

/** The same about what they hold themselves, and about what another holds. */
function ofBoth(route: string, ask: (id: string) => Ask): Record<string, MakeAsk> {
  return {
    [`${route} | their own`]: async (place, who) => ask(await aCertification(place, who.id)),
    [`${route} | another's`]: async (place) => ask(await aCertification(place)),
  }
}

async function aCertification({ other }: Place, employee_id = other.id) {
  const id = newId()
  const json = { ...facts, id, employee_id }
  await other.request('/api/certifications', { method: 'POST', json })
  return id
}

async function aDocument(place: Place) {
  const id = await aCertification(place)
  await place.other.request(pathOfDocument(id), { method: 'PUT', ...pdf })
  return pathOfDocument(id)
}
