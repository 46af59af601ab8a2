import { newId } from '#platform/uuid.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { aJob, aVisitToday } from '../../e2e/jobs.ts'
import { twoUnits } from '../../e2e/units.ts'
import { addColleague, ask, type Colleague } from '../colleague.ts'
import { openSession } from '../staff.ts'
import type { VisitPlan } from './plan.ts'

export type Scene = { token: string; by: Colleague; job: string; visit: string; unit: string }

/** A technician with a job whose points and stations are there already, nothing is read yet, and a unit is on the truck. */
export async function setScene(url: string, { seed, points, air }: VisitPlan): Promise<Scene> {
  const token = await openSession(url)
  const named = { username: `starling-${seed}`, name: 'Ivy Starling', role: 'Technician' }
  const by = await addColleague(url, token, named)
  const product = { origin: url }
  const job = await aJob(product, token, {
    name: `Larkspur ${seed}`,
    phone: '(330) 555-0142',
    town: 'Boardman',
  })
  await aVisitToday(product, token, { job, people: [by.id] })
  const post = (path: string, body: object) =>
    ask(url, { token, method: 'POST', path: `/api/jobs/${job}/${path}`, body })
  const room_id = newId()
  await post('rooms', { ...trilliumRooms.kitchen, chamber: null, id: room_id })
  for (const [nth, { place }] of points.entries())
    await post('points', { ...wood, id: newId(), room_id, number: nth + 1, place })
  for (const { place } of air) await post('stations', { ...affected, id: newId(), place })
  const hall = { ...trilliumRooms.hall, chamber: null, id: newId() }
  await post('rooms', hall)
  const [unit] = await twoUnits(product, token)
  const { visits } = await ask(url, { token, method: 'GET', path: `/api/jobs/${job}/drying` })
  return { token, by, job, unit, visit: visits[0].id }
}

const wood = { material: 'subfloor', meter: 'Pin meter', scale: 'Wood, %', is_reference: false }
const affected = { kind: 'affected', room_id: null, chamber_id: null, unit_number: null }
