import { expect, test } from 'vitest'
import { matches } from './matches.ts'

test.each([
  ['Add person', '', true],
  ['Add person', 'ad pe', true],
  ['Add person', 'PERSON add', true],
  ['Add person', 'erson', false],
  ['Add person', 'add role', false],
])('%j with %j: %s', (text, typed, found) => expect(matches(text, typed)).toBe(found))
