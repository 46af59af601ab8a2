import { expect, test } from 'vitest'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import { arrivalWords, arrivedSince } from './arrivals.ts'
import { en } from '../words/en.ts'

function aRow(minutesPast: number, name = 'Ann Miller'): LeadRow {
  return {
    id: `id-${minutesPast}`,
    reference: 'R-2611-0AB3C',
    name,
    phone: '+13305550188',
    loss: null,
    service: 'water-damage',
    when: null,
    urgency: 2,
    town: 'Boardman',
    status: 'new',
    visit: null,
    outcome: null,
    revision: 1,
    received_at: `2026-11-20T15:${String(minutesPast).padStart(2, '0')}:00.000Z`,
    quarantined: false,
    photo_count: 0,
    assigned_to: null,
    cancelled_at: null,
    call_by: null,
    office_call: null,
    has_job: false,
    hold: null,
    visit_left: false,
  }
}

test('of the first answer nothing has just arrived', () => {
  expect(arrivedSince([aRow(3), aRow(1)], null)).toEqual({ arrived: [], newest: aRow(3).received_at })
})

test('what is newer has arrived, older pages have not', () => {
  const { arrived } = arrivedSince([aRow(5), aRow(3), aRow(1), aRow(0)], aRow(3).received_at)
  expect(arrived).toEqual([aRow(5)])
})

test('into an empty list the first request arrives too', () => {
  const { newest } = arrivedSince([], null)
  expect(arrivedSince([aRow(2)], newest).arrived).toEqual([aRow(2)])
})

test('one arrival is told by name, many by their number', () => {
  expect(arrivalWords([aRow(1)], en)).toBe('New request: Ann Miller, Water Damage, Boardman.')
  expect(arrivalWords([{ ...aRow(1), town: '' }], en)).toBe('New request: Ann Miller, Water Damage.')
  expect(arrivalWords([aRow(2), aRow(1)], en)).toBe('2 new requests.')
})
