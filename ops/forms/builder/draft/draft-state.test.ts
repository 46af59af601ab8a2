import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { FormTemplate } from '#domain/forms/template.ts'
import {
  beginDraft,
  definitionIn,
  edited,
  follow,
  isDirty,
  keepMine,
  sent,
  takeTheirs,
  undone,
} from './draft-state.ts'

const titled = (en: string): FormDefinition => ({ ...aForm([{ fields: [] }]), title: { en } })
const at = '2026-11-20T12:00:00.000Z'

function aTemplate(revision: number, draft: FormDefinition | null): FormTemplate {
  return {
    slug: 'a-form',
    title: { en: 'A form' },
    states: [],
    published: { version: 1, at, by: null, definition: titled('Published') },
    draft: draft && { definition: draft, based_on: 1, saved_at: at, saved_by: 'Rosa Plover', saver_id: null },
    revision,
    retired_at: null,
    retired_by: null,
    packets: [],
  }
}

test('the first change makes a draft of what is published', () => {
  const state = beginDraft(aTemplate(0, null), null)
  expect([state.history.now.title.en, isDirty(state)]).toEqual(['Published', false])
  const typed = edited(state, titled('Mine'), 'title')
  expect(isDirty(typed)).toBe(true)
  expect(isDirty(sent(typed, titled('Mine'), { revision: 1 }))).toBe(false)
})

test('what was left on this device goes on, and can be undone', () => {
  const template = aTemplate(3, titled('Stored'))
  const state = beginDraft(template, { revision: 3, definition: titled('Left') })
  expect([state.history.now.title.en, isDirty(state), state.theirs]).toEqual(['Left', true, null])
  expect(undone(state).history.now.title.en).toBe('Stored')
  expect(isDirty(beginDraft(template, { revision: 2, definition: titled('Stored') }))).toBe(false)
})

test('what someone else saved meanwhile waits for a decision, and neither is lost', () => {
  const theirs = aTemplate(4, titled('Theirs'))
  const state = follow(edited(beginDraft(aTemplate(3, titled('Stored')), null), titled('Mine'), null), theirs)
  expect([state.history.now.title.en, state.theirs]).toEqual(['Mine', theirs])

  const taken = takeTheirs(state)
  expect([taken.history.now.title.en, taken.revision, taken.theirs, isDirty(taken)]).toEqual([
    'Theirs',
    4,
    null,
    false,
  ])
  expect(undone(taken).history.now.title.en).toBe('Mine')

  const kept = keepMine(state)
  expect([kept.history.now.title.en, kept.revision, kept.theirs, isDirty(kept)]).toEqual([
    'Mine',
    4,
    null,
    true,
  ])
})

test('what someone else changed elsewhere in the form joins what was changed here, and Undo leaves it', () => {
  const stored = { ...titled('Stored'), states: [] }
  const mine = edited(beginDraft(aTemplate(3, stored), null), { ...stored, title: { en: 'Mine' } }, null)
  const state = follow(mine, aTemplate(4, { ...stored, states: ['OH'] }))
  expect([state.history.now.title.en, state.history.now.states]).toEqual(['Mine', ['OH']])
  expect([state.revision, state.theirs, isDirty(state)]).toEqual([4, null, true])
  const back = undone(state)
  expect([back.history.now.title.en, back.history.now.states, isDirty(back)]).toEqual([
    'Stored',
    ['OH'],
    false,
  ])
})

test('so does what was left here before someone else saved', () => {
  const theirs = aTemplate(4, titled('Theirs'))
  const state = beginDraft(theirs, { revision: 3, definition: titled('Left') })
  expect([state.history.now.title.en, state.revision, state.theirs]).toEqual(['Left', 3, theirs])
  // What it was made from isn't known here: it waits, also when the same is read once more.
  expect(follow(state, theirs).theirs).toEqual(theirs)
})

test('where nothing was changed here, theirs is shown at once', () => {
  const state = follow(beginDraft(aTemplate(3, titled('Stored')), null), aTemplate(4, titled('Theirs')))
  expect([state.history.now.title.en, state.revision]).toEqual(['Theirs', 4])
  expect(follow(state, aTemplate(2, titled('Old')))).toBe(state)
})

test('the order in which the server writes the parts of a form is no change', () => {
  const template = aTemplate(3, titled('Stored'))
  const { title, ...rest } = titled('Stored')
  const left: FormDefinition = { title, ...rest }
  expect(isDirty(beginDraft(template, { revision: 2, definition: left }))).toBe(false)
  expect(isDirty(edited(beginDraft(template, null), left, null))).toBe(false)
})

test('a form without a draft or a version is empty', () => {
  expect(definitionIn({ draft: null, published: null }).sections).toEqual([])
})
