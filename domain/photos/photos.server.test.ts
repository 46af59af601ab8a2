import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPhonePhoto, aPicture } from '#platform/images/pictures.fixture.ts'
import { hour, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { untilOneWaits } from '#test/until-one-waits.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { findPhotos } from '#domain/leads/photos-to-take.server.ts'
import { findPhotoFile, receivePhoto, sweepPendingPhotos } from './photos.server.ts'

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function send({ world }: Pick<TestWorld, 'world'>, bytes: Uint8Array) {
  return receivePhoto(world, { sha256: hashOf(bytes), bytes })
}

async function filesOf({ world }: Pick<TestWorld, 'world'>, sha256: string) {
  const picture = await findPhotoFile(world, sha256, 'picture')
  const thumbnail = await findPhotoFile(world, sha256, 'thumbnail')
  return [picture?.type ?? null, thumbnail?.type ?? null]
}

test('a photo is kept as we made it, and sent again it gets the same answer', async () => {
  const test = await createTestWorld()
  const bytes = await aPhonePhoto(90, 60)
  const first = await send(test, bytes)
  expect(first).toEqual({ sha256: hashOf(bytes), width: 60, height: 90, isNew: true })
  expect(await filesOf(test, first.sha256)).toEqual(['image/jpeg', 'image/webp'])
  const again = await Promise.all([send(test, bytes), send(test, bytes)])
  expect(again).toEqual([
    { ...first, isNew: false },
    { ...first, isNew: false },
  ])
})

test('the same photo many times at once is new to one of them', async () => {
  const test = await createTestWorld()
  const bytes = await aPhonePhoto(90, 60)
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(test, bytes)))
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await filesOf(test, hashOf(bytes))).toEqual(['image/jpeg', 'image/webp'])
})

test('bytes with another hash than they were announced with are refused, and nothing is kept', async () => {
  const test = await createTestWorld()
  const bytes = await aPhonePhoto(90, 60)
  await expect(receivePhoto(test.world, { sha256: 'a'.repeat(64), bytes })).rejects.toMatchObject({
    status: 422,
  })
  expect(await findPhotos(test.world, newId(), ['a'.repeat(64), hashOf(bytes)])).toEqual([])
})

test('after a day without a request a photo is swept with its files; one that belongs to a request stays', async () => {
  const test = await createTestWorld()
  const taken = await send(test, await aPicture(90, 60).jpeg().toBuffer())
  const left = await send(test, await aPicture(91, 60).jpeg().toBuffer())
  const { id } = await receiveLead(test.world, aLeadRequest({ photos: [taken.sha256] }), unsuspected)
  const photosFor = (sha256: string) => findPhotos(test.world, id, [sha256])
  expect(await photosFor(taken.sha256)).toEqual([{ sha256: taken.sha256, isPending: false }])
  expect(await photosFor(left.sha256)).toEqual([{ sha256: left.sha256, isPending: true }])

  test.wait(24 * hour - 1)
  expect(await sweepPendingPhotos(test.world)).toBe(0)
  test.wait(1)
  expect(await sweepPendingPhotos(test.world)).toBe(1)
  expect(await filesOf(test, left.sha256)).toEqual([null, null])
  expect(await filesOf(test, taken.sha256)).toEqual(['image/jpeg', 'image/webp'])
})

test('of more photos than may wait for a request the oldest are swept, but none that came just now', async () => {
  const test = await createTestWorld()
  const sendOne = async (width: number) =>
    (await send(test, await aPicture(width, 60).jpeg().toBuffer())).sha256
  const taken = await sendOne(90)
  await receiveLead(test.world, aLeadRequest({ photos: [taken] }), unsuspected)
  const oldest = await sendOne(91)
  test.wait(minute)
  const newer = await sendOne(92)
  const { bytes } = await test.world.db
    .selectFrom('photo')
    .select('bytes')
    .where('sha256', '=', newer)
    .executeTakeFirstOrThrow()

  test.wait(9 * minute - 1)
  expect(await sweepPendingPhotos(test.world, bytes)).toBe(0)
  test.wait(1)
  expect(await sweepPendingPhotos(test.world, bytes)).toBe(1)
  expect(await filesOf(test, oldest)).toEqual([null, null])
  expect(await filesOf(test, newer)).toEqual(['image/jpeg', 'image/webp'])
  expect(await filesOf(test, taken)).toEqual(['image/jpeg', 'image/webp'])
})

test('two uploads of the same picture share its files, which stay until the last of them is swept', async () => {
  const test = await createTestWorld()
  const bytes = await aPicture(90, 60).jpeg().toBuffer()
  const first = await send(test, bytes)
  test.wait(hour)
  const second = await send(test, Buffer.concat([bytes, Buffer.from('trailer')]))
  expect(second.sha256).not.toBe(first.sha256)

  test.wait(23 * hour)
  expect(await sweepPendingPhotos(test.world)).toBe(1)
  expect(await filesOf(test, second.sha256)).toEqual(['image/jpeg', 'image/webp'])
  test.wait(hour)
  expect(await sweepPendingPhotos(test.world)).toBe(1)
  expect(await filesOf(test, second.sha256)).toEqual([null, null])
})

test('a photo that a request takes while it is being swept stays', async () => {
  const test = await createTestWorld()
  const { sha256 } = await send(test, await aPicture(90, 60).jpeg().toBuffer())
  test.wait(24 * hour)
  let sweep: Promise<number> = Promise.resolve(0)
  await test.world.db.transaction().execute(async (db) => {
    const world = { ...test.world, db }
    await receiveLead(world, aLeadRequest({ photos: [sha256] }), unsuspected)
    sweep = sweepPendingPhotos(test.world)
    await untilOneWaits(test.world)
  })
  expect(await sweep).toBe(0)
  expect(await filesOf(test, sha256)).toEqual(['image/jpeg', 'image/webp'])
})

test('a photo that is sent again while it is being swept is whole, whoever is first', async () => {
  const test = await createTestWorld()
  const bytes = await aPicture(90, 60).jpeg().toBuffer()
  for (let round = 0; round < 5; round++) {
    const { sha256 } = await send(test, bytes)
    test.wait(24 * hour)
    await Promise.all([
      sweepPendingPhotos(test.world),
      send(test, Buffer.concat([bytes, Buffer.from([round])])),
    ])
    await send(test, bytes)
    expect(await filesOf(test, sha256)).toEqual(['image/jpeg', 'image/webp'])
  }
})
