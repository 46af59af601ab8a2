import { expect, test } from 'vitest'
import type { AuditCheck } from '#domain/file-audit/file-audit.ts'
import type { Missing } from '#domain/file-audit/missing.ts'
import { groupGaps } from './gap-groups.ts'

function gap(key: AuditCheck['key'], section: AuditCheck['section'], missing: Missing): AuditCheck {
  return { key, section, points: 5, isLastChance: false, judged: { outcome: 'open', missing: [missing] } }
}
const keysOf = (gaps: readonly AuditCheck[]) => groupGaps(gaps).map((group) => group.map(({ key }) => key))
const kitchen = { is: 'room', id: 'kitchen', name: 'Kitchen' } as const

test('where no room is entered, that is asked for once, though three rules lack it', () => {
  const noRooms = { is: 'rooms' } as const
  const gaps = [
    gap('points_read', 'first_readings', { is: 'points' }),
    gap('rooms_mapped', 'moisture_map', noRooms),
    gap('rooms_measured', 'moisture_map', noRooms),
    gap('class_known', 'category', noRooms),
  ]
  expect(keysOf(gaps)).toEqual([['points_read'], ['rooms_mapped', 'rooms_measured', 'class_known']])
})

test('the size of one room is asked for once, and what is measured at different places stays apart', () => {
  const gaps = [
    gap('rooms_measured', 'moisture_map', kitchen),
    gap('air_read', 'first_readings', { is: 'air', of: 'outside', chamber: null, visit: 1 }),
    gap('class_known', 'category', kitchen),
    gap('rooms_mapped', 'moisture_map', kitchen),
  ]
  expect(keysOf(gaps)).toEqual([['rooms_measured', 'class_known'], ['air_read'], ['rooms_mapped']])
})
