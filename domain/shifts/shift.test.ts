import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { onCallAt, ShiftChange, type Shift } from './shift.ts'

const shiftIn = (year: string) =>
  ShiftChange.safeParse({
    id: newId(),
    employee_id: newId(),
    line: 'first',
    revision: 1,
    starts_at: `${year}-01-01T08:00:00Z`,
    ends_at: `${year}-01-02T08:00:00Z`,
  })

test.each(['1999', '2200'])('a shift in %s is refused with the years that are possible', (year) => {
  const { error } = shiftIn(year)
  expect(error?.issues[0]?.message).toBe('Enter a date between 2000 and 2199.')
})

test.each(['2000', '2100', '2199'])('a shift in %s is possible', (year) =>
  expect(shiftIn(year).error).toBeUndefined(),
)

test('on call is who began already, until the moment at which the shift ends', () => {
  const shift: Shift = {
    id: newId(),
    employee: { id: newId(), name: 'Ann Miller' },
    line: 'first',
    starts_at: '2026-11-16T13:00:00.000Z',
    ends_at: '2026-11-17T01:00:00.000Z',
    revision: 1,
    is_absent: false,
  }
  const at = (time: string) => onCallAt([shift], 'first', new Date(time)).length
  expect(['16T12:59', '16T13:00', '17T00:59', '17T01:00'].map((time) => at(`2026-11-${time}Z`))).toEqual([
    0, 1, 1, 0,
  ])
  expect(onCallAt([shift], 'backup', new Date('2026-11-16T14:00Z'))).toEqual([])
})
