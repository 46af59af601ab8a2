import { expect, test } from 'vitest'
import { auditFile } from '#domain/file-audit/file-audit.ts'
import { larkspurFriday } from '#domain/file-audit/larkspur-friday.fixture.ts'
import { fixOf } from './fix-of.ts'

test('each gap of the Friday leads to the very field, point or photo that is missing', () => {
  expect(auditFile(larkspurFriday()).gaps.map(fixOf)).toMatchObject([
    { by: 'category' },
    { by: 'reading', at: 'point-6' },
    { by: 'photo', aim: { phase: 'before', room_id: 'kitchen' } },
    { by: 'unit_photo', unit: { number: 'LGR-05' } },
  ])
})

test('what is not open leads nowhere', () => {
  const { sections } = auditFile(larkspurFriday())
  const closed = sections.flatMap(({ checks }) => checks).filter(({ judged }) => judged.outcome !== 'open')
  expect(closed.map(fixOf).every((fix) => fix === null)).toBe(true)
})

test('a unit that was pulled without a photo is looked at, and not placed again for one', () => {
  const file = larkspurFriday()
  const stays = file.stays?.map((stay) => ({
    ...stay,
    pulled_at: stay.pulled_at ?? '2026-11-13T15:00:00.000Z',
  }))
  const gap = auditFile({ ...file, stays: stays ?? null }).gaps.find(({ key }) => key === 'equipment_photos')
  expect(gap && fixOf(gap)).toEqual({ by: 'page', page: 'equipment' })
})
