import { expect, test } from 'vitest'
import type { VisitStepKind } from '#domain/leads/visit-steps/visit-step.ts'
import { visitsLeft } from './day-here.ts'

const now = new Date('2026-11-24T14:00:00.000Z')

function aStop(name: string, from: string, kinds: VisitStepKind[] = [], on = '2026-11-24') {
  const steps = kinds.map((kind) => ({ kind }))
  return {
    id: name,
    name,
    town: 'Salem',
    status: 'scheduled' as const,
    visit: { on, from, to: '18:00' },
    steps,
  }
}
const left = (...stops: Parameters<typeof visitsLeft>[0]) => visitsLeft(stops, now).map(({ name }) => name)

test('the next visit is the first of today that was not left, wherever it stands on the desk', () => {
  const gone = aStop('Gone', '08:00', ['arrived', 'departed'])
  expect(left(aStop('Late', '13:00'), gone, aStop('Next', '10:00'))).toEqual(['Next', 'Late'])
})

test('who is there, or waits for the office after leaving, is told right', () => {
  expect(left(aStop('There', '08:00', ['departed', 'arrived']))).toEqual(['There'])
  expect(left(aStop('Gone', '08:00', ['departed', 'needs_office']))).toEqual([])
})

test('a visit of another day, a closed request, and one without a visit are none of today', () => {
  expect(left(aStop('Tomorrow', '08:00', [], '2026-11-25'))).toEqual([])
  expect(left({ ...aStop('Closed', '08:00'), status: 'closed' })).toEqual([])
  expect(left({ ...aStop('None', '08:00'), visit: null })).toEqual([])
})
