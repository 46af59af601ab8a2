import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { day } from '#platform/time.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { findPhotoFile, receivePhoto, sweepPendingPhotos } from './photos.server.ts'

test('a photo of a kind of record that nobody knew of is not swept while that record has it', async () => {
  const test = await createTestWorld()
  const { db } = test.world
  await sql`create table moisture_map (id int primary key, sha256 text not null references photo)`.execute(db)
  await sql`call count_photos_of('moisture_map')`.execute(db)
  const [first, second] = [await aPhoto(test, 90), await aPhoto(test, 91)]
  await sql`insert into moisture_map values (1, ${first})`.execute(db)
  await sql`insert into moisture_map values (2, ${first})`.execute(db)
  await sql`update moisture_map set sha256 = ${second} where id = 2`.execute(db)

  test.wait(day)
  expect(await sweepPendingPhotos(test.world)).toBe(0)
  expect([await isThere(test, first), await isThere(test, second)]).toEqual([true, true])
  await sql`delete from moisture_map where id = 1`.execute(db)
  expect(await sweepPendingPhotos(test.world)).toBe(1)
  expect([await isThere(test, first), await isThere(test, second)]).toEqual([false, true])
})

test('every table that refers to photos counts how often it does', async () => {
  const { world } = await createTestWorld()
  const { rows } = await sql<{ name: string; counts: boolean }>`
    select referring.conrelid::regclass::text as name, (
      select count(*) = 3 from pg_trigger where tgrelid = referring.conrelid and tgfoid = 'count_photo_use'::regproc
    ) as counts
    from pg_constraint referring where referring.contype = 'f' and referring.confrelid = 'photo'::regclass`.execute(
    world.db,
  )
  expect(rows.length).toBeGreaterThan(3)
  // The sizes of a published photo are made from it, and are no use of their own; to have put one is none either.
  expect(
    rows
      .filter(({ counts }) => !counts)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['photo_put', 'project_picture'])
})

async function aPhoto({ world }: TestWorld, width: number) {
  const bytes = await aPicture(width, 60).jpeg().toBuffer()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await receivePhoto(world, { sha256, bytes })
  return sha256
}

async function isThere({ world }: TestWorld, sha256: string) {
  return (await findPhotoFile(world, sha256, 'picture')) !== null
}
