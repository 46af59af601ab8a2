import { expect, test } from 'vitest'
import { minute, second } from '#platform/time.ts'
import { usualPreferences } from '#domain/preferences/preference.ts'
import { nextStepAt, peopleOfStep, planDeliveries } from './steps.ts'

const rules = { first_after_seconds: 180, then_after_seconds: 360 }
const due = new Date('2026-11-20T12:00:00Z')

test.each([
  [0, 3],
  [1, 3],
  [2, 6],
  [6, 6],
  [7, 6],
  [8, 30],
  [500, 30],
])('after step %i the next one comes %i minutes later', (step, minutes) => {
  const at = nextStepAt({ step, due, now: new Date(due.getTime() + second) }, rules)
  expect((at.getTime() - due.getTime()) / minute).toBe(minutes)
})

test('a step that comes late is counted from when it came', () => {
  const now = new Date(due.getTime() + 40 * minute)
  expect(nextStepAt({ step: 1, due, now }, rules).getTime()).toBe(now.getTime() + 3 * minute)
})

const ann = { id: 'ann' }
const bo = { id: 'bo' }
const dana = { id: 'dana' }

test('a line without anyone who can answer is passed over', () => {
  const onCall = [
    { employee_id: 'gone', line: 'first' },
    { employee_id: 'bo', line: 'backup' },
  ] as const
  const people = { able: [ann, bo], owners: [dana] }
  expect(peopleOfStep(0, { ...people, onCall })).toEqual({ step: 1, people: [bo] })
  expect(peopleOfStep(0, { ...people, onCall: [] })).toEqual({ step: 2, people: [ann, bo] })
  expect(peopleOfStep(5, { ...people, onCall })).toEqual({ step: 5, people: [ann, bo] })
  expect(peopleOfStep(8, { ...people, onCall })).toEqual({ step: 8, people: [dana] })
})

test('whoever has no address or number is told in the portal alone', () => {
  const person = { id: 'ann', email: '', mobile: '', isNotifiable: false, preferences: usualPreferences }
  expect(planDeliveries([person], [], due)).toEqual([{ employee_id: 'ann', channel: 'portal' }])
})
