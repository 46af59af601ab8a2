import { expect, test } from 'vitest'
import { noTotals } from '#domain/money/balance.ts'
import type { JobMoney, MoneyEntry } from '#domain/money/entry.ts'
import { withEntry } from './with-entry.ts'

const charge: MoneyEntry = {
  id: '01930000-0000-7000-8000-0000000000b2',
  job_id: '01930000-0000-7000-8000-0000000000a1',
  type: 'charge',
  kind: 'service_call',
  party: null,
  amount_cents: 25_000,
  on: '2026-11-24',
  reference: '',
  note: '',
  created_at: '2026-11-24T17:00:00.000Z',
  by: 'Rosa Wren',
  voided: null,
}
const nothing: JobMoney = {
  totals: noTotals,
  balance_cents: 0,
  shares: null,
  company: { name: 'Mission Restore', phone: '', address: [], pa_hic_number: null },
  items: [],
  next: null,
}

test('an amount that was just entered stands in the list and in the balance before the list is read again', () => {
  const [after] = withEntry([nothing], charge)
  expect(after).toMatchObject({ balance_cents: 25_000, totals: { charged_cents: 25_000 }, items: [charge] })
  // The list may have been read in between.
  expect(withEntry(after ? [after] : [], charge)).toEqual([after])
  const earlier = { ...charge, id: '01930000-0000-7000-8000-0000000000b1', on: '2026-11-20' }
  expect(withEntry(after ? [after] : [], earlier)[0]?.items).toEqual([charge, earlier])
})

test('one that was voided stays in the list, and counts no more', () => {
  const voided = { at: charge.created_at, by: 'Rosa Wren', reason: 'Entered twice' }
  const [after] = withEntry(withEntry([nothing], charge), { ...charge, voided })
  expect(after).toMatchObject({ balance_cents: 0, items: [{ voided }] })
})
