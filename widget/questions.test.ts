import { expect, test } from 'vitest'
import { triage } from '#domain/chat/facts/triage.ts'
import { nextQuestion, type Told } from './questions.ts'

const questions = triage.map(({ fact, question, chips, isSeveral = false, of }) => ({
  fact,
  question,
  chips: [...chips],
  is_several: isSeveral,
  of: of ? [...of] : null,
}))

/** All that is asked of someone who skips what they have not told. */
function askedOf(told: Told, isTrauma = false) {
  const skipped: string[] = []
  for (;;) {
    const next = nextQuestion(questions, { told, skipped, isTrauma, open: undefined })
    if (!next) return skipped
    skipped.push(next.fact)
  }
}

test('what happened decides what else is asked', () => {
  expect(askedOf({ loss: 'burst-pipe' }).slice(0, 3)).toEqual(['activity', 'electricity', 'rooms'])
  expect(askedOf({ loss: 'mold', town: 'Salem' }).slice(0, 3)).toEqual(['rooms', 'found', 'address'])
  expect(askedOf({})).toEqual([
    'loss',
    'rooms',
    'found',
    'town',
    'address',
    'name',
    'relation',
    'will_claim',
    'pets',
  ])
})

test('no details of a trauma scene are asked, whether the page or the answer says so', () => {
  expect(askedOf({}, true)).toEqual(['town', 'address', 'name'])
  expect(askedOf({ loss: 'trauma' })).toEqual(['town', 'address', 'name'])
})

test('a question that is open stays, though it has an answer', () => {
  const asked = { told: { loss: 'mold', rooms: ['Hall'] }, skipped: [], isTrauma: false }
  expect(nextQuestion(questions, { ...asked, open: 'rooms' })?.fact).toBe('rooms')
  expect(nextQuestion(questions, { ...asked, open: undefined })?.fact).toBe('found')
})
