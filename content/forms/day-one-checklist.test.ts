import { expect, test } from 'vitest'
import { dayOneChecklist } from './day-one-checklist.ts'
import { worked } from './worked.fixture.ts'

test('the hours on site are counted from clock-in to clock-out', () => {
  const clocks = { clock_in: '21:15', clock_out: '02:00' }
  expect(worked(dayOneChecklist, clocks, 'hours_on_site')).toEqual({ hours_on_site: 4.75 })
})
