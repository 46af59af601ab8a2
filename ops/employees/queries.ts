import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { getEmployee, listEmployees, type EmployeeFilter } from './people-api.ts'

export const employeeKeys = {
  lists: ['employees'] as const,
  one: (id: string) => ['employee', id] as const,
}

const firstPage: string | undefined = undefined

export function employeeListQuery(filter: EmployeeFilter) {
  return infiniteQueryOptions({
    queryKey: [...employeeKeys.lists, filter] as const,
    queryFn: ({ pageParam }) => listEmployees(filter, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    // While a search is typed the last answer stays on the screen.
    placeholderData: (shown) => shown,
  })
}

export function employeeQuery(id: string) {
  return queryOptions({ queryKey: employeeKeys.one(id), queryFn: () => getEmployee(id) })
}

export function invalidatePeople(client: QueryClient) {
  return client.invalidateQueries({ queryKey: employeeKeys.lists })
}

export async function invalidatePerson(client: QueryClient, id: string) {
  void invalidatePeople(client)
  await client.invalidateQueries({ queryKey: employeeKeys.one(id) })
}
