import { expect, test } from 'vitest'
import { contentsInventory } from './contents-inventory.ts'
import { rows, wanted, worked } from './worked.fixture.ts'

const chairs = { line: '1', item: 'Chair', quantity: 2, price: 150, age: 3, life: 10, most_off: 80 }

test('two chairs of $150, three of ten years old, are worth $210', () => {
  const prices = rows(chairs)
  expect(
    worked(contentsInventory, { has_values: 'yes', prices }, 'prices', 'total_rcv', 'total_acv'),
  ).toMatchObject({
    prices: [{ cells: { rcv: 300, off: 30, acv: 210 } }],
    total_rcv: 300,
    total_acv: 210,
  })
})

test('age takes off no more than the most that is allowed', () => {
  const prices = rows({ ...chairs, age: 25 })
  expect(worked(contentsInventory, { has_values: 'yes', prices }, 'prices')).toMatchObject({
    prices: [{ cells: { off: 80, acv: 60 } }],
  })
})

test('lines, pieces and boxes are counted', () => {
  const answers = {
    steps: ['pack_out'],
    items: rows({ quantity: 2 }, { quantity: 6 }),
    boxes: rows({ box: '1' }, { box: '2' }, { box: '3' }),
  }
  expect(worked(contentsInventory, answers, 'line_count', 'piece_count', 'box_count')).toEqual({
    line_count: 2,
    piece_count: 8,
    box_count: 3,
  })
})

test('the owner signs for each thing that is done with the boxes, and for nothing else', () => {
  const signatures = (...steps: string[]) =>
    wanted(contentsInventory, { steps }).filter((field) => field.endsWith('_signature'))
  expect(signatures('inventory')).toEqual(['technician_signature'])
  expect(signatures('pack_out')).toEqual(['release_signature', 'technician_signature'])
  expect(signatures('pack_back', 'disposal')).toEqual([
    'receipt_signature',
    'disposal_signature',
    'technician_signature',
  ])
})
