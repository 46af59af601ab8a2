import { expect, test } from 'vitest'
import { changeOrder } from './change-order.ts'
import { rows, worked } from './worked.fixture.ts'

test('what is added and what is taken out make the new total', () => {
  const answers = {
    first_total: 4_250_00,
    earlier_changes: -150_50,
    lines: rows(
      { item: 'Remove wet cabinets', change: 'add', quantity: 3, price: 120.25 },
      { item: 'Carpet cleaning', change: 'take_out', quantity: 1, price: 99.99 },
    ),
  }
  expect(worked(changeOrder, answers, 'this_change', 'new_total')).toEqual({
    this_change: 260.76,
    new_total: 4360.26,
  })
})
