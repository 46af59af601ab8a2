import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { aBox, aChair } from '#domain/contents/contents.fixture.ts'
import { aJobPhoto } from '#domain/photos/a-job-photo.fixture.ts'
import { aDeviation } from '#domain/readings/deviations/a-deviation.fixture.ts'
import { aPoint, aStation } from '#domain/readings/larkspur-readings.fixture.ts'
import { aSketch } from '#domain/sketch/larkspur-plan.fixture.ts'
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
  ...forBoth('GET /api/jobs/{id}/export', (id) => ({ path: `/api/jobs/${id}/export` })),
  ...forBoth('GET /api/jobs/{id}/contents/export', (id) => ({ path: `/api/jobs/${id}/contents/export` })),
  ...forBoth('GET /api/jobs/{id}/sketches', (id) => ({ path: `/api/jobs/${id}/sketches` })),
  ...forBoth('PUT /api/jobs/{id}/sketches/{sketch_id}', (id) => drawing(id)),
  'PUT /api/jobs/{id}/sketches/{sketch_id} | where they are sent': async (place, who) =>
    drawing(await sentTo(place, who)),
  ...forBoth('GET /api/jobs/{id}/contents', (id) => ({ path: `/api/jobs/${id}/contents` })),
  ...forBoth('POST /api/jobs/{id}/contents', (id) => addingContents(id)),
  'POST /api/jobs/{id}/contents | where they are sent': async (place, who) =>
    addingContents(await sentTo(place, who)),
  ...forBoth('PATCH /api/contents/{id}', async (id, place) => ({
    ...sending(`/api/contents/${await place.aContentsItem(id)}`, { revision: 1, changes: { quantity: 3 } }),
    method: 'PATCH',
  })),
  ...forBoth('GET /api/jobs/{id}/boxes', (id) => ({ path: `/api/jobs/${id}/boxes` })),
  ...forBoth('POST /api/jobs/{id}/boxes', (id) => addingBox(id)),
  'POST /api/jobs/{id}/boxes | where they are sent': async (place, who) =>
    addingBox(await sentTo(place, who)),
  ...forBoth('PATCH /api/boxes/{id}', async (id, place) => ({
    ...sending(`/api/boxes/${await place.aBox(id)}`, { revision: 1, changes: { place: 'truck' } }),
    method: 'PATCH',
  })),
  ...forBoth('GET /api/jobs/{id}/photos', (id) => ({ path: `/api/jobs/${id}/photos` })),
  ...forBoth('PUT /api/jobs/{id}/photos/{photo_id}', (id, place, who) => addingPhoto(id, place, who)),
  'PUT /api/jobs/{id}/photos/{photo_id} | where they are sent': async (place, who) =>
    addingPhoto(await sentTo(place, who), place, who),
  ...forBoth('PATCH /api/jobs/{id}/photos/{photo_id}', async (id, place) => {
    const added = await addingPhoto(id, place, place.other)
    await place.other.request(added.path, { method: 'PUT', ...added.init })
    return {
      ...sending(added.path, { revision: 1, changes: { caption: 'Below the sink' } }),
      method: 'PATCH',
    }
  }),
  ...forBoth('GET /api/jobs/{id}/equipment', (id) => ({ path: `/api/jobs/${id}/equipment` })),
  ...forBoth('PUT /api/equipment-moves/{id}', (id, place) => movingUnit(id, place, { move: 'placed' })),
  'PUT /api/equipment-moves/{id} | where they are sent': async (place, who) =>
    movingUnit(await sentTo(place, who), place, { move: 'placed' }),
  'PUT /api/equipment-moves/{id} | pulled': async (place, who) =>
    movingUnit(await sentTo(place, who), place, { move: 'pulled', condition: 'good' }),
  ...forBoth('PATCH /api/rooms/{id}', async (id, place) => ({
    ...sending(`/api/rooms/${await place.aRoom(id)}`, { revision: 1, changes: { insets: 2 } }),
    method: 'PATCH',
  })),
  ...forBoth('GET /api/jobs/{id}/drying', (id) => ({ path: `/api/jobs/${id}/drying` })),
  ...forBoth('GET /api/jobs/{id}/evidence', (id) => ({ path: `/api/jobs/${id}/evidence` })),
  ...forBoth('POST /api/jobs/{id}/points', (id, place) => addingPoint(id, place)),
  'POST /api/jobs/{id}/points | where they are sent': async (place, who) =>
    addingPoint(await sentTo(place, who), place),
  ...forBoth('PATCH /api/points/{id}', async (id, place) => ({
    ...sending(`/api/points/${await place.aPoint(id)}`, { revision: 1, changes: { place: 'By the sink' } }),
    method: 'PATCH',
  })),
  ...forBoth('POST /api/jobs/{id}/stations', (id) =>
    sending(`/api/jobs/${id}/stations`, { ...aStation, id: newId() }),
  ),
  ...forBoth('PATCH /api/stations/{id}', async (id, place) => ({
    ...sending(`/api/stations/${await place.aStation(id)}`, { revision: 1, changes: { place: 'Porch' } }),
    method: 'PATCH',
  })),
  ...forBoth('PUT /api/readings/{id}', (id, place) => addingReading(id, place)),
  'PUT /api/readings/{id} | where they are sent': async (place, who) =>
    addingReading(await sentTo(place, who), place),
  'PUT /api/readings/{id} | correcting at once': async (place, who) =>
    correcting(await place.aJob(who), place, { isClosed: false }),
  'PUT /api/readings/{id} | correcting after the closing': async (place, who) =>
    correcting(await place.aJob(who), place, { isClosed: true }),
  ...forBoth('PUT /api/deviations/{id}', (id, place) => explaining(id, place)),
  ...forBoth('POST /api/visits/{id}/close', async (id, place) =>
    sending(`/api/visits/${await place.aVisit(id)}/close`, {}),
  ),
}

/** A unit of its own, as everything is asked of anew. */
async function movingUnit(job_id: string, place: Place, move: object) {
  return sending(`/api/equipment-moves/${newId()}`, { job_id, unit_id: await place.aUnit(), ...move })
}

/** The same request about a job of the person's own, and about one that another takes care of. */
function forBoth(
  route: string,
  ask: (id: string, place: Place, who: Person) => Promise<Ask> | Ask,
): Record<string, MakeAsk> {
  return {
    [`${route} | assigned to them`]: async (place, who) => ask(await place.aJob(who), place, who),
    [`${route} | another's`]: async (place, who) => ask(await place.aJob(place.other), place, who),
  }
}

/** A job that another takes care of, and that the person was sent to. */
async function sentTo(place: Place, who: Person) {
  const id = await place.aJob(place.other)
  await place.aVisit(id, [who])
  return id
}

/** Its bytes are put first, by whoever may. */
async function addingPhoto(jobId: string, { photo }: Place, who: Person) {
  const headers = { 'Content-Type': 'image/jpeg' }
  await who.request(`/api/blobs/${photo.sha256}`, { method: 'PUT', headers, body: photo.bytes })
  return {
    ...sending(`/api/jobs/${jobId}/photos/${newId()}`, { ...aJobPhoto, sha256: photo.sha256 }),
    method: 'PUT',
  }
}

function addingRoom(jobId: string) {
  return sending(`/api/jobs/${jobId}/rooms`, { ...trilliumRooms.kitchen, id: newId(), chamber: null })
}

function addingContents(jobId: string) {
  return sending(`/api/jobs/${jobId}/contents`, { ...aChair, id: newId() })
}

function addingBox(jobId: string) {
  return sending(`/api/jobs/${jobId}/boxes`, { ...aBox, id: newId() })
}

function drawing(jobId: string) {
  const at = '2026-11-20T12:00:00Z'
  return {
    ...sending(`/api/jobs/${jobId}/sketches/${newId()}`, { ...aSketch, revision: 0, at }),
    method: 'PUT',
  }
}

async function addingPoint(jobId: string, place: Place) {
  const room_id = await place.aRoom(jobId)
  return sending(`/api/jobs/${jobId}/points`, { ...aPoint, id: newId(), room_id })
}

async function addingReading(job_id: string, place: Place) {
  const point_id = await place.aPoint(job_id)
  const at = place.world.now().toISOString()
  return {
    ...sending(`/api/readings/${newId()}`, { job_id, point_id, visit_id: null, value: 20, at }),
    method: 'PUT',
  }
}

async function explaining(job_id: string, place: Place) {
  const room_id = await place.aRoom(job_id)
  const at = place.world.now().toISOString()
  return { ...sending(`/api/deviations/${newId()}`, { ...aDeviation, room_id, job_id, at }), method: 'PUT' }
}

async function correcting(job_id: string, place: Place, closing: { isClosed: boolean }) {
  const { id: corrects, point_id, visit_id } = await place.aReading(job_id, closing)
  place.wait(1000)
  const at = place.world.now().toISOString()
  const correction = { job_id, point_id, visit_id, value: 21, corrects, reason: 'Wrong point.', at }
  return { ...sending(`/api/readings/${newId()}`, correction), method: 'PUT' }
}

function adding(jobId: string) {
  return sending(`/api/jobs/${jobId}/items`, { id: newId(), text: 'Photos of the ceiling' })
}
