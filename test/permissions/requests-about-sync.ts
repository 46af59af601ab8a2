import { newId } from '#platform/uuid.ts'
import type { Person } from '#test/people.ts'
import { sending, type MakeAsk } from './ask.ts'
import type { Place } from './place.ts'

const refused = (lead_id: string) => ({
  lead_id,
  write: { kind: 'note', text: 'Wet.' },
  code: 'note-differs',
  detail: 'A different note was already saved with this ID.',
  made_at: '2026-11-20T11:00:00Z',
  refused_at: '2026-11-20T11:30:00Z',
})

export const aboutSync: Readonly<Record<string, MakeAsk>> = {
  'PUT /api/sync-problems/{id} | assigned to them': async (place, who) =>
    sending(`/api/sync-problems/${newId()}`, refused(await place.aLead(who))),
  "PUT /api/sync-problems/{id} | another's": async (place) =>
    sending(`/api/sync-problems/${newId()}`, refused(await place.aLead(place.other))),
  'POST /api/sync-problems/{id}/decision': async (place, who) =>
    sending(`/api/sync-problems/${await aProblem(place, who)}/decision`, { state: 'taken_over' }),
}

/** Reported by someone else, of a request that this person takes care of. */
async function aProblem(place: Place, who: Person) {
  const id = newId()
  const json = refused(await place.aLead(who))
  await place.other.request(`/api/sync-problems/${id}`, { method: 'PUT', json })
  return id
}
