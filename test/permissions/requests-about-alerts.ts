import { hour } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { callOffice } from '#test/an-office-call.ts'
import { sending, type MakeAsk } from './ask.ts'
import type { Place } from './place.ts'

const span = 'from=2026-11-16T00:00:00Z&until=2026-12-16T00:00:00Z'

/** Requests about who is on call, and about requests that nobody has. */
export const aboutAlerts: Readonly<Record<string, MakeAsk>> = {
  'POST /api/leads/{id}/claim | assigned to them': async (place, who) => ({
    path: `/api/leads/${await place.aLead(who)}/claim`,
  }),
  "POST /api/leads/{id}/claim | nobody's": async (place, who) => ({
    path: `/api/leads/${await place.aLead(who, { assigned_to: null })}/claim`,
  }),
  'PUT /api/alerts/rules': async ({ world }) => {
    const rules = await world.db.selectFrom('alert_rules').selectAll().executeTakeFirstOrThrow()
    const { id: _, ...next } = { ...rules, first_after_seconds: 60 + (rules.revision % 60) }
    return sending('/api/alerts/rules', next)
  },
  'POST /api/office-calls/{id}/take | assigned to them': async (place, who) => ({
    path: `/api/office-calls/${await aCall(place, who)}/take`,
  }),
  "POST /api/office-calls/{id}/take | another's": async (place) => ({
    path: `/api/office-calls/${await aCall(place, place.other)}/take`,
  }),
  'PUT /api/office-calls/{id}/answer | assigned to them': async (place, who) =>
    sending(`/api/office-calls/${await aCall(place, who)}/answer`, { answer: 'On my way.' }),
  "PUT /api/office-calls/{id}/answer | another's": async (place) =>
    sending(`/api/office-calls/${await aCall(place, place.other)}/answer`, { answer: 'On my way.' }),
  'POST /api/office-calls/{id}/done | assigned to them': async (place, who) => ({
    path: `/api/office-calls/${await aCall(place, who)}/done`,
  }),
  "POST /api/office-calls/{id}/done | another's": async (place) => ({
    path: `/api/office-calls/${await aCall(place, place.other)}/done`,
  }),
  'GET /api/shifts': () => ({ path: `/api/shifts?${span}` }),
  'POST /api/shifts': (place) => sending('/api/shifts', { shifts: [aShift(place)] }),
  'PUT /api/shifts/{id}': async (place) => {
    const { id, ...facts } = await addShift(place)
    return sending(`/api/shifts/${id}`, { ...facts, line: 'backup', revision: 1 })
  },
  'DELETE /api/shifts/{id}': async (place) => ({
    path: `/api/shifts/${(await addShift(place)).id}?revision=1`,
  }),
  'POST /api/shifts/swap': async (place) => {
    const [one, other] = [await addShift(place), await addShift(place)]
    return sending('/api/shifts/swap', {
      one: { id: one.id, revision: 1 },
      other: { id: other.id, revision: 1 },
    })
  },
}

/** About a request of this person. */
async function aCall(place: Place, of: { id: string }) {
  const lead_id = await place.aLead(of)
  return callOffice(place.other, { lead_id })
}

let made = 0

/** Each at a time of its own, for nobody is on call twice. */
function aShift({ world, other }: Place) {
  const starts_at = new Date(world.now().getTime() + 2 * hour * made++)
  const ends_at = new Date(starts_at.getTime() + hour)
  return {
    id: newId(),
    employee_id: other.id,
    line: 'first',
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
  }
}

async function addShift(place: Place) {
  const shift = aShift(place)
  const answer = await place.other.request('/api/shifts', { method: 'POST', json: { shifts: [shift] } })
  if (answer.status !== 204) throw new Error(`The shift was answered with ${answer.status}.`)
  return shift
}
