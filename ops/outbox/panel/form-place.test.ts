import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { lossGroups, peopleGroups } from '../../intake/facts/fact-groups.ts'
import { isOpsPath } from '../../paths.ts'
import { forms } from '../../words/en-forms.ts'
import { formPlace, formSearch } from './form-place.ts'
import { isKind } from './unsaved-forms.ts'

const about = newId()

test('each half-filled form has a way to its screen, but the one that stands in the list itself', () => {
  const kinds = Object.keys(forms).filter(isKind)
  const places = kinds.map((kind) => ({
    kind,
    // A form of the office is named by its slug.
    path: formPlace({
      kind,
      about: kind === 'form-template' ? 'daily-job-log' : about,
      part: kind === 'paper' ? about : '',
    }),
  }))
  expect(places.filter(({ path }) => path === null || !isOpsPath(path))).toEqual([
    { kind: 'reply', path: null },
  ])
})

test('each group of facts leads to the page of its job that has it', () => {
  const places = (groups: typeof lossGroups) =>
    new Set(groups.map(({ title }) => formPlace({ kind: 'facts', about, part: title })))
  expect([...places(peopleGroups)]).toEqual([`/ops/intake/${about}/people`])
  expect([...places(lossGroups)]).toEqual([`/ops/intake/${about}/loss`])
})

test('a new role has no record yet', () => {
  expect(formPlace({ kind: 'role', about: 'new', part: '' })).toBe('/ops/roles/new')
})

test('an answer for the chat leads to its editor: that of its question, or of the answer that is changed', () => {
  const answer = { kind: 'chat-answer', about } as const
  expect(formPlace({ ...answer, part: '' })).toBe('/ops/chatbot-settings')
  expect(formSearch({ ...answer, part: '' })).toEqual({ section: 'unanswered', answer: about })
  expect(formSearch({ ...answer, part: '3' })).toEqual({ section: 'answers', answer: about })
  expect(formSearch({ kind: 'chat', about, part: '' })).toEqual({})
})
