import { expect, test } from 'vitest'
import { groupsOf, happeningFirst } from './alert-groups.ts'

const canceled = { name: 'Canceled flood', is_happening_now: false }
const flood = { name: 'Flood', is_happening_now: true }
const mold = { name: 'Mold', is_happening_now: false }

test('a flood that was canceled stands with everything else, behind whoever needs help now', () => {
  const shown = happeningFirst([canceled, flood, mold])
  expect(shown).toEqual([flood, canceled, mold])
  expect(groupsOf({ unclaimed: 3, happening_now: 1 }, shown)).toEqual([
    { name: 'Happening now', rows: [flood], count: 1, isUrgent: true },
    { name: 'Everything else', rows: [canceled, mold], count: 2, isUrgent: false },
  ])
})

test('where nothing is happening now there is one group, of what is unclaimed', () => {
  expect(groupsOf({ unclaimed: 2, happening_now: 0 }, [canceled, mold])).toMatchObject([
    { name: 'Unclaimed', rows: [canceled, mold], count: 2 },
  ])
  expect(groupsOf({ unclaimed: 0, happening_now: 0 }, [])).toEqual([])
})
