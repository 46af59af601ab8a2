import { newId } from '#platform/uuid.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import { aPoint } from '#domain/readings/larkspur-readings.fixture.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import { aPerson, type Person } from '#test/people.ts'

type Sent = { method?: string; key?: string; sentAt?: string } & Record<string, unknown>

/** A job with a room and a visit, two technicians who read there, their lead, and someone at the office. */
export async function aDryingJob() {
  const test = await aJobToVisit()
  const { ivy, theo, job_id, plan } = test
  const office = await aPerson(test, 'Office manager', 'Rosa Plover')
  const lead = await aPerson(test, 'Lead technician', 'Wes Kestrel')
  const visit = await plan({ when: thisMorning, people: [ivy.id, theo.id, lead.id] })
  const room_id = newId()
  const send = (who: Person, path: string, { method = 'POST', key = newId(), sentAt, ...json }: Sent) => {
    const headers = { 'Idempotency-Key': key, ...(sentAt !== undefined && { 'Client-Time': sentAt }) }
    return who.request(path, { method, json, headers })
  }
  await send(office, `/api/jobs/${job_id}/rooms`, { ...trilliumRooms.kitchen, id: room_id })

  const addPoint = (json: Sent, who = ivy, job = job_id) => send(who, `/api/jobs/${job}/points`, json)
  const changePoint = (id: string, change: { revision: number; changes: object }, who = ivy) =>
    send(who, `/api/points/${id}`, { method: 'PATCH', ...change })
  const addStation = (json: Sent, who = ivy) => send(who, `/api/jobs/${job_id}/stations`, json)
  const changeStation = (id: string, change: { revision: number; changes: object }, who = ivy) =>
    send(who, `/api/stations/${id}`, { method: 'PATCH', ...change })
  const aPointThere = async () => {
    const id = newId()
    await addPoint({ ...aPoint, room_id, id })
    return id
  }
  const read = (json: Sent, { who = ivy, id = newId() }: { who?: Person; id?: string } = {}) => {
    const at = test.world.now().toISOString()
    const reading = { method: 'PUT', job_id, visit_id: visit.id, at, ...json }
    return send(who, `/api/readings/${id}`, reading)
  }
  const close = (json: Sent = {}, who = lead) => send(who, `/api/visits/${visit.id}/close`, json)
  const drying = async (who = office): Promise<JobDrying> =>
    (await who.request(`/api/jobs/${job_id}/drying`)).json()
  const told = async () => {
    const rows = await test.world.db
      .selectFrom('event')
      .select(['name', 'subject', 'at', 'payload'])
      .where((where) =>
        where.or([
          where('name', 'like', 'moisture_point.%'),
          where('name', 'like', 'air_station.%'),
          where('name', 'like', 'reading.%'),
          where('name', '=', 'visit.closed'),
        ]),
      )
      .orderBy('id')
      .execute()
    return rows.map((row, nth) => ({ ...row, position: nth + 1 }))
  }
  const names = async () => (await told()).map(({ name }) => name)
  const lines = async () => {
    const { items } = await (await office.request(`/api/jobs/${job_id}/history`)).json()
    return items.map(({ words }: { words: string }) => words)
  }
  const made = { addPoint, changePoint, addStation, changeStation, aPointThere, read, close }
  return { ...test, office, lead, visit, room_id, send, ...made, drying, told, names, lines }
}
