import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { minute } from '#platform/time.ts'
import { useScope } from '../session/may.ts'
import { stored } from '../store/stored-marks.ts'
import { listOnCallContacts, listOnCallPeople, listShifts } from './shifts-api.ts'

export const shiftKeys = { rota: ['shifts'] as const, people: ['shift-people'] as const }

export function shiftsQuery(span: { from: Date; until: Date }) {
  const query = { from: span.from.toISOString(), until: span.until.toISOString() }
  return queryOptions({
    queryKey: [...shiftKeys.rota, query] as const,
    queryFn: () => listShifts(query),
    // While other weeks are fetched the last ones stay on the screen.
    placeholderData: (shown) => shown,
  })
}

export const onCallPeopleQuery = queryOptions({
  queryKey: shiftKeys.people,
  queryFn: listOnCallPeople,
})

const contacts = queryOptions({
  queryKey: [...shiftKeys.rota, 'contacts'] as const,
  queryFn: listOnCallContacts,
  staleTime: 10 * minute,
  meta: stored,
})

/**
 * Who is on call with their numbers. It is stored on the device: the screens from which crews are sent read it while there is a
 * connection, for when there is none.
 */
export function useOnCallContacts() {
  return useQuery({ ...contacts, enabled: useScope('leads.view') === 'all' })
}

export function invalidateShifts(client: QueryClient) {
  return client.invalidateQueries({ queryKey: shiftKeys.rota })
}
