import { expect, test } from 'vitest'
import { hour, minute } from '#platform/time.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aPhoto } from '#test/a-receipt.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { assignLead } from './assignment.server.ts'
import { maxStaffPhotos } from './lead-choices.ts'
import { getLead } from './lead-views.server.ts'
import { receiveLead } from './leads.server.ts'
import { addStaffPhoto } from './staff-photos.server.ts'

async function onSite() {
  const test = await createTestWorld()
  const { world } = test
  const dispatcher = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const arrived = (width: number, by: Person = ivy) => aPutPhoto(test, by, width)
  const { id } = await receiveLead(world, aLeadRequest({ photos: [await aPhoto(test)] }), unsuspected)
  await assignLead(world, allow(dispatcher, 'leads.assign'), { id, employee_id: ivy.id, revision: 1 })
  const add = (sha256: string, who: Person = ivy) =>
    addStaffPhoto(world, allow(who, 'leads.work'), { lead_id: id, sha256 })
  return {
    ...test,
    id,
    ivy,
    dispatcher,
    arrived,
    add,
    read: () => getLead(world, allow(ivy, 'leads.view'), id),
  }
}

test('a photo from the site stands after those of the visitor, with who added it, and raises no revision', async () => {
  const { arrived, add, read, world } = await onSite()
  const { revision } = await read()
  expect(await add(await arrived(31))).toEqual({ isNew: true })
  const lead = await read()
  expect(lead.photos.map(({ by }) => by)).toEqual([null, 'Ivy Starling'])
  expect(lead.photos[1]?.at).toBe(world.now().toISOString())
  expect(lead).toMatchObject({ revision, photo_count: 2 })
  expect(lead.history[0]).toMatchObject({ name: 'lead.photo_added', by: 'Ivy Starling' })
})

test('a photo says when it was added on the device, whatever its clock shows, and when it arrived if that was long after', async () => {
  const { world, id, ivy, arrived, read } = await onSite()
  const now = world.now().getTime()
  const addAt = async (ms: number, width: number) =>
    addStaffPhoto(world, allow(ivy, 'leads.work'), {
      lead_id: id,
      sha256: await arrived(width),
      // The clock of the device is an hour fast.
      at: new Date(ms + hour).toISOString(),
      sentAt: new Date(now + hour),
    })
  await addAt(now - 7 * minute, 31)
  await addAt(now - minute, 32)
  const iso = (ms: number) => new Date(ms).toISOString()
  const { photos, history } = await read()
  expect(history.slice(0, 2).map(({ words }) => words)).toEqual(['Photo added', 'Photo added at 6:53 AM'])
  expect(photos.slice(1).map(({ at, received_at }) => [at, received_at])).toEqual([
    [iso(now - 7 * minute), iso(now)],
    [iso(now - minute), undefined],
  ])
})

test('the same photo again, even many times at once, is one photo', async () => {
  const { arrived, add, read } = await onSite()
  const sha256 = await arrived(31)
  const answers = await Promise.all(Array.from({ length: 6 }, () => add(sha256)))
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect((await read()).photos).toHaveLength(2)
})

test('a photo that has not arrived is asked for, and a full request says so', async () => {
  const { world, id, ivy, arrived, add, read } = await onSite()
  await expect(add('a'.repeat(64))).rejects.toMatchObject({
    status: 409,
    extra: { missing: ['a'.repeat(64)] },
  })
  const sha256 = await arrived(31)
  const rows = Array.from({ length: maxStaffPhotos }, (_, nth) => ({
    record_id: id,
    sha256,
    position: nth + 1,
    added_by: ivy.id,
    added_at: world.now(),
    taken_at: world.now(),
  }))
  await world.db.insertInto('record_photo').values(rows).execute()
  await expect(add(await arrived(32))).rejects.toThrow('A request can have 60 staff photos.')
  expect((await read()).photos).toHaveLength(maxStaffPhotos + 1)
})

test('nobody adds photos to a request that another has in hand', async () => {
  const { arrived, add, ...test } = await onSite()
  const other = await aPerson(test, 'Technician', 'Pia Lark')
  await expect(add(await arrived(31, other), other)).rejects.toMatchObject({ status: 404 })
})

test('who only knows the hash of a photo adds it to nothing: a visitor’s, or one that a colleague put', async () => {
  const { arrived, add, read, dispatcher, ...test } = await onSite()
  for (const sha256 of [await arrived(31, dispatcher), await aPhoto(test, 32)]) {
    await expect(add(sha256)).rejects.toMatchObject({ status: 409, extra: { missing: [sha256] } })
    await expect(add('a'.repeat(64))).rejects.toMatchObject({ status: 409, code: 'photos-missing' })
  }
  expect((await read()).photos).toHaveLength(1)
})

test('two who both have a photo may both add it, and whoever put it needs not put it again for another request', async () => {
  const { world, id, arrived, add, ivy, dispatcher } = await onSite()
  const sha256 = await arrived(31)
  expect(await arrived(31, dispatcher)).toBe(sha256)
  expect([await add(sha256), await add(sha256, dispatcher)]).toEqual([{ isNew: true }, { isNew: false }])
  const other = await receiveLead(world, aLeadRequest(), unsuspected)
  const [mine, theirs] = [allow(ivy, 'leads.work'), allow(dispatcher, 'leads.work')]
  await expect(addStaffPhoto(world, mine, { lead_id: other.id, sha256 })).rejects.toMatchObject({
    status: 404,
  })
  expect(await addStaffPhoto(world, theirs, { lead_id: other.id, sha256 })).toEqual({ isNew: true })
  expect(other.id).not.toBe(id)
})

test('what a photo’s record holds already may be named by whoever works on it, and changes nothing', async () => {
  const { add, read } = await onSite()
  const [held] = (await read()).photos
  expect(await add(held?.sha256 ?? '')).toEqual({ isNew: false })
})
