import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { storeCompanyPicture } from '#domain/company/company-pictures.server.ts'
import { addStaffPhoto } from './staff-photos.server.ts'
import { receiveLead } from './leads.server.ts'
import { publishProject } from '#domain/projects/projects.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPhotographedProject } from '#test/a-project.ts'
import { asVisitor, aVisitor } from '#test/a-receipt.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { findPhotos } from './photos-to-take.server.ts'
import { receivePhoto } from '#domain/photos/photos.server.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'

const bytes = await aPicture(60, 40).jpeg().toBuffer()
const sha256 = createHash('sha256').update(bytes).digest('hex')
const send = ({ world }: TestWorld) => receivePhoto(world, { sha256, bytes })

const uses: [string, (test: TestWorld) => Promise<string>][] = [
  [
    'a request',
    async (test) => {
      await send(test)
      await receiveLead(test.world, aLeadRequest({ photos: [sha256] }), unsuspected)
      return sha256
    },
  ],
  [
    'the company',
    async (test) => {
      const manager = allow(await aPerson(test), 'config.company')
      await send(test)
      await storeCompanyPicture(test.world, manager, sha256)
      await send(test)
      return (await storeCompanyPicture(test.world, manager, sha256)).sha256
    },
  ],
  [
    'a project',
    async (test) => {
      const project = await aPhotographedProject(test.world)
      await publishProject(test.world, allow(await aPerson(test), 'projects.publish'), project)
      return project.before.sha256
    },
  ],
]

test.each(uses)('the hash of a photo of %s opens no door to it', async (_, use) => {
  const test = await createTestWorld()
  const photo = await use(test)
  const visitor = await aVisitor(test)
  const worker = allow(await aPerson(test, 'Dispatcher', 'Marcus Wren'), 'leads.work')

  expect(await findPhotos(test.world, newId(), [photo])).toEqual([])
  const missing = { status: 409, extra: { missing: [photo] } }
  const { world } = test
  const another = receiveLead(world, aLeadRequest({ photos: [photo] }), unsuspected)
  await expect(another).rejects.toMatchObject(missing)
  await expect(addStaffPhoto(world, worker, { lead_id: visitor.id, sha256: photo })).rejects.toMatchObject(
    missing,
  )
  expect((await asVisitor(test, visitor, { path: `/photos/${photo}` })).status).toBe(409)
})

test('who has the photo itself and sends it again can add it to one more request, and still is not shown it', async () => {
  const test = await createTestWorld()
  const [first, second, third] = [0, 1, 2].map(() => aLeadRequest({ photos: [sha256] }))
  const receive = (lead: typeof first) => lead && receiveLead(test.world, lead, unsuspected)
  await send(test)
  await receive(first)
  await send(test)
  expect(await findPhotos(test.world, newId(), [sha256])).toEqual([{ sha256, isPending: false }])
  expect(await receive(second)).toMatchObject({ isNew: true })
  await expect(receive(third)).rejects.toMatchObject({ code: 'photos-missing' })
})

test('a photo that only staff put is none that a visitor could have, or be shown', async () => {
  const test = await createTestWorld()
  const visitor = await aVisitor(test)
  const photo = await aPutPhoto(test, await aPerson(test, 'Technician', 'Ivy Starling'))
  expect(await findPhotos(test.world, newId(), [photo])).toEqual([])
  await expect(receiveLead(test.world, aLeadRequest({ photos: [photo] }), unsuspected)).rejects.toMatchObject(
    { status: 409 },
  )
  expect((await asVisitor(test, visitor, { path: `/photos/${photo}` })).status).toBe(409)
})

test('a request that is sent again has its photos already', async () => {
  const test = await createTestWorld()
  await send(test)
  const lead = aLeadRequest({ photos: [sha256] })
  await receiveLead(test.world, lead, unsuspected)
  expect(await receiveLead(test.world, lead, unsuspected)).toMatchObject({ isNew: false })
  expect(await findPhotos(test.world, lead.id, [sha256])).toEqual([{ sha256, isPending: false }])
})
