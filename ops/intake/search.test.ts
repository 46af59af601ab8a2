import { expect, test } from 'vitest'
import { boardFilterOf, isNarrowed, listFilterOf, readIntakeSearch } from './search.ts'

const id = '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11'

test('the address holds the view, the open job and what it is narrowed to; what is invalid is left out', () => {
  const search = {
    view: 'list',
    job: id,
    day: '2026-11-25',
    visit: id,
    q: 'oak',
    assignee: 'me',
    loss: 'fire',
    town: 'niles',
    late: 'yes',
  }
  expect(readIntakeSearch(search)).toEqual(search)
  expect(
    readIntakeSearch({
      view: 'month',
      day: 'May',
      visit: '7',
      job: '12',
      assignee: 'x',
      loss: 'x',
      late: 'no',
      since: 'May',
    }),
  ).toEqual({})
})

test('the list is of open jobs, until a stage, a state or words are asked for', () => {
  const overOf = (search: Record<string, unknown>) => listFilterOf(readIntakeSearch(search)).over
  expect([{}, { town: 'niles' }, { late: 'yes' }].map(overOf)).toEqual(['no', 'no', 'no'])
  expect(
    [{ stage: 'closed' }, { side: 'lost' }, { q: 'oak' }, { visit_on: '2026-11-20' }, { dried: '2' }].map(
      overOf,
    ),
  ).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(overOf({ over: 'yes' })).toBe('yes')
})

test('the board has no stage of its own', () => {
  expect(boardFilterOf(readIntakeSearch({ stage: 'dry', side: 'lost', q: ' oak ' }))).toEqual({ q: 'oak' })
})

test('a view and an open job narrow nothing', () => {
  expect(isNarrowed(readIntakeSearch({ view: 'calendar', job: id, visit: id, day: '2026-11-25' }))).toBe(
    false,
  )
  expect(isNarrowed(readIntakeSearch({ loss: 'fire' }))).toBe(true)
})
