import { expect, test } from 'vitest'
import { dailyJobLog } from './daily-job-log.ts'
import { rows, worked } from './worked.fixture.ts'

test('the hours of everyone are added up, past midnight too', () => {
  const crew = rows(
    { person: 'Ann', task: 'extraction', start: '08:00', finish: '11:30' },
    { person: 'Bo', task: 'extraction', start: '22:30', finish: '01:00' },
  )
  expect(worked(dailyJobLog, { crew }, 'total_hours')).toEqual({ total_hours: 6 })
})
