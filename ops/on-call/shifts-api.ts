import { queryOptions } from '@tanstack/react-query'
import { hc, parseResponse } from 'hono/client'
import type { ShiftsApi } from '#api/shifts.ts'
import type { NewShift, Shift, ShiftChange, ShiftSwap } from '#domain/shifts/shift.ts'
import { asMe } from '../as-me.ts'

const shifts = hc<ShiftsApi>('/api/shifts', asMe)

export const shiftKeys = { rota: ['shifts'] as const, people: ['shift-people'] as const }

export function shiftsQuery(span: { from: Date; until: Date }) {
  const query = { from: span.from.toISOString(), until: span.until.toISOString() }
  return queryOptions({
    queryKey: [...shiftKeys.rota, query] as const,
    queryFn: () => parseResponse(shifts.index.$get({ query })),
    // While other weeks are fetched the last ones stay on the screen.
    placeholderData: (shown) => shown,
  })
}

export const onCallPeopleQuery = queryOptions({
  queryKey: shiftKeys.people,
  queryFn: () => parseResponse(shifts.people.$get()),
})

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
