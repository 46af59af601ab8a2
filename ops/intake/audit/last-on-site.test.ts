import { expect, test } from 'vitest'
import { lastOnSite } from './last-on-site.ts'

const ivy = { id: 'ivy', name: 'Ivy Starling', override_reason: '' }
const theo = { ...ivy, id: 'theo', name: 'Theo Bittern' }

test('the office reads who was on site last, not who comes next', () => {
  const visits = [
    { people: [ivy], arrived_at: '2026-11-18T14:35:00.000Z' },
    { people: [ivy, theo], arrived_at: '2026-11-19T14:35:00.000Z' },
    { people: [ivy], arrived_at: null },
  ]
  expect(lastOnSite(visits)?.names).toEqual(['Ivy Starling', 'Theo Bittern'])
  expect(lastOnSite(visits.slice(2))).toBeNull()
})
