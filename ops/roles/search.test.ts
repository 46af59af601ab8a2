import { expect, test } from 'vitest'
import { isShown, readRoleSearch } from './search.ts'
import { groupedEntries } from './words.ts'

test('what stands in the address is read, and what cannot be understood is left out', () => {
  const compare = '01930000-0000-7000-8000-000000000004'
  expect(readRoleSearch({ q: 'photo', show: 'granted', compare, who: 'leads.view', other: '1' })).toEqual({
    q: 'photo',
    show: 'granted',
    compare,
    who: 'leads.view',
  })
  expect(readRoleSearch({ q: '', show: 'everything', compare: 'x', who: 'leads.fly' })).toEqual({})
})

test('permissions are found by their words, their group and their name', () => {
  const found = (q: string) =>
    groupedEntries.filter((entry) => isShown(entry, { q }, {})).map(({ permission }) => permission)
  expect(found('alarm')).toEqual(['intake.viewAccessCodes'])
  expect(found('Chat settings')).toEqual(['chat.settings'])
  expect(found('')).toHaveLength(groupedEntries.length)
})

test('only what is granted, or only what is sensitive, is shown when asked', () => {
  const grants = { 'leads.view': 'all', 'audit.view': 'all' } as const
  const shown = (show: 'granted' | 'sensitive') =>
    groupedEntries.filter((entry) => isShown(entry, { show }, grants)).map(({ permission }) => permission)
  expect(shown('granted')).toEqual(['leads.view', 'audit.view'])
  expect(shown('sensitive')).toContain('audit.view')
  expect(shown('sensitive')).not.toContain('leads.view')
})
