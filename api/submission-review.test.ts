import { expect, test } from 'vitest'
import { canonicalJson, sha256Of } from '#platform/canonical-json.ts'
import { day, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { undoneWithin } from '#domain/submissions/review.server.ts'
import { aFormToReview } from '#test/a-form-to-review.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aPerson } from '#test/people.ts'

test('the office finds filled forms by state, form, job, person, day and words, and never by an answer', async () => {
  const { submit, decide, list, wait, office, ivy, theo, job_id, number } = await aFormToReview()
  const log = await submit()
  wait(day)
  const claim = await submit({ form: 'claim-sheet', answers: { task: 'Sorting', claim: 'MM-71902' } })
  const own = await submit({ job_id: null }, { who: theo })
  await decide(log, 'void', { revision: 1, reason: 'Filled in twice.' })
  expect(await list()).toEqual([own, claim, log])
  expect(await list('?state=void')).toEqual([log])
  expect(await list('?form=claim-sheet')).toEqual([claim])
  expect(await list(`?job=${job_id}`)).toEqual([claim, log])
  expect(await list(`?by=${theo.id}`)).toEqual([own])
  expect(await list('?since=2026-11-21')).toEqual([own, claim])
  expect(await list('?until=2026-11-20')).toEqual([log])
  expect(await list(`?q=${number}`)).toEqual([claim, log])
  expect(await list('?q=trillium')).toEqual([claim, log])
  expect(await list('?q=bittern')).toEqual([own])
  expect(await list('?q=71902')).toEqual([])
  expect(await list('?q=%25')).toEqual([])
  expect((await office.request('/api/submissions?since=2026-99-99')).status).toBe(400)
  expect(await list('', ivy)).toEqual([claim, log])
})

test('the office learns how many forms wait, and since when', async () => {
  const { submit, decide, office, theo, world, wait } = await aFormToReview()
  const waiting = async (who = office) => (await who.request('/api/submissions/waiting')).json()
  expect(await waiting()).toEqual({ submitted: 0, needs_fix: 0, oldest_at: null })
  const [since, first] = [world.now().toISOString(), await submit()]
  wait(minute)
  const second = await submit()
  expect(await waiting()).toEqual({ submitted: 2, needs_fix: 0, oldest_at: since })
  await decide(second, 'request-fix', { revision: 1, reason: 'Add the hours.' })
  expect(await waiting()).toEqual({ submitted: 1, needs_fix: 1, oldest_at: since })
  expect(await waiting(theo)).toEqual({ submitted: 0, needs_fix: 0, oldest_at: null })
  await decide(first, 'approve', { revision: 1 })
  expect(await waiting()).toMatchObject({ submitted: 0, oldest_at: null })
})

test('a form shows its job, its photos and which revision it is, and whoever has it can count its hash again', async () => {
  const { submit, get, decide, ivy, number, ...more } = await aFormToReview()
  const photo = await aPutPhoto(more, ivy)
  const first = await submit()
  await decide(first, 'request-fix', { revision: 1, reason: 'Add the photo.' })
  const second = await submit({
    revises: first,
    language: 'es',
    answers: { task: 'Extraction', photos: [{ sha256: photo }] },
    blobs: [photo],
  })
  const seen = await get(second)
  expect(seen).toMatchObject({ nth: 2, revised_by: null, job_number: number, customer: 'Nora Trillium' })
  expect(seen).toMatchObject({
    title: { en: expect.any(String) },
    hidden: [],
    photos: [{ sha256: photo, width: 60 }],
  })
  const { frame, answers, blobs, sha256 } = seen
  expect(await sha256Of(canonicalJson({ ...frame, answers, blobs }))).toBe(sha256)
  expect((await ivy.request(seen.photos[0].thumbnail_url)).status).toBe(200)
  expect(await get(first)).toMatchObject({ nth: 1, revised_by: second })
})

test('T12: the answer of a claim is hidden from who may not see claims, and so is the paper; not from who gave it', async () => {
  const { submit, get, office, theo, plan, ivy, ...more } = await aFormToReview()
  await plan({ people: [ivy.id, theo.id] })
  const id = await submit({ form: 'claim-sheet', answers: { task: 'Sorting', claim: 'MM-71902' } })
  const asked = await Promise.all([office, ivy, theo].map((who) => get(id, who)))
  expect(asked.map(({ answers }) => answers.claim)).toEqual(['MM-71902', 'MM-71902', undefined])
  expect(asked.map(({ hidden }) => hidden)).toEqual([[], [], ['claim']])
  expect(JSON.stringify(asked[2])).not.toContain('71902')
  // Whoever knows all the rest could try claim numbers until the hash fits.
  expect(asked.map(({ sha256 }) => sha256.length)).toEqual([64, 64, 0])
  expect(await (await theo.request('/api/submissions')).text()).not.toContain(asked[0].sha256)
  const papers = await Promise.all(
    [office, ivy, theo].map((who) => who.request(`/api/submissions/${id}/document.pdf`)),
  )
  expect(papers.map(({ status }) => status)).toEqual([200, 200, 403])
  const feed = await theo.request(`/api/jobs/${(await get(id)).job_id}/history`)
  expect(await feed.text()).not.toContain('71902')
  const marketing = await aPerson(more, 'Marketing', 'Fern Teal')
  expect((await marketing.request(`/api/submissions/${id}`)).status).toBe(403)
})

test('a fix is asked for at a field of the form, and at no other', async () => {
  const { submit, decide, get } = await aFormToReview()
  const id = await submit()
  const ask = { revision: 1, reason: 'Name the room.' }
  const refused = await decide(id, 'request-fix', { ...ask, field: 'nothing' })
  expect([refused.status, (await refused.json()).fields]).toEqual([
    422,
    { field: ['Choose a field of this form.'] },
  ])
  expect((await decide(id, 'request-fix', { ...ask, field: 'task' })).status).toBe(200)
  expect(await get(id)).toMatchObject({ state: 'needs_fix', fix_field: 'task', decided_by: 'Rosa Plover' })
})

test('whoever decided takes it back within ten minutes, and nobody else, or once something followed', async () => {
  const { submit, decide, get, wait, ...more } = await aFormToReview()
  const other = await aPerson(more, 'Owner', 'Dana Reyes')
  const id = await submit()
  await decide(id, 'approve', { revision: 1 })
  expect((await decide(id, 'undo', { revision: 2, who: other })).status).toBe(409)
  expect((await decide(id, 'undo', { revision: 2 })).status).toBe(200)
  expect(await get(id)).toMatchObject({ state: 'submitted', revision: 3 })
  expect((await decide(id, 'undo', { revision: 3 })).status).toBe(409)
  await decide(id, 'request-fix', { revision: 3, reason: 'Add the hours.' })
  await submit({ revises: id, answers: { task: 'Demolition' } })
  expect((await decide(id, 'undo', { revision: 5 })).status).toBe(409)
  const late = await submit()
  await decide(late, 'void', { revision: 1, reason: 'Twice.' })
  wait(undoneWithin)
  expect((await decide(late, 'undo', { revision: 2 })).status).toBe(409)
})

test('what is approved has its paper stored: the same bytes from then on', async () => {
  const { world, submit, decide, office } = await aFormToReview()
  const id = await submit()
  await decide(id, 'approve', { revision: 1 })
  const { file_key } = await world.db
    .selectFrom('submission')
    .select('file_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(file_key).toMatch(/^papers\/..\/[0-9a-f]{64}\.pdf$/)
  expect((await office.request(`/api/submissions/${id}/document.pdf`)).status).toBe(200)
})

test('a decision about revision 1 is refused once revision 2 has arrived', async () => {
  const { submit, decide } = await aFormToReview()
  const first = await submit()
  const second = newId()
  await submit({ revises: first, answers: { task: 'Demolition' } }, { id: second })
  const late = await decide(first, 'approve', { revision: 1 })
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { code: 'submission-moved-on', current: { id: first, state: 'revised' } },
  ])
})
