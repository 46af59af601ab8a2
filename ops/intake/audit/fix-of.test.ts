import { expect, test } from 'vitest'
import { auditFile } from '#domain/file-audit/file-audit.ts'
import { larkspurFriday } from '#domain/file-audit/larkspur-friday.fixture.ts'
import { fixOf } from './fix-of.ts'

test('each gap of the Friday leads to the very field, point or photo that is missing', () => {
  expect(auditFile(larkspurFriday()).gaps.map(fixOf)).toMatchObject([
    { by: 'category' },
    { by: 'reading', at: 'point-6' },
    { by: 'photo', aim: { phase: 'before', room_id: 'kitchen' } },
    { by: 'page', page: 'equipment' },
  ])
})

test('what is not open leads nowhere', () => {
  const { sections } = auditFile(larkspurFriday())
  const closed = sections.flatMap(({ checks }) => checks).filter(({ judged }) => judged.outcome !== 'open')
  expect(closed.map(fixOf).every((fix) => fix === null)).toBe(true)
})

test('a unit without a photo leads to the equipment, whether it stands there or was pulled: no move is made up for a photo', () => {
  const standing = larkspurFriday()
  const pulled = standing.stays?.map((stay) => ({
    ...stay,
    pulled_at: stay.pulled_at ?? '2026-11-13T15:00:00.000Z',
  }))
  for (const file of [standing, { ...standing, stays: pulled ?? null }]) {
    const gap = auditFile(file).gaps.find(({ key }) => key === 'equipment_photos')
    expect(gap && fixOf(gap)).toEqual({ by: 'page', page: 'equipment' })
  }
})
