import { newId } from '#platform/uuid.ts'
import { aModel } from '#test/some-equipment.ts'
import { sending, type MakeAsk } from './ask.ts'
import type { Place } from './place.ts'

/** Requests about models and units of equipment, and what was reported of them. */
export const aboutEquipment: Readonly<Record<string, MakeAsk>> = {
  'POST /api/equipment/models': () => sending('/api/equipment/models', { ...aModel, id: newId() }),
  'PUT /api/equipment/models/{id}': async (place) =>
    sending(`/api/equipment/models/${await added(place)}`, { ...aModel, maker: 'Phoenix', revision: 1 }),
  'DELETE /api/equipment/models/{id}': async (place) => ({
    path: `/api/equipment/models/${await added(place)}?revision=1`,
  }),
  'POST /api/equipment/models/{id}/undo': async (place) =>
    sending(`/api/equipment/models/${await added(place)}/undo`, { revision: 1 }),
  'POST /api/equipment/units': async (place) =>
    sending('/api/equipment/units', unitOf(await added(place), newId())),
  'PUT /api/equipment/units/{id}': async (place) => {
    const { model_id, id, number } = await aUnit(place)
    const change = { model_id, number, serial_number: '7', state: 'retired', reason: null, revision: 1 }
    return sending(`/api/equipment/units/${id}`, change)
  },
  'POST /api/equipment/units/undo': async (place) =>
    sending('/api/equipment/units/undo', { units: [{ id: (await aUnit(place)).id, revision: 1 }] }),
  'PUT /api/equipment/reports/{id}/settled': async (place) => {
    const [report, { id: unit_id }] = [newId(), await aUnit(place)]
    const at = place.world.now()
    await place.world.db
      .insertInto('equipment_report')
      .values({ id: report, unit_id, what: 'leaking', first_at: at, last_at: at, times: 1 })
      .execute()
    return sending(`/api/equipment/reports/${report}/settled`, { settled: true })
  },
}

let last = 0

function unitOf(model_id: string, id: string) {
  return { model_id, units: [{ id, number: `EQ-${++last}`, serial_number: '' }] }
}

async function added({ other }: Place) {
  const id = newId()
  await other.request('/api/equipment/models', { method: 'POST', json: { ...aModel, id } })
  return id
}

async function aUnit(place: Place) {
  const [model_id, id] = [await added(place), newId()]
  const json = unitOf(model_id, id)
  await place.other.request('/api/equipment/units', { method: 'POST', json })
  return { model_id, id, number: json.units[0]?.number }
}
