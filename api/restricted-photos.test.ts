import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { aJobPhoto } from '#domain/photos/a-job-photo.fixture.ts'
import type { SyncProblemPage } from '#domain/sync/problem.ts'
import { mergeJob } from '#domain/jobs/merge.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { makeRole } from '#domain/roles/roles.server.ts'
import { aNewRole } from '#test/a-role.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { attachPhotos } from '#domain/records/record-photos.server.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aPerson, type Person } from '#test/people.ts'
import { aPhotographedJob, aTraumaScene } from '#test/a-photographed-job.ts'

test('whoever says that a trauma scene is another loss doesn’t see the photos that were taken there', async () => {
  const { ivy, olga, take, gallery, retype } = await aPhotographedJob(aTraumaScene)
  await take()
  expect(await retype('water', ivy)).toBe(200)
  expect(await gallery(ivy)).toEqual([])
  expect(await gallery(olga)).toMatchObject([{ is_restricted: true }])
  await take()
  expect(await gallery(ivy)).toHaveLength(1)
})

test('all that staff photographed at a job is restricted once it turns out to be a trauma scene', async () => {
  const { ivy, olga, take, gallery, retype } = await aPhotographedJob()
  await take()
  expect(await gallery(ivy)).toHaveLength(1)
  await retype('trauma')
  expect(await gallery(ivy)).toEqual([])
  expect(await gallery(olga)).toMatchObject([{ is_restricted: true }])
})

test('a photo of a trauma scene is shown again once someone who sees restricted ones lifts it', async () => {
  const { ivy, olga, job_id, take, gallery } = await aPhotographedJob(aTraumaScene)
  const { id } = await take()
  const lift = { method: 'PATCH', json: { revision: 1, changes: { is_restricted: false } } }
  expect((await ivy.request(`/api/jobs/${job_id}/photos/${id}`, lift)).status).toBe(404)
  const lifted = await olga.request(`/api/jobs/${job_id}/photos/${id}`, lift)
  expect([lifted.status, await lifted.json()]).toMatchObject([200, { is_restricted: false, revision: 2 }])
  expect(await gallery(ivy)).toMatchObject([{ id, is_restricted: false }])
})

test.each([
  ['water', 'trauma'],
  ['trauma', 'water'],
])(
  'of a %s job that is merged into a %s job every photo is restricted, and each that is added to either',
  async (loss, other) => {
    const test = await aPhotographedJob({ ...aCall, loss_type: loss === 'water' ? 'water' : 'trauma' })
    const { world, marcus, olga, job_id, take, gallery } = test
    const kept = await aJob(test, marcus, { ...aCall, loss_type: other === 'water' ? 'water' : 'trauma' })
    await take()
    await take({}, { who: olga, job: kept.id })
    const { revision } = await world.db
      .selectFrom('job')
      .select('revision')
      .where('id', '=', job_id)
      .executeTakeFirstOrThrow()
    await mergeJob(world, allow(olga, 'intake.merge'), { id: job_id, into: kept.number, revision })
    await take()
    await take({}, { who: olga, job: kept.id })
    expect((await gallery(olga, kept.id)).map(({ is_restricted }) => is_restricted)).toEqual(
      Array.from({ length: 4 }, () => true),
    )
    expect(await gallery(marcus, kept.id)).toEqual([])
  },
)

test('a merge leaves what was lifted before within a trauma job as it is', async () => {
  const test = await aPhotographedJob(aTraumaScene)
  const { world, marcus, olga, job_id, take, gallery } = test
  const { id } = await take()
  const lift = { method: 'PATCH', json: { revision: 1, changes: { is_restricted: false } } }
  await olga.request(`/api/jobs/${job_id}/photos/${id}`, lift)
  const merged = await aJob(test, marcus)
  const { number } = test
  await mergeJob(world, allow(olga, 'intake.merge'), { id: merged.id, into: number, revision: 1 })
  expect(await gallery(marcus)).toMatchObject([{ id, is_restricted: false }])
})

test('whoever may not see job photos finds in a job and its request only what the customer sent', async () => {
  const test = await aPhotographedJob()
  const { world, ivy, olga, job_id, take } = test
  const sent = await aPutPhoto(test, ivy, 40)
  await attachPhotos(world, job_id, [sent])
  const { sha256 } = await take()
  const books = await aPerson(test, 'Bookkeeper', 'Bea Wigeon')
  const seen = async (path: string, who = books) => {
    const answer = await who.request(path)
    const { photos = [] }: { photos?: { sha256: string }[] } = await answer.json()
    return photos.map((photo) => photo.sha256)
  }
  expect((await books.request(`/api/jobs/${job_id}/photos`)).status).toBe(403)
  expect(await seen(`/api/jobs/${job_id}`)).toEqual([sent])
  for (const who of [ivy, olga])
    for (const path of [`/api/jobs/${job_id}`, `/api/leads/${job_id}`])
      expect(await seen(path, who)).toEqual([sent, sha256])
})

test('nor does a role of our own that sees requests and no job photos', async () => {
  const test = await aPhotographedJob()
  const { world, olga, job_id, take } = test
  await take()
  const role = aNewRole({ permissions: { 'leads.view': 'all' } })
  await makeRole(world, allow(olga, 'roles.edit'), role)
  const rita = await aPerson(test, role.name, 'Rita Siskin')
  const answer = await rita.request(`/api/leads/${job_id}`)
  expect([answer.status, await answer.json()]).toMatchObject([200, { photos: [] }])
})

/** A photo of a visit and one of the job that the server refused, as the office finds them. */
async function aReportedPhoto(facts: FactChanges, is_restricted: boolean) {
  const test = await aPhotographedJob(facts)
  const { ivy, marcus, job_id } = test
  let width = 200
  const report = async (of_job?: object) => {
    const [id, sha256] = [newId(), await aPutPhoto(test, ivy, width++)]
    const at = '2026-11-20T11:00:00.000Z'
    const write = { kind: 'photo', name: 'k.jpg', sha256, ...(of_job && { of_job }) }
    const json = { lead_id: job_id, write, code: 'x', detail: 'No.', made_at: at, refused_at: at }
    await ivy.request(`/api/sync-problems/${id}`, { method: 'PUT', json })
    return { id, sha256 }
  }
  const reported = [
    await report(),
    await report({ ...aJobPhoto, taken_at: '2026-11-20T11:00:00.000Z', is_restricted }),
  ]
  const shown = async (who: Person) => {
    const { items }: SyncProblemPage = await (await who.request('/api/sync-problems?is_open=true')).json()
    return items.flatMap(({ photo }) => (photo ? [photo.sha256] : []))
  }
  const takeOver = (id: string) =>
    marcus.request(`/api/sync-problems/${id}/decision`, { method: 'POST', json: { state: 'taken_over' } })
  return { ...test, reported, shown, takeOver }
}

test('a refused photo that is restricted is shown with its problem to those alone who see restricted ones', async () => {
  const { reported, shown, marcus, olga } = await aReportedPhoto(aCall, true)
  const [ofVisit, restricted] = reported.map(({ sha256 }) => sha256)
  expect(await shown(marcus)).toEqual([ofVisit])
  expect(await shown(olga)).toEqual([ofVisit, restricted])
})

test('nor is one of a trauma scene shown, whatever the loss is called later, and it stays restricted when it is taken over', async () => {
  const { reported, shown, takeOver, retype, gallery, marcus, olga } = await aReportedPhoto(
    aTraumaScene,
    false,
  )
  expect(await retype('water')).toBe(200)
  expect([await shown(marcus), (await shown(olga)).length]).toEqual([[], 2])
  for (const { id } of reported) expect((await takeOver(id)).status).toBe(204)
  expect(await gallery(marcus)).toEqual([])
  expect((await gallery(olga)).map((photo) => photo.is_restricted)).toEqual([true, true])
})

test('a refused photo of a job that turns out to be a trauma scene is restricted with the others', async () => {
  const { shown, retype, marcus, olga } = await aReportedPhoto(aCall, false)
  expect(await shown(marcus)).toHaveLength(2)
  await retype('trauma')
  expect([await shown(marcus), (await shown(olga)).length]).toEqual([[], 2])
})
