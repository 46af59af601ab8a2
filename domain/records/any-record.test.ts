import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { receivePhoto } from '#domain/photos/photos.server.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { addNote, notesOf } from './notes.server.ts'
import { addPhotoTo, photosOf } from './record-photos.server.ts'

test('a record of any kind has notes, once each and newest first, and keeps them apart from those of others', async () => {
  const test = await createTestWorld()
  const employee = await aPerson(test, 'Owner', 'Dana Reyes')
  const [job, other] = [newId(), newId()]
  const first = { id: newId(), text: 'Dehumidifier in the hall.', record_id: job }
  expect(await addNote(test.world, employee, first)).toMatchObject({ by: 'Dana Reyes', isNew: true })
  expect(await addNote(test.world, employee, first)).toMatchObject({ isNew: false })
  await expect(addNote(test.world, employee, { ...first, record_id: other })).rejects.toMatchObject({
    code: 'note-differs',
  })
  test.wait(1)
  await addNote(test.world, employee, { id: newId(), text: 'Dry.', record_id: job })
  expect((await notesOf(test.world, job)).map(({ text }) => text)).toEqual(['Dry.', first.text])
  expect(await notesOf(test.world, other)).toEqual([])
})

test('a record of any kind has photos in their order, with who added them', async () => {
  const test = await createTestWorld()
  const employee = await aPerson(test, 'Owner', 'Dana Reyes')
  const record_id = newId()
  for (const [width, added_by] of [[90, null] as const, [91, employee.id] as const]) {
    const bytes = await aPicture(width, 60).jpeg().toBuffer()
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await receivePhoto(test.world, { sha256, bytes })
    await addPhotoTo(test.world, { record_id, sha256, added_by })
  }
  const photos = await photosOf(test.world, employee, record_id)
  expect(photos.map(({ width, by }) => [width, by])).toEqual([
    [90, null],
    [91, 'Dana Reyes'],
  ])
})
