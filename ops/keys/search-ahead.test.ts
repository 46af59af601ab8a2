import { expect, test } from 'vitest'
import { endSearchAhead, keepForSearch, searchAhead, takeForSearch } from './search-ahead.ts'

function press(keys: readonly string[], held: { ctrlKey?: boolean } = {}) {
  return keys.map((key) => keepForSearch({ key, ctrlKey: false, metaKey: false, altKey: false, ...held }))
}

test('what is typed before the search has opened goes to the search, and to no shortcut', () => {
  expect(press(['n'])).toEqual([false])
  searchAhead()
  expect(press(['n', 'o', 'r', 'e', 'Backspace', 'a', ' ', 't'])).not.toContain(false)
  expect(takeForSearch()).toBe('nora t')
  expect(press(['n'])).toEqual([false])
  expect(takeForSearch()).toBe('')
})

test('Ctrl+K pressed twice loses nothing', () => {
  searchAhead()
  press(['n'])
  searchAhead()
  press(['o'])
  expect(takeForSearch()).toBe('no')
})

test('keys that are no text stay what they are: Enter, Tab, a space at first, and what is held with Ctrl', () => {
  searchAhead()
  expect(press(['Enter', 'Tab', ' ', 'Shift', 'Backspace'])).not.toContain(true)
  expect(press(['r'], { ctrlKey: true })).toEqual([false])
  expect(takeForSearch()).toBe('')
})

test('a search that was closed before it opened leaves nothing for the next', () => {
  searchAhead()
  press(['n'])
  endSearchAhead()
  expect(press(['o'])).toEqual([false])
  searchAhead()
  expect(takeForSearch()).toBe('')
})
