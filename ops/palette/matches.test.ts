import { expect, test } from 'vitest'
import { matches } from './matches.ts'

test.each([
  ['Add a person', '', true],
  ['Add a person', 'ad pe', true],
  ['Add a person', 'PERSON add', true],
  ['Add a person', 'erson', false],
  ['Add a person', 'add role', false],
])('%j with %j: %s', (text, typed, found) => expect(matches(text, typed)).toBe(found))
