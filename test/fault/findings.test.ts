import { expect, test } from 'vitest'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import { findDoubled, findLost, findOtherReferences, findStrangers } from './findings.ts'
import { openLedger, type Ledger, type Plea } from './visitor.ts'

test('requests that are lost, doubled, renamed or made up are found', () => {
  const ledger = aLedger({ a: 'R-1', b: 'R-2', c: 'R-3', d: 'R-4' })
  const rows = [aRow('a', 'R-1'), aRow('b', 'R-2'), aRow('b', 'R-2'), aRow('c', 'R-9'), aRow('e', 'R-5')]
  expect(findLost(ledger, rows)).toEqual(['d is lost'])
  expect(findDoubled(rows)).toEqual(['b is there 2 times'])
  expect(findOtherReferences(ledger, rows)).toEqual(['c was given R-3 and is kept as R-9'])
  expect(findStrangers(ledger, rows)).toEqual(['nobody sent e'])
})

test('nothing is found where all is well', () => {
  const ledger = aLedger({ a: 'R-1' })
  const rows = [aRow('a', 'R-1')]
  expect(findLost(ledger, rows)).toEqual([])
  expect(findDoubled(rows)).toEqual([])
  expect(findOtherReferences(ledger, rows)).toEqual([])
  expect(findStrangers(ledger, rows)).toEqual([])
})

function aLedger(acknowledged: Record<string, string>): Ledger {
  const pleas = Object.keys(acknowledged).map((id): [string, Plea] => [id, { id, body: '', photos: [] }])
  return { ...openLedger(), sent: new Map(pleas), acknowledged: new Map(Object.entries(acknowledged)) }
}

function aRow(id: string, reference: string): LeadRow {
  return {
    id,
    reference,
    name: 'Ann Miller',
    phone: '3305550188',
    loss: null,
    service: 'water-damage',
    when: null,
    urgency: 2,
    town: '',
    status: 'new',
    visit: null,
    outcome: null,
    revision: 1,
    received_at: '2026-11-20T12:00:00.000Z',
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
