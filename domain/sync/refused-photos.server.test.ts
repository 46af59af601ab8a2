import { expect, test } from 'vitest'
import { findPhotoFile, sweepPendingPhotos } from '#domain/photos/photos.server.ts'
import { assignLead } from '#domain/leads/assignment.server.ts'
import { maxStaffPhotos } from '#domain/leads/lead-choices.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { day, hour } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { settleProblem } from './decide.flow.ts'
import { listProblems } from './problem-views.server.ts'
import { reportProblem } from './problems.server.ts'

/** Ivy took a photo; meanwhile the request was taken from her. */
async function aRefusedPhoto() {
  const test = await createTestWorld()
  const { world } = test
  const [ivy, marcus] = [
    await aPerson(test, 'Technician', 'Ivy Starling'),
    await aPerson(test, 'Dispatcher', 'Marcus Wren'),
  ]
  const dispatcher = allow(marcus, 'leads.assign')
  const { id: lead_id } = await receiveLead(world, aLeadRequest(), unsuspected)
  await assignLead(world, dispatcher, { id: lead_id, employee_id: ivy.id, revision: 1 })
  await assignLead(world, dispatcher, { id: lead_id, employee_id: null, revision: 2 })
  const id = newId()
  const at = world.now().toISOString()
  const report = (sha256: string | null, as = id) =>
    reportProblem(world, ivy, {
      id: as,
      lead_id,
      write: { kind: 'photo', name: 'IMG_2041.jpg', sha256 },
      code: 'lead-reassigned',
      detail: 'This request is no longer assigned to you.',
      made_at: at,
      refused_at: at,
    })
  const [own, another] = [await aPutPhoto(test, ivy, 61), await aPutPhoto(test, marcus, 62)]
  return {
    ...test,
    ivy,
    own,
    another,
    lead_id,
    report,
    shown: async () => (await listProblems(world, dispatcher, { is_open: 'true' })).items[0]?.photo,
    settle: (state: 'taken_over' | 'discarded' | 'sent_back') =>
      settleProblem(world, dispatcher, { id, state, reason: 'Seen.' }),
    lead: () => getLead(world, allow(marcus, 'leads.view'), lead_id),
    isThere: async (sha256: string) => (await findPhotoFile(world, sha256, 'picture')) !== null,
  }
}

test('a photo that arrived and was refused is shown to the office, and stays while the problem is open', async () => {
  const { world, wait, api, own, another, report, shown, isThere } = await aRefusedPhoto()
  await report(own)
  const photo = await shown()
  expect(photo).toMatchObject({ sha256: own, width: 61, height: 40, by: 'Ivy Starling' })
  for (const url of [photo?.url, photo?.thumbnail_url])
    expect((await api.request(url ?? '')).status).toBe(200)

  wait(2 * day)
  expect(await sweepPendingPhotos(world)).toBe(1)
  expect([await isThere(own), await isThere(another)]).toEqual([true, false])
  expect((await api.request((await shown())?.url ?? '')).status).toBe(200)
})

test('taken over, it is on the request once, in the name of who took it', async () => {
  const { world, wait, own, report, settle, lead, isThere } = await aRefusedPhoto()
  const at = world.now().toISOString()
  await report(own)
  wait(hour)
  await settle('taken_over')
  await settle('taken_over')
  const { photos, history } = await lead()
  expect(photos).toMatchObject([
    { sha256: own, by: 'Ivy Starling', at, received_at: world.now().toISOString() },
  ])
  expect(history.map(({ words, by }) => [words, by])).toContainEqual(['Photo added at 7 AM', 'Ivy Starling'])
  wait(2 * day)
  await sweepPendingPhotos(world)
  expect(await isThere(own)).toBe(true)
})

test('discarded, it is on no request, and swept like any other that nothing uses', async () => {
  const { world, wait, own, report, settle, lead, isThere } = await aRefusedPhoto()
  await report(own)
  await settle('discarded')
  expect((await lead()).photos).toEqual([])
  wait(2 * day)
  await sweepPendingPhotos(world)
  expect(await isThere(own)).toBe(false)
})

test('a report with the hash of a photo that someone else put shows and adds nothing', async () => {
  const { another, report, shown, settle, lead } = await aRefusedPhoto()
  await report(another)
  expect(await shown()).toBeNull()
  await settle('taken_over')
  expect((await lead()).photos).toEqual([])
})

test('a photo that a full request can’t take is not taken over, and the problem stays open', async () => {
  const { world, ivy, own, lead_id, report, shown, settle } = await aRefusedPhoto()
  await report(own)
  const sha256 = await aPutPhoto({ world }, ivy, 63)
  const at = world.now()
  const photo = { record_id: lead_id, sha256, added_by: ivy.id, added_at: at, taken_at: at }
  const rows = Array.from({ length: maxStaffPhotos }, (_, position) => ({ ...photo, position }))
  await world.db.insertInto('record_photo').values(rows).execute()
  await expect(settle('taken_over')).rejects.toMatchObject({ code: 'too-many-photos' })
  expect(await shown()).toMatchObject({ sha256: own })
})

test('open problems of one person hold photos of 512 MB at most: any more stay on the device until the office has decided', async () => {
  const { world, ivy, own, report, settle } = await aRefusedPhoto()
  const [second, later] = [await aPutPhoto({ world }, ivy, 63), newId()]
  const bytes = 300 * 1024 * 1024
  await world.db.updateTable('photo').set({ bytes }).where('sha256', 'in', [own, second]).execute()
  await report(own)
  const full = { status: 429, code: 'too-many-problems' }
  await expect(report(second, later)).rejects.toMatchObject(full)
  expect(await report(own)).toMatchObject({ state: 'open' })
  expect(await report(null, newId())).toMatchObject({ state: 'open' })

  await settle('sent_back')
  expect(await report(second, later)).toMatchObject({ state: 'open' })
  await expect(report(own)).rejects.toMatchObject(full)
})
