import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { frozenAnswers } from '#domain/forms/answers/frozen-answers.ts'
import { answerFaults } from './answer-faults.ts'

const lineColumns = [
  { id: 'units', type: 'number', label: { en: 'Units' } },
  { id: 'price', type: 'number', label: { en: 'Price' } },
  { id: 'amount', type: 'calculated', formula: 'units * price', label: { en: 'Amount' } },
]
const ifPaid = { all: [{ field: 'is_paid', op: 'is', value: 'yes' }] }
const invoice = aForm([
  {
    fields: [
      { id: 'is_paid', type: 'yes_no' },
      { id: 'payer', type: 'short_text' },
      { id: 'paid', type: 'calculated', formula: '"Paid by " + payer', show_if: ifPaid },
      { id: 'lines', type: 'table', columns: lineColumns },
      { id: 'paid_lines', type: 'table', columns: lineColumns, show_if: ifPaid },
    ],
  },
])
const id = '01930000-0000-7000-8000-00000000000a'
const faultsOf = (answers: Parameters<typeof answerFaults>[1]['answers']) =>
  Object.keys(answerFaults(invoice, { answers, blobs: [] }) ?? {})
const aLine = (cells: Record<string, number | string>) => ({ lines: [{ id, cells }] })

test('a cell that is counted is counted again, whether its table is shown or not', () => {
  expect(faultsOf(aLine({ units: 2, price: 4, amount: 8 }))).toEqual([])
  expect(faultsOf(aLine({ units: 2, price: 4, amount: 99_999 }))).toEqual(['lines'])
  expect(faultsOf(aLine({ units: 2, price: 4 }))).toEqual(['lines'])
  expect(faultsOf(aLine({ units: 2, amount: '=HYPERLINK("https://x.example")' }))).toEqual(['lines'])
  const { lines: paid_lines } = aLine({ units: 2, price: 4, amount: 99_999 })
  expect(faultsOf({ is_paid: 'no', paid_lines })).toEqual(['paid_lines'])
})

test('what is counted where nothing is shown is not taken', () => {
  const said = { is_paid: 'no', payer: 'Nora' }
  expect(faultsOf(said)).toEqual([])
  expect(faultsOf({ ...said, paid: 'Paid by Nora' })).toEqual(['paid'])
})

test('a counted text is as clean as one that was typed', () => {
  const said = { is_paid: 'yes', payer: 'Nora' }
  expect(faultsOf({ ...said, paid: 'Paid by Nora' })).toEqual([])
  for (const paid of ['Paid by Nora\u0000', 'Paid by Nora\ud800'])
    expect(answerFaults(invoice, { answers: { ...said, paid }, blobs: [] })).toMatchObject({
      paid: ['Remove the unreadable characters.'],
    })
})

test('all signatures and drawings of a form together have a limit, so that its paper can be made', () => {
  const ids = ['one', 'two', 'three']
  const sheets = aForm([{ fields: ids.map((id) => ({ id, type: 'sketch' })) }])
  const strokes = Array.from({ length: 5 }, () =>
    Array.from({ length: 4000 }, (_, nth) => [nth % 999, 9, nth]).flat(),
  )
  const drawn = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, { ink: { height: 400, strokes } }]))
  expect(answerFaults(sheets, { answers: drawn(['one', 'two']), blobs: [] })).toBeNull()
  expect(answerFaults(sheets, { answers: drawn(ids), blobs: [] })).toEqual({ answers: [expect.any(String)] })
})

test('what a phone freezes is taken, whatever was typed around it', () => {
  const typed = { is_paid: 'yes', payer: '  Nora\u200E ', ...aLine({ units: 2, price: 4, amount: 7 }) }
  const frozen = frozenAnswers(invoice, typed)
  expect(frozen).toMatchObject({
    payer: 'Nora',
    paid: 'Paid by Nora',
    ...aLine({ units: 2, price: 4, amount: 8 }),
  })
  expect(faultsOf(frozen)).toEqual([])
})
