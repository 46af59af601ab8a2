import { expect, test } from 'vitest'
import { readDashboardSearch } from './search.ts'

test('the address says how far back the screen looks', () => {
  expect(readDashboardSearch({ days: '90' })).toEqual({ days: 90 })
  expect(readDashboardSearch({ days: 7 })).toEqual({ days: 7 })
})

test('an address that says nothing of use means the usual span', () => {
  expect([{}, { days: '31' }, { days: 'all' }].map(readDashboardSearch)).toEqual([{}, {}, {}])
})
