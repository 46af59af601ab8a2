import { hour } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import type { JobEquipment, JobStay } from '#domain/equipment/moves/job-equipment.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { aJobToVisit, thisMorning } from './a-visit.ts'
import { aPerson, type Person } from './people.ts'
import { aTaggedUnit } from './some-equipment.ts'

type Sent = Record<string, unknown> & { id?: string; key?: string }

/** Two technicians at a job with a kitchen and a hall, and a mover on the truck. */
export async function aTruck() {
  const test = await aJobToVisit()
  const { world, marcus, ivy, theo, job_id, plan } = test
  const visit = await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  const unit = await aTaggedUnit(test)
  const office = await aPerson(test, 'Office manager', 'Rosa Plover')
  const [kitchen, hall] = [newId(), newId()]
  for (const [id, room] of [[kitchen, trilliumRooms.kitchen] as const, [hall, trilliumRooms.hall] as const])
    await ivy.request(`/api/jobs/${job_id}/rooms`, { method: 'POST', json: { ...room, chamber: null, id } })
  const at = (hours: number) => new Date(world.now().getTime() - hours * hour).toISOString()
  const send = (who: Person, { id = newId(), key = newId(), ...json }: Sent) =>
    who.request(`/api/equipment-moves/${id}`, {
      method: 'PUT',
      json: { job_id, unit_id: unit.id, ...json },
      headers: { 'Idempotency-Key': key },
    })
  const equipment = async (job = job_id): Promise<JobEquipment> =>
    (await office.request(`/api/jobs/${job}/equipment`)).json()
  const stays = async (job = job_id) => (await equipment(job)).items.map(shown)
  const lines = async (job = job_id) => {
    const { items } = await (await office.request(`/api/jobs/${job}/history`)).json()
    return items.map(({ words }: { words: string }) => words)
  }
  const place = async () => {
    const { items } = await (await office.request('/api/equipment/units?q=AM-17')).json()
    return items[0]
  }
  /** What a device reports after the server refused it, and the office takes over. */
  const takeOver = async (who: Person, { id = newId(), at: made_at, ...write }: Sent & { at: string }) => {
    const told = { kind: 'equipment_move', unit_id: unit.id, number: unit.number, ...write }
    const times = { made_at, refused_at: made_at }
    const reported = await who.request(`/api/sync-problems/${id}`, {
      method: 'PUT',
      json: { lead_id: job_id, write: told, code: 'x', detail: 'No.', ...times },
    })
    const json = { state: 'taken_over' }
    const decided = await office.request(`/api/sync-problems/${id}/decision`, { method: 'POST', json })
    return [reported.status, decided.status]
  }
  return {
    ...test,
    visit,
    takeOver,
    marcus,
    office,
    unit,
    kitchen,
    hall,
    at,
    send,
    equipment,
    stays,
    lines,
    place,
  }
}

function shown({ room, days, pulled_at, condition }: JobStay) {
  return { room, days, isHere: pulled_at === null, condition }
}
