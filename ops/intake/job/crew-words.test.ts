import { expect, test } from 'vitest'
import { merging as en } from '../../words/en-merging.ts'
import { merging as es } from '../../words/es-merging.ts'
import { crewWords, thingsBack } from './crew-words.ts'

const now = new Date('2026-11-28T01:30:00Z')
const at = '2026-11-28T00:53:00Z'
const visit = { people: ['Theo Bittern'], on_my_way_at: at, arrived_at: null, departed_at: null }
const said = { now, words: en, locale: 'en-US', nobody: 'The crew' }

test('before a merge or its undo stands who is on the way, or there, since when', () => {
  expect(crewWords(visit, said)).toBe('Theo Bittern, on the way since 7:53 PM')
  expect(crewWords({ ...visit, arrived_at: at }, said)).toBe('Theo Bittern, at the house since 7:53 PM')
  expect(crewWords({ ...visit, people: [] }, said)).toBe('The crew, on the way since 7:53 PM')
  for (const none of [{ on_my_way_at: null }, { arrived_at: at, departed_at: at }])
    expect(crewWords({ ...visit, ...none }, said)).toBeNull()
})

test('an undo says what goes back, in both languages', () => {
  const back = { visits: [visit], items: 2, has_access_code: true }
  const things = (words: typeof en) => thingsBack(back, { photos: 3, words })
  expect(en.goesBack('MR-2611-002', 'MR-2611-001', things(en))).toBe(
    'MR-2611-002 gets this back from MR-2611-001: 1 visit, 2 to-dos, the door code, and 3 photos.',
  )
  expect(es.goesBack('MR-2611-002', 'MR-2611-001', things(es))).toBe(
    'Esto regresa de MR-2611-001 a MR-2611-002: 1 visita, 2 pendientes, el código de la puerta y 3 fotos.',
  )
  const none = { visits: [], items: 0, has_access_code: false }
  expect(thingsBack(none, { photos: 0, words: en })).toEqual([])
})
