import { expect, test } from 'vitest'
import { movedOnDesk } from './moved-on-desk.ts'

const to = { id: 'kept', number: 'MR-2611-014' }
const desk = { items: [{ id: 'kept' }], moved: [{ lead_id: 'old', at: '2026-11-28T01:00:00Z', to }] }
const noon = Date.parse('2026-11-28T12:00:00Z')

test('without a connection, the address of a merged job leads where its visit went', () => {
  expect(movedOnDesk(desk, { id: 'old', at: 0 })).toEqual(to)
  expect(movedOnDesk(desk, { id: 'old', at: noon - 86_400_000 })).toEqual(to)
})

test('a job that was read since, or that is in hand again, is shown itself, and so is one of an older desk', () => {
  expect(movedOnDesk(desk, { id: 'old', at: noon })).toBeNull()
  expect(movedOnDesk({ ...desk, items: [{ id: 'old' }] }, { id: 'old', at: 0 })).toBeNull()
  expect(movedOnDesk({ items: [] }, { id: 'old', at: 0 })).toBeNull()
})
