import { expect, test } from 'vitest'
import { call } from '../../words/en-call.ts'
import { call as es } from '../../words/es-call.ts'
import { endedWords } from './ended-words.ts'

test('a job that only this device has waits on no board yet', () => {
  const here = { end: 'saved', number: null, isWaiting: true } as const
  const told = 'No crew was sent. The job reaches the board when this device is online.'
  expect(endedWords(here, call)).toBe(told)
  expect(endedWords(here, es)).toContain('cuando este dispositivo tenga conexión')
  const there = 'No crew was sent. The job waits on the board.'
  expect(endedWords({ ...here, isWaiting: false }, call)).toBe(there)
  // The office has the job: what waits is a change of it.
  expect(endedWords({ ...here, number: 'MR-2611-014' }, call)).toBe(there)
})

test('who sends a crew is told to plan the visit once there is a number, and to call them before that', () => {
  const crew = { end: 'crew', number: 'MR-2611-014', isWaiting: false } as const
  expect(endedWords(crew, call)).toBe(call.ended.plan)
  expect(endedWords({ ...crew, number: null, isWaiting: true }, call)).toBe(call.ended.planOnceKnown)
})
