import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { newId } from '#platform/uuid.ts'
import type { Person } from '#test/people.ts'
import { sending, type Ask, type MakeAsk } from './ask.ts'
import type { Place } from './place.ts'

/** Each about a job of its own. */
export const aboutVisits: Readonly<Record<string, MakeAsk>> = {
  'GET /api/visits': () => ({ path: '/api/visits?on=2026-12-01' }),
  'GET /api/visits/days': () => ({ path: '/api/visits/days?from=2026-12-01' }),
  ...forBoth('GET /api/jobs/{id}/visits', (id) => ({ path: `/api/jobs/${id}/visits` })),
  'GET /api/jobs/{id}/visits | where they are sent': async (place, who) => ({
    path: `/api/jobs/${await sentTo(place, who)}/visits`,
  }),
  'GET /api/leads/{id} | where they are sent': async (place, who) => ({
    path: `/api/leads/${await sentTo(place, who)}`,
  }),
  ...forBoth('POST /api/jobs/{id}/visits', (id) =>
    sending(`/api/jobs/${id}/visits`, { id: newId(), kind: 'monitoring' }),
  ),
  'POST /api/jobs/{id}/visits | without a certification': async (place, who) => {
    const people = [place.other.id]
    const visit = { id: newId(), kind: 'inspection', people, override: 'Nobody else is free.' }
    return sending(`/api/jobs/${await place.aJob(who)}/visits`, visit)
  },
  ...forBoth('PUT /api/visits/{id}', async (id, place) =>
    sending(`/api/visits/${await place.aVisit(id)}`, { revision: 1, note: 'Back door.' }),
  ),
  'POST /api/leads/{id}/steps | where they are sent': async (place, who) =>
    sending(`/api/leads/${await sentTo(place, who)}/steps`, {
      id: newId(),
      kind: 'arrived',
      at: '2026-11-20T12:00:00Z',
    }),
  ...forBoth('POST /api/jobs/{id}/items', (id) => adding(id)),
  'POST /api/jobs/{id}/items | where they are sent': async (place, who) => adding(await sentTo(place, who)),
  ...forBoth('PUT /api/items/{id}', async (id, place) =>
    sending(`/api/items/${await place.anItem(id)}`, { revision: 1, done: true }),
  ),
  ...forBoth('GET /api/jobs/{id}/rooms', (id) => ({ path: `/api/jobs/${id}/rooms` })),
  ...forBoth('POST /api/jobs/{id}/rooms', (id) => addingRoom(id)),
  'POST /api/jobs/{id}/rooms | where they are sent': async (place, who) =>
    addingRoom(await sentTo(place, who)),
  ...forBoth('PATCH /api/rooms/{id}', async (id, place) => ({
    ...sending(`/api/rooms/${await place.aRoom(id)}`, { revision: 1, changes: { insets: 2 } }),
    method: 'PATCH',
  })),
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

/** A job that another takes care of, and that the person was sent to. */
async function sentTo(place: Place, who: Person) {
  const id = await place.aJob(place.other)
  await place.aVisit(id, [who])
  return id
}

function addingRoom(jobId: string) {
  return sending(`/api/jobs/${jobId}/rooms`, { ...trilliumRooms.kitchen, id: newId(), chamber: null })
}

function adding(jobId: string) {
  return sending(`/api/jobs/${jobId}/items`, { id: newId(), text: 'Photos of the ceiling' })
}
