import { expect, test } from 'vitest'
import type { LeadRow } from '#domain/leads/lead.ts'
import { findLostOrDoubled, findOtherReferences, findStrangers } from './findings.ts'
import type { Ledger, Plea } from './visitor.ts'

test('requests that are lost, doubled, renamed or made up are found', () => {
  const ledger = aLedger({ a: 'R-1', b: 'R-2', c: 'R-3', d: 'R-4' })
  const rows = [aRow('a', 'R-1'), aRow('b', 'R-2'), aRow('b', 'R-2'), aRow('c', 'R-9'), aRow('e', 'R-5')]
  expect(findLostOrDoubled(ledger, rows)).toEqual(['b is there 2 times', 'd is lost'])
  expect(findOtherReferences(ledger, rows)).toEqual(['c was given R-3 and is kept as R-9'])
  expect(findStrangers(ledger, rows)).toEqual(['nobody sent e'])
})

test('nothing is found where all is well', () => {
  const ledger = aLedger({ a: 'R-1' })
  const rows = [aRow('a', 'R-1')]
  expect(findLostOrDoubled(ledger, rows)).toEqual([])
  expect(findOtherReferences(ledger, rows)).toEqual([])
  expect(findStrangers(ledger, rows)).toEqual([])
})

function aLedger(acknowledged: Record<string, string>): Ledger {
  const pleas = Object.keys(acknowledged).map((id): [string, Plea] => [id, { id, body: '', photos: [] }])
  return { sent: new Map(pleas), acknowledged: new Map(Object.entries(acknowledged)), surprises: [] }
}

function aRow(id: string, reference: string): LeadRow {
  return {
    id,
    reference,
    name: 'Ann Miller',
    phone: '3305550188',
    service: 'water-damage',
    town: '',
    status: 'new',
    revision: 1,
    received_at: '2026-11-20T12:00:00.000Z',
    quarantined: false,
    photo_count: 0,
  }
}
