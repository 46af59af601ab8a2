import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPhonePhoto, aPicture } from '#platform/images/pictures.fixture.ts'
import { day } from '#platform/time.ts'
import { findPhotoFile, receivePhoto, sweepPendingPhotos } from '#domain/photos/photos.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aPersonShown } from '#test/a-person-shown.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { changeCompany } from './company.server.ts'
import {
  findShownPicture,
  listCompanyPictures,
  readPictureSizes,
  requirePictures,
  storeCompanyPicture,
} from './company-pictures.server.ts'
import { firstFacts } from './first-facts.ts'

test('a picture is stored once, in two sizes, with nothing of the file that was sent', async () => {
  const { test, manager, store } = await aManager()
  const bytes = await aPicture(1000, 900)
    .withExif({ IFD0: { Copyright: 'Featherstonehaugh' } })
    .jpeg()
    .toBuffer()
  const first = await store(bytes)
  expect(first).toMatchObject({ width: 1000, height: 900 })
  expect(await store(bytes)).toEqual(first)
  expect(await listCompanyPictures(test.world, manager)).toEqual([first])

  const facts = { ...firstFacts, people: [aPersonShown({ picture: first.sha256 })] }
  const sizes = await readPictureSizes(test.world, facts)
  expect(sizes.get(first.sha256)).toEqual([
    { width: 400, height: 360 },
    { width: 800, height: 720 },
  ])
  await changeCompany(test.world, manager, { facts, revision: 1 })
  const shown = await findShownPicture(test.world, first.sha256, 400)
  expect(shown?.subarray(8, 12).toString()).toBe('WEBP')
  expect(shown?.includes('Featherstonehaugh')).toBe(false)
})

test('a picture is on the website only while someone who agreed is shown with it', async () => {
  const { test, manager, store } = await aManager()
  const { sha256 } = await store(await aPhonePhoto(90, 60))
  const find = () => findShownPicture(test.world, sha256, 60)
  expect(await find()).toBeNull()

  const people = [aPersonShown({ picture: sha256, consent_on: null })]
  await changeCompany(test.world, manager, { facts: { ...firstFacts, people }, revision: 1 })
  expect(await find()).toBeNull()

  const agreed = [aPersonShown({ picture: sha256 })]
  await changeCompany(test.world, manager, { facts: { ...firstFacts, people: agreed }, revision: 2 })
  expect(await find()).not.toBeNull()
  expect(await findShownPicture(test.world, sha256, 61)).toBeNull()

  await changeCompany(test.world, manager, { facts: { ...firstFacts, people }, revision: 3 })
  expect(await find()).toBeNull()
})

test('facts that name a picture that was never stored are refused, and nothing changes', async () => {
  const { test, manager } = await aManager()
  const facts = { ...firstFacts, people: [aPersonShown()] }
  await expect(changeCompany(test.world, manager, { facts, revision: 1 })).rejects.toMatchObject({
    status: 409,
    code: 'picture-missing',
  })
  await requirePictures(test.world, firstFacts)
})

test('a picture that never arrived cannot be laid ready', async () => {
  const { test, manager } = await aManager()
  await expect(storeCompanyPicture(test.world, manager, 'a'.repeat(64))).rejects.toMatchObject({
    status: 409,
  })
})

test('a picture of the company stays when photos without a request are swept', async () => {
  const { test, store } = await aManager()
  const { sha256 } = await store(await aPhonePhoto(90, 60))
  test.wait(2 * day)
  expect(await sweepPendingPhotos(test.world)).toBe(0)
  expect(await findPhotoFile(test.world, sha256, 'thumbnail')).not.toBeNull()
})

async function aManager() {
  const test = await createTestWorld()
  const manager = allow(await aPerson(test), 'config.company')
  async function store(bytes: Uint8Array) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await receivePhoto(test.world, { sha256, bytes })
    return storeCompanyPicture(test.world, manager, sha256)
  }
  return { test, manager, store }
}
