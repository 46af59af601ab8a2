import { expect, test } from 'vitest'
import { contentsDisposal } from './contents-disposal.ts'
import { rows, wanted, worked } from './worked.fixture.ts'

test('lines and pieces are counted', () => {
  const items = rows({ item: 'Chair', quantity: 4 }, { item: 'Rug', quantity: 1 })
  expect(worked(contentsDisposal, { items }, 'item_count', 'piece_count')).toEqual({
    item_count: 2,
    piece_count: 5,
  })
})

test('nothing is thrown away without the signature of the one who decides', () => {
  const signers = (decides: string) =>
    wanted(contentsDisposal, { decides }).filter((field) => field.endsWith('_signature'))
  expect(signers('owner')).toEqual(['owner_signature', 'technician_signature'])
  expect(signers('next_of_kin')).toEqual(['kin_signature', 'technician_signature'])
})
