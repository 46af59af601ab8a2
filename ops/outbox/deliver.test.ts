import { expect, test } from 'vitest'
import { aWriteOfEachKind } from '#test/a-write-of-each-kind.ts'
import { attemptRefused, forSender, type Attempt } from './deliver.ts'

const refusal = (code: string) => ({ code, detail: 'No.', message: 'No.' })

test.each([
  [404, refusal('lead-reassigned'), 'refused', false],
  [403, refusal('not-permitted'), 'refused', false],
  [422, refusal('bad-fields'), 'refused', false],
  [409, { ...refusal('lead-moved-on'), current: { revision: 2 } }, 'clash', false],
  [409, refusal('note-differs'), 'refused', false],
  // Whoever moved the job has to do something first: the office can’t do it for them.
  [409, refusal('gate-open'), 'clash', false],
  [409, refusal('photos-missing'), 'no-answer', false],
  [401, refusal('session-ended'), 'no-answer', true],
  [403, refusal('password-must-change'), 'no-answer', false],
  [429, refusal('too-many'), 'no-answer', true],
  [503, null, 'no-answer', true],
  [500, 'not what the server sends', 'no-answer', false],
])('an answer of %i with %j means %s', (status, answer, kind, shouldBackOff) => {
  const attempt = attemptRefused(status, answer)
  expect([attempt.event.kind, attempt.shouldBackOff]).toEqual([kind, shouldBackOff])
})

test('a form that is refused, or whose receipt is for something else, needs whoever filled it in, and not the office', () => {
  const { note, submission } = aWriteOfEachKind
  const receipt = (got: string): Attempt => ({
    event: { kind: 'receipt', hash: 'a', receipt: got },
    answer: null,
    shouldBackOff: false,
  })
  const refused = attemptRefused(422, refusal('bad-fields'))
  const kindOf = (write: typeof note | typeof submission, attempt: Attempt) =>
    forSender({ write }, attempt).event.kind
  expect([refused, receipt('b'), receipt('a')].map((attempt) => kindOf(submission, attempt))).toEqual([
    'clash',
    'clash',
    'receipt',
  ])
  expect([refused, receipt('b')].map((attempt) => kindOf(note, attempt))).toEqual(['refused', 'receipt'])
  expect(forSender({ write: submission }, attemptRefused(409, refusal('photos-missing'))).event.kind).toBe(
    'no-answer',
  )
})
