import { expect, test } from 'vitest'
import { filterOf, readEmployeeSearch } from './search.ts'

const role = '01930000-0000-7000-8000-000000000006'

test('the address holds the search, status, role, whether something expires, and who is signed in', () => {
  const search = { q: 'ann', status: 'active', role, expiring: 'soon', signed_in: 'now' }
  expect(readEmployeeSearch(search)).toEqual(search)
  const filter = { q: 'ann', status: 'active', role, expiring: true, signed_in: true }
  expect(filterOf(readEmployeeSearch(search))).toEqual(filter)
})

test('what an address says that nobody understands is left out, the rest stays', () => {
  const search = { q: '  ', status: 'retired', role: 'owner', expiring: 'never', signed_in: 'then' }
  expect(filterOf(readEmployeeSearch(search))).toEqual({ expiring: false, signed_in: false })
  expect(filterOf(readEmployeeSearch({ q: 'x'.repeat(500) })).q).toHaveLength(80)
})
