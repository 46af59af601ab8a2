import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { listOnCallPeople, listShifts } from './shifts-api.ts'

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

export function invalidateShifts(client: QueryClient) {
  return client.invalidateQueries({ queryKey: shiftKeys.rota })
}
