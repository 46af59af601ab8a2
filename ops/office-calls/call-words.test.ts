import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { es } from '../words/es.ts'
import { reasonWords, takenLines, tappedWords, whereWords } from './call-words.ts'

const now = new Date('2026-11-21T02:31:00Z')
const waiting = { taken_by: null, taken_at: null, answer: '', answered_by: null, answered_at: null }
const taken = { ...waiting, taken_by: 'Marcus Wren', taken_at: '2026-11-21T02:28:00Z' }

test('why the office is needed is said in words, also of a step that gave no reason', () => {
  expect(reasonWords({ reason: 'no_access', detail: 'No key.' }, en.choices)).toBe('Can’t get in. No key.')
  expect(reasonWords({ reason: null, detail: '' }, es.choices)).toBe('Otra cosa')
  expect(whereWords({ customer: 'Nora', town: 'Salem' }, en.choices)).toBe('Nora, Salem')
  expect(whereWords({ customer: 'Nora', town: '' }, en.choices)).toBe('Nora')
  expect(whereWords({ customer: null, town: 'Salem' }, es.choices)).toBe('Sin nombre, Salem')
})

test('who is on it is named, and whoever reads it is “you”', () => {
  const lines = (call: Parameters<typeof takenLines>[0], me = 'Bo Starling') =>
    takenLines(call, { me, now }, en)
  expect(lines(waiting)).toEqual([])
  expect(lines(taken)).toEqual(['Marcus Wren is on it, 9:28 PM'])
  expect(lines(taken, 'Marcus Wren')).toEqual(['You’re on it, 9:28 PM'])
  const answered = {
    answer: 'Under the pot.',
    answered_by: 'Bo Starling',
    answered_at: '2026-11-21T02:30:00Z',
  }
  expect(lines({ ...taken, ...answered })).toEqual([
    'Marcus Wren is on it, 9:28 PM',
    '“Under the pot.” Bo Starling, 9:30 PM',
  ])
})

test('a call that took its time to arrive says when it was tapped and when it arrived', () => {
  const received_at = '2026-11-21T02:27:00Z'
  const late = { at: '2026-11-21T02:00:00Z', received_at }
  expect(tappedWords(late, now, en)).toBe('Tapped 9:00 PM, arrived 9:27 PM')
  expect(tappedWords(late, now, es)).toMatch(/^Avisó a las 9:00\sp\.m\., llegó a las 9:27\sp\.m\.$/)
  expect(tappedWords({ at: received_at, received_at }, now, en)).toBe('')
})
