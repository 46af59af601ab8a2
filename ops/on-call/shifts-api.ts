import { hc, parseResponse } from 'hono/client'
import type { ShiftsApi } from '#api/shifts.ts'
import type { NewShift, Shift, ShiftChange, ShiftSwap } from '#domain/shifts/shift.ts'
import { asMe } from '../as-me.ts'

const shifts = hc<ShiftsApi>('/api/shifts', asMe)

export function listShifts(query: { from: string; until: string }) {
  return parseResponse(shifts.index.$get({ query }))
}

export function listOnCallPeople() {
  return parseResponse(shifts.people.$get())
}

export function listOnCallContacts() {
  return parseResponse(shifts.contacts.$get())
}

export function addShifts(added: NewShift[]) {
  return parseResponse(shifts.index.$post({ json: { shifts: added } }))
}

export function changeShift(id: string, json: ShiftChange) {
  return parseResponse(shifts[':id'].$put({ param: { id }, json }))
}

export function swapShifts(json: ShiftSwap) {
  return parseResponse(shifts.swap.$post({ json }))
}

export function removeShift({ id, revision }: Pick<Shift, 'id' | 'revision'>) {
  return parseResponse(shifts[':id'].$delete({ param: { id }, query: { revision: String(revision) } }))
}
