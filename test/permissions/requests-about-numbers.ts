import { newId } from '#platform/uuid.ts'
import { sending, type MakeAsk } from './ask.ts'
import type { Place } from './place.ts'

const facts = {
  purposes: ['water'],
  operator: 'City of Girard, water',
  number: '(330) 555-0142',
  hours: '',
  serves: ['girard-oh'],
}

/** Requests about the numbers that pages of places show. */
export const aboutNumbers: Readonly<Record<string, MakeAsk>> = {
  'POST /api/local-numbers': () => sending('/api/local-numbers', { ...facts, id: newId() }),
  'GET /api/local-numbers/{id}/history': async (place) => ({ path: `${await aNumber(place)}/history` }),
  'PUT /api/local-numbers/{id}': async (place) =>
    sending(await aNumber(place), { ...facts, hours: 'Office hours', revision: 1 }),
  'DELETE /api/local-numbers/{id}': async (place) => ({ path: `${await aNumber(place)}?revision=1` }),
  'PUT /api/local-numbers/{id}/confirmation': async (place) =>
    sending(`${await aNumber(place)}/confirmation`, { confirmed_on: '2026-11-20', revision: 1 }),
  'DELETE /api/local-numbers/{id}/confirmation': async (place) => ({
    path: `${await aNumber(place)}/confirmation?revision=1`,
  }),
  'POST /api/local-numbers/{id}/undo': async (place) =>
    sending(`${await aNumber(place)}/undo`, { revision: 1 }),
}

async function aNumber({ other }: Place) {
  const id = newId()
  await other.request('/api/local-numbers', { method: 'POST', json: { ...facts, id } })
  return `/api/local-numbers/${id}`
}
