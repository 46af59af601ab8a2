import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { readEntry, StoredEntry, type TypedEntry } from './typed-entry.ts'

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
