import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { nextStep } from './next-step.ts'

const today = '2026-11-30'
const visit = (on: string) => ({ status: 'scheduled' as const, visit: { on, from: '08:00', to: '10:00' } })

test('before the day of the visit the visit comes next, from that day on the request is closed', () => {
  expect(nextStep(visit('2026-12-01'), today, en)?.awaited).toBe('Visit tomorrow, 8 to 10 AM')
  for (const on of ['2026-11-30', '2026-11-29'])
    expect(nextStep(visit(on), today, en)).toEqual({ to: 'closed', words: 'Close request', awaited: null })
})

test('a request without a visit goes on one step at a time', () => {
  expect(nextStep({ status: 'new', visit: null }, today, en)?.to).toBe('contacted')
  expect(nextStep({ status: 'contacted', visit: null }, today, en)?.to).toBe('scheduled')
  expect(nextStep({ status: 'closed', visit: null }, today, en)).toBe(null)
})
