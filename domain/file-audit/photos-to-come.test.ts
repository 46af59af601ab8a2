import { expect, test } from 'vitest'
import { larkspurFile, readAt } from '#domain/readings/larkspur-file.fixture.ts'
import { auditFile } from './file-audit.ts'
import type { AuditInput } from './audit-file.ts'
import { larkspurFriday } from './larkspur-friday.fixture.ts'

const friday = larkspurFriday()

/** One more reading of these points, by which they are dry. */
function driedFile(inRoom: (room_id: string) => boolean) {
  const { readings, points } = larkspurFile()
  const last = points
    .filter(({ room_id, is_reference }) => inRoom(room_id) && !is_reference)
    .map(({ id }) => ({ ...readAt(id, 3, 8), id: `last of ${id}`, at: '2026-11-13T15:10:00.000Z' }))
  return larkspurFile({ readings: [...readings, ...last] })
}

test('the photo of a room is still to come once it is dry and its machines are gone, or the whole house is dry', () => {
  const toCome = (change: Partial<AuditInput>) =>
    auditFile(larkspurFriday(change)).toCome.map(({ subject, room }) => [subject, room])
  const kitchenDry = driedFile((room) => room === 'kitchen')
  const pulled = friday.stays?.map((stay) =>
    stay.room_id === 'kitchen' ? { ...stay, pulled_at: '2026-11-13T15:12:00.000Z' } : stay,
  )
  expect(toCome({})).toEqual([])
  expect(toCome({ drying: kitchenDry })).toEqual([])
  expect(toCome({ drying: kitchenDry, stays: pulled ?? [] })).toEqual([['after', 'Kitchen']])
  const allDry = { drying: driedFile(() => true) }
  expect(toCome(allDry).length).toBe(4)
  const taken = { phase: 'after', room_id: 'kitchen', count: 1 } as const
  expect(toCome({ ...allDry, photos: [...(friday.photos ?? []), taken] }).length).toBe(3)
})

test('what is still to come costs no points until the job is called dry', () => {
  const drying = driedFile(() => true)
  const worthPhotos = (stage: 'drying' | 'dry') => {
    const { sections, toCome } = auditFile(larkspurFriday({ drying, job: { ...friday.job, stage } }))
    const { earned } = sections.find(({ key }) => key === 'photos') ?? { earned: null }
    return { earned, toCome: toCome.length }
  }
  expect(worthPhotos('drying')).toEqual({ earned: 5, toCome: 4 })
  expect(worthPhotos('dry')).toEqual({ earned: 0, toCome: 0 })
})
