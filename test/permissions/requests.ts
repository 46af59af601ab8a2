import { signPath } from '#platform/files/signed-url.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aSentLead } from '#test/a-lead.ts'
import { aPerson, type Person } from '#test/people.ts'
import { aboutAlerts } from './requests-about-alerts.ts'
import { aboutOneself } from './requests-about-oneself.ts'
import { aboutEquipment } from './requests-about-equipment.ts'
import { aboutFactors } from './requests-about-factors.ts'
import { aboutChats } from './requests-about-chats.ts'
import { aboutChatAnswers } from './requests-about-chat-answers.ts'
import { aboutForms } from './requests-about-forms.ts'
import { aboutFormTemplates } from './requests-about-form-templates.ts'
import { aboutSigning } from './requests-about-signing.ts'
import { aboutJobs } from './requests-about-jobs.ts'
import { aboutNumbers } from './requests-about-numbers.ts'
import { aboutCertifications } from './requests-about-certifications.ts'
import { aboutPeople } from './requests-about-people.ts'
import { aboutReceipts } from './requests-about-receipts.ts'
import { aboutSync } from './requests-about-sync.ts'
import { aboutVisits } from './requests-about-visits.ts'
import { sending, type Ask, type MakeAsk } from './ask.ts'
import type { Place } from './place.ts'

const password = 'correct horse battery'

/** The request behind each row of the table that needs more than its own address; each is one that would be done. */
export const requests: Readonly<Record<string, MakeAsk>> = {
  'POST /api/auth/login': (_, { username }) =>
    sending('/api/auth/login', { username, password, remember_me: false }),
  'POST /api/auth/logout': async (place, who) => ({
    path: '/api/auth/logout',
    by: await aPerson(place, who.roles[0]),
  }),
  'POST /api/auth/sign-outs': () => sending('/api/auth/sign-outs', { token_hash: 'a'.repeat(64) }),
  'POST /api/auth/password': async (place, who) => ({
    ...sending('/api/auth/password', { current: password, next: 'another password' }),
    by: await aPerson(place, who.roles[0]),
  }),
  'POST /api/auth/activate': async (place) => {
    const { username, code } = await place.aCode()
    return sending('/api/auth/activate', { username, code, password: 'another password', remember_me: false })
  },
  'GET /api/search': () => ({ path: '/api/search?q=ann' }),
  'GET /api/leads/scheduled': () => ({ path: '/api/leads/scheduled?on=2026-12-01' }),
  'POST /api/leads': () => sending('/api/leads', aSentLead()),
  ...forBoth('GET /api/leads/{id}', (id) => ({ path: `/api/leads/${id}` })),
  ...forBoth('PUT /api/leads/{id}/status', (id) =>
    sending(`/api/leads/${id}/status`, { status: 'contacted', revision: 1 }),
  ),
  ...forBoth('PUT /api/leads/{id}/assignee', (id) =>
    sending(`/api/leads/${id}/assignee`, { employee_id: null, revision: 1 }),
  ),
  ...forBoth('POST /api/leads/{id}/notes', (id) =>
    sending(`/api/leads/${id}/notes`, { id: newId(), text: 'Called.' }),
  ),
  ...forBoth('POST /api/leads/{id}/steps', (id) =>
    sending(`/api/leads/${id}/steps`, { id: newId(), kind: 'arrived', at: '2026-11-20T12:00:00Z' }),
  ),
  ...forBoth('POST /api/leads/{id}/steps/{step_id}/undo', (id, place) => {
    const [step_at, at] = [place.world.now().toISOString(), place.world.now().toISOString()]
    return sending(`/api/leads/${id}/steps/${newId()}/undo`, { kind: 'arrived', step_at, at })
  }),
  // Nobody lost these: whoever did is in domain/leads/desk/reassigned.server.test.ts.
  ...forBoth('GET /api/leads/{id}/reassigned', (id) => ({ path: `/api/leads/${id}/reassigned` })),
  ...forBoth('POST /api/leads/{id}/undo', (id) => sending(`/api/leads/${id}/undo`, { revision: 1 })),
  ...forBoth('PUT /api/leads/{id}/photos/{sha256}', async (id, place, who) => {
    await who.request(...putOf(place, 'blobs'))
    return { path: `/api/leads/${id}/photos/${place.photo.sha256}` }
  }),
  'POST /api/leads/{id}/release': async (place, who) => {
    const id = await place.aLead(who, { quarantined_at: place.world.now() })
    return { path: `/api/leads/${id}/release` }
  },
  ...aboutAlerts,
  ...aboutChats,
  ...aboutChatAnswers,
  ...aboutEquipment,
  ...aboutFactors,
  ...aboutForms,
  ...aboutFormTemplates,
  ...aboutSigning,
  ...aboutJobs,
  ...aboutPeople,
  ...aboutCertifications,
  ...aboutNumbers,
  ...aboutReceipts,
  ...aboutSync,
  ...aboutVisits,
  ...aboutOneself,
  'GET /api/roles/{id}': async (place) => ({ path: `/api/roles/${(await place.aRole()).id}` }),
  'GET /api/roles/permissions/{permission}/people': () => ({
    path: '/api/roles/permissions/leads.view/people',
  }),
  'POST /api/roles': () =>
    sending('/api/roles', { id: newId(), name: `Role ${newId()}`, description: '', permissions: {} }),
  'PUT /api/roles/{id}': async (place) => {
    const role = await place.aRole()
    return sending(`/api/roles/${role.id}`, { ...role, description: 'Helps out.', revision: 1 })
  },
  'DELETE /api/roles/{id}': async (place) => ({ path: `/api/roles/${(await place.aRole()).id}` }),
  'PUT /api/blobs/{sha256}': (place) => asking(putOf(place, 'blobs')),
  'PUT /api/photos/{sha256}': (place) => asking(putOf(place, 'photos')),
  'PUT /api/chatbot/photos/{sha256}': (place) => asking(putOf(place, 'chatbot/photos')),
  'GET /api/photos/{sha256}/{size} | signed address': async (place) => {
    const path = await photoPath(place)
    return { path: signPath(place.world.secret, path, new Date(place.world.now().getTime() + minute)) }
  },
  'GET /api/photos/{sha256}/{size} | address of its own': async (place) => ({ path: await photoPath(place) }),
  'POST /api/vitals': () => sending('/api/vitals', { kind: 'home', lcp: 700 }),
}

/** The same request about a lead of the person's own, and about one that another takes care of. */
function forBoth(
  route: string,
  ask: (id: string, place: Place, who: Person) => Promise<Ask> | Ask,
): Record<string, MakeAsk> {
  const about = async (place: Place, whose: Person) => place.aLead(whose, justMoved(whose))
  return {
    [`${route} | assigned to them`]: async (place, who) => ask(await about(place, who), place, who),
    [`${route} | another's`]: async (place, who) => ask(await about(place, place.other), place, who),
  }
}

/** So that there is a move to take back. */
function justMoved({ id: assigned_to }: Person) {
  const was = { status: 'new', visit: null, outcome: null, duplicate_of: null, assigned_to, revision: 1 }
  return { move_undo: JSON.stringify(was) }
}

async function photoPath(place: Place) {
  await place.api.request(...putOf(place, 'photos'))
  return `/api/photos/${place.photo.sha256}/thumbnail`
}

function putOf({ photo }: Place, noun: 'photos' | 'chatbot/photos' | 'blobs') {
  const init = { method: 'PUT', headers: { 'Content-Type': 'image/jpeg' }, body: photo.bytes }
  return [`/api/${noun}/${photo.sha256}`, init] as const
}

function asking([path, init]: ReturnType<typeof putOf>): Ask {
  return { path, init }
}
