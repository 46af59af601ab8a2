import { expect, test } from 'vitest'
import { filterOf, readSubmissionSearch } from './search.ts'

test('the address holds tab, search, status and service', () => {
  const search = { tab: 'quarantine', q: '330', status: 'new', service: 'water-damage' }
  expect(readSubmissionSearch(search)).toEqual(search)
  expect(filterOf(readSubmissionSearch(search))).toEqual({
    q: '330',
    status: 'new',
    service: 'water-damage',
    quarantined: true,
  })
})

test('the address holds what a figure leads to, an empty town among it', () => {
  const search = { town: '', page: '/', hour: '0', since: '2026-11-01', waited_over: '5', open: 'yes' }
  expect(filterOf(readSubmissionSearch(search))).toEqual({
    ...search,
    hour: 0,
    waited_over: 5,
    quarantined: false,
  })
})

test('what an address says that nobody understands is left out, the rest stays', () => {
  const search = { tab: 'forms', q: '', status: 'lost', service: 'sewage', hour: '24', since: 'May' }
  expect(filterOf(readSubmissionSearch(search))).toEqual({ quarantined: false })
  expect(filterOf(readSubmissionSearch({ status: 'lost', q: 'ann' }))).toEqual({
    q: 'ann',
    quarantined: false,
  })
})

test('a search of blanks is none, and one that is too long is cut', () => {
  expect(filterOf(readSubmissionSearch({ q: '   ' })).q).toBeUndefined()
  expect(filterOf(readSubmissionSearch({ q: 'x'.repeat(500) })).q).toHaveLength(80)
})
