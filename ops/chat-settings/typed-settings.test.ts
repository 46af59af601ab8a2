import { expect, test } from 'vitest'
import { firstSettings } from '#domain/chat/settings/settings.ts'
import { changeLines } from './change-lines.ts'
import { follow, fresh, readPart, unsavedParts } from './typed-settings.ts'

const without = (...groups: ('home' | 'contact')[]) => ({
  ...firstSettings,
  shown: { ...firstSettings.shown, ...Object.fromEntries(groups.map((group) => [group, false])) },
})

test('where nothing was typed, the form follows what others save', () => {
  const typed = fresh({ settings: firstSettings, revision: 1 })
  const next = follow(typed, { settings: without('home'), revision: 2 })
  expect(next).toEqual({ typed: fresh({ settings: without('home'), revision: 2 }), theirs: [] })
})

test('what is typed stays over what others save, and the form names the sections that both changed', () => {
  const typed = { ...fresh({ settings: firstSettings, revision: 1 }), draft: without('contact') }
  expect(unsavedParts(typed)).toEqual(['shown'])
  const next = follow(typed, { settings: without('home'), revision: 2 })
  expect([next.typed.draft, next.theirs]).toEqual([without('contact'), ['shown']])
  const same = follow(typed, { settings: without('contact'), revision: 2 })
  expect([unsavedParts(same.typed), same.theirs]).toEqual([[], []])
})

test('a part is read with what is saved of the others', () => {
  const typed = { ...fresh({ settings: firstSettings, revision: 1 }), draft: without('contact') }
  expect(readPart(typed, 'shown')).toEqual({ settings: without('contact'), errors: {} })
})

test('the history says what changed, value by value', () => {
  expect(changeLines({ shown: firstSettings.shown }, { shown: without('home').shown })).toEqual([
    { name: 'Home', from: 'On', to: 'Off' },
  ])
})
