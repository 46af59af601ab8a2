import { expect, test } from 'vitest'
import { filterOf, isFiltered } from './filter.ts'
import { readAuditSearch } from './search.ts'

const person = '01930000-0000-7000-8000-000000000006'

test('the address holds who, what, which kind, when, and the entry that is open', () => {
  const filter = { person, record: person, kind: 'sign-ins', from: '2026-11-01', to: '2026-11-20' }
  expect(readAuditSearch({ ...filter, open: '12' })).toEqual({ ...filter, open: '12' })
  expect(readAuditSearch({ open: 12 }).open).toBe('12')
  expect(filterOf(readAuditSearch({ ...filter, open: '12' }))).toEqual(filter)
})

test('what an address says that nobody understands is left out, the rest stays', () => {
  const search = readAuditSearch({
    person: 'rosa',
    kind: 'lead.lost',
    from: 'today',
    to: '1066-10-14',
    open: 'x',
  })
  expect(isFiltered(search)).toBe(false)
  expect(isFiltered(readAuditSearch({ kind: 'lead.moved', from: 'today' }))).toBe(true)
})
