import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { noTotals } from '#domain/money/balance.ts'
import { excessOf, readEntry, StoredEntry, type TypedEntry } from './typed-entry.ts'

const today = '2026-11-20'
const typed: TypedEntry = {
  id: newId(),
  type: 'payment',
  kind: 'check',
  party: 'customer',
  amount: '1,250.50',
  on: today,
  reference: ' 1042 ',
  note: '',
}

test('an amount is sent in cents, as it was typed', () => {
  expect(readEntry(typed, today)).toEqual({
    entry: { ...typedWithoutAmount(), amount_cents: 125_050, reference: '1042' },
  })
})

test('what was typed and left comes back whole, under the id it may have been sent with', () => {
  expect(StoredEntry.parse(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
  expect(StoredEntry.parse({ id: typed.id, amount: '12' })).toEqual({ id: typed.id, amount: '12' })
})

test('a charge is sent without who pays, whatever was chosen before', () => {
  const read = readEntry({ ...typed, type: 'charge', kind: 'labor' }, today)
  expect(read).toMatchObject({ entry: { party: null } })
})

test('a payment above what is still owed is worth a question, and one in advance is not', () => {
  const totals = { ...noTotals, charged_cents: 500_00, customer_paid_cents: 100_00 }
  const payment = (amount_cents: number) => ({ type: 'payment', amount_cents }) as const
  expect(excessOf(payment(400_00), totals)).toBe(0)
  expect(excessOf(payment(1400_00), totals)).toBe(1000_00)
  expect(excessOf(payment(50_00), { ...totals, customer_paid_cents: 600_00 })).toBe(50_00)
  expect(excessOf({ type: 'charge', amount_cents: 1400_00 }, totals)).toBe(0)
  expect(excessOf(payment(1400_00), noTotals)).toBe(0)
})

test('every field that is wrong says what to do', () => {
  const read = readEntry({ ...typed, kind: '', party: '', amount: 'a lot', on: '2026-11-21' }, today)
  expect(read).toEqual({
    errors: {
      kind: 'Choose how it was paid.',
      party: 'Choose who paid.',
      amount: 'Enter an amount in dollars and cents, such as 1,250.50.',
      on: 'The date can’t be in the future.',
    },
  })
  expect(readEntry({ ...typed, type: 'charge', kind: '' }, today)).toEqual({
    errors: { kind: 'Choose what it is for.' },
  })
  expect(readEntry({ ...typed, amount: '0' }, today)).toEqual({
    errors: { amount: 'Enter an amount above zero.' },
  })
})

function typedWithoutAmount() {
  const { amount: _, ...rest } = typed
  return rest
}
