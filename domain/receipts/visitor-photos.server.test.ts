import { expect, test } from 'vitest'
import { hour, minute } from '#platform/time.ts'
import { addStaffPhoto } from '#domain/leads/staff-photos.server.ts'
import { findPhotos } from '#domain/leads/photos-to-take.server.ts'
import { sweepPendingPhotos } from '#domain/photos/photos.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aPhoto, aVisitor } from '#test/a-receipt.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { getReceipt } from './receipts.server.ts'
import { addPhoto } from './visitor-changes.server.ts'

test('photos follow the request, six in all, however many come at once', async () => {
  const test = await createTestWorld()
  const first = await aPhoto(test, 50)
  const visitor = await aVisitor(test, { photos: [first] })
  const more = await Promise.all([51, 52, 53, 54, 55, 56, 57].map((width) => aPhoto(test, width)))
  const added = await Promise.allSettled(more.map((sha256) => addPhoto(test.world, visitor, sha256)))
  const refused = added.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused).toMatchObject([
    { status: 409, code: 'photos-full' },
    { status: 409, code: 'photos-full' },
  ])
  const { photos } = await addPhoto(test.world, visitor, first)
  expect(photos).toHaveLength(6)
  expect(photos[0]).toBe(first)
})

test('photos from staff take no room of the visitor, who does not see them', async () => {
  const test = await createTestWorld()
  const dispatcher = await aPerson(test, 'Dispatcher')
  const worker = allow(dispatcher, 'leads.work')
  const visitor = await aVisitor(test)
  const inside = await aPutPhoto(test, dispatcher, 90)
  await addStaffPhoto(test.world, worker, { lead_id: visitor.id, sha256: inside })
  const own = await Promise.all([61, 62, 63, 64, 65, 66].map((width) => aPhoto(test, width)))
  for (const sha256 of own) await addPhoto(test.world, visitor, sha256)
  expect(await getReceipt(test.world, visitor)).toMatchObject({ photos: own })
})

test.each([
  ['a request', {}],
  ['a request that is quarantined', { website: 'https://spam.example' }],
])('a photo added late to %s is not swept', async (_, how) => {
  const test = await createTestWorld()
  const visitor = await aVisitor(test, how)
  const [late, left] = [await aPhoto(test, 50), await aPhoto(test, 51)]
  test.wait(24 * hour - minute)
  await addPhoto(test.world, visitor, late)
  test.wait(minute)
  expect(await sweepPendingPhotos(test.world)).toBe(1)
  expect(await findPhotos(test.world, visitor.id, [late, left])).toEqual([{ sha256: late, isPending: false }])
})
