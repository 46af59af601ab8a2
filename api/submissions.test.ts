import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { publishLegalTexts } from '#domain/forms/legal/legal-texts.server.ts'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { freeze } from '#domain/submissions/frozen.ts'
import { aSubmission, dailyLog } from '#domain/submissions/a-submission.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aPerson, type Person } from '#test/people.ts'

const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code]
/** A published form, a job with a technician on it, another who isn't, and the office. */
async function aFormToFill() {
  const test = await aJobToVisit()
  await publishStandardForms(test.world, [dailyLog])
  await test.plan({ when: thisMorning, people: [test.ivy.id] })
  const office = await aPerson(test, 'Office manager', 'Rosa Plover')
  const filled = (more: object = {}) => aSubmission({ job_id: test.job_id, ...more })
  const put = (json: object, { who = test.ivy, id = newId() }: { who?: Person; id?: string } = {}) =>
    who.request(`/api/submissions/${id}`, { method: 'PUT', json })
  const decide = (id: string, decision: string, json: object, who = office) =>
    who.request(`/api/submissions/${id}/${decision}`, { method: 'POST', json })
  const get = async (id: string, who = office) => (await who.request(`/api/submissions/${id}`)).json()
  return { ...test, office, filled, put, decide, get }
}

test('a filled form is received once: the same again gets the same receipt, other bytes both hashes', async () => {
  const { filled, put, get, ivy } = await aFormToFill()
  const [id, sent] = [newId(), filled()]
  const { sha256 } = await freeze(sent)
  const [first, second] = [await put(sent, { id }), await put(sent, { id })]
  expect([first.status, second.status]).toEqual([201, 200])
  const receipt = await first.json()
  expect(receipt).toEqual({ id, sha256, received_at: expect.any(String) })
  expect(await second.json()).toEqual(receipt)
  const other = filled({ answers: { task: 'Demolition' } })
  const differs = await put(other, { id })
  expect([differs.status, await differs.json()]).toMatchObject([
    409,
    { code: 'submission-differs', current: { received: sha256, sent: (await freeze(other)).sha256 } },
  ])
  expect(await get(id)).toMatchObject({ state: 'submitted', by: ivy.name, answers: { task: 'Extraction' } })
})

test('at the same moment from two tabs it is received once', async () => {
  const { filled, put } = await aFormToFill()
  const [id, sent] = [newId(), filled()]
  const answers = await Promise.all([put(sent, { id }), put(sent, { id }), put(sent, { id })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
})

test('what is missing, unknown or counted otherwise is told at its field, and nothing is kept', async () => {
  const { filled, put, office } = await aFormToFill()
  const fieldsOf = async (answers: object) => (await (await put(filled({ answers }))).json()).fields
  expect(await fieldsOf({})).toEqual({ task: ['Answer this first.'] })
  expect(await fieldsOf({ task: 'x', other: 1 })).toEqual({ other: ['This form doesn’t ask that.'] })
  expect(await fieldsOf({ task: 'x', start: '25:00' })).toEqual({ start: ['Enter a time, as 08:30.'] })
  const times = { start: '08:00', finish: '10:30' }
  expect(await fieldsOf({ task: 'x', ...times, hours: 8 })).toEqual({ hours: [expect.any(String)] })
  expect(await fieldsOf({ task: ' x ' })).toEqual({ answers: [expect.any(String)] })
  expect((await put(filled({ answers: { task: 'x', ...times, hours: 2.5 } }))).status).toBe(201)
  expect((await (await office.request('/api/submissions')).json()).items).toHaveLength(1)
})

test('photos come first, and only those that the sender put', async () => {
  const { filled, put, ivy, theo, ...test } = await aFormToFill()
  const sha256 = await aPutPhoto(test, theo)
  const withPhoto = filled({ answers: { task: 'x', photos: [{ sha256 }] }, blobs: [sha256] })
  const missing = await put(withPhoto)
  expect([missing.status, await missing.json()]).toMatchObject([
    409,
    { code: 'photos-missing', missing: [sha256] },
  ])
  await aPutPhoto(test, ivy)
  expect((await put(withPhoto)).status).toBe(201)
  expect((await put(filled({ blobs: [sha256] }))).status).toBe(422)
})

test('a draft finishes on the version with which it began; one that was never published is not there', async () => {
  const { world, filled, put, ivy } = await aFormToFill()
  const newer = { ...dailyLog.definition, title: { en: 'Daily log', es: 'Registro diario' } }
  await publishStandardForms(world, [{ slug: 'daily-log', definition: newer }])
  await publishStandardForms(world, [{ slug: 'daily-log', definition: newer }])
  const forms = await (await ivy.request('/api/forms')).json()
  expect(forms).toMatchObject([{ slug: 'daily-log', version: 2, title: newer.title }])
  expect(await (await ivy.request('/api/forms/daily-log/versions/1')).json()).toMatchObject({
    definition: dailyLog.definition,
  })
  expect((await put(filled({ version: 1 }))).status).toBe(201)
  expect(await codeOf(await put(filled({ version: 3 })))).toEqual([404, 'form-not-found'])
  expect((await ivy.request('/api/forms/daily-log/versions/3')).status).toBe(404)
})

test('a form for a job that one doesn’t see is not received, and not seen', async () => {
  const { filled, put, ivy, theo, office } = await aFormToFill()
  expect(await codeOf(await put(filled(), { who: theo }))).toEqual([404, 'job-not-found'])
  const id = newId()
  await put(filled(), { id })
  expect((await theo.request(`/api/submissions/${id}`)).status).toBe(404)
  const items = async (who: Person) => (await (await who.request('/api/submissions')).json()).items
  expect([(await items(ivy)).length, (await items(theo)).length, (await items(office)).length]).toEqual([
    1, 0, 1,
  ])
})

test('one that belongs to no job is seen by who submitted it and by the office', async () => {
  const { filled, put, theo, ivy, office } = await aFormToFill()
  const id = newId()
  expect((await put(filled({ job_id: null }), { who: theo, id })).status).toBe(201)
  const statuses = await Promise.all([theo, ivy, office].map((who) => who.request(`/api/submissions/${id}`)))
  expect(statuses.map(({ status }) => status)).toEqual([200, 404, 200])
})

test('what happens to a form of no job stands in the audit log', async () => {
  const { world, filled, put, decide, theo } = await aFormToFill()
  const id = newId()
  await put(filled({ job_id: null }), { who: theo, id })
  await decide(id, 'approve', { revision: 1 })
  await decide(id, 'void', { revision: 2, reason: 'Another truck.' })
  const rows = await world.db
    .selectFrom('event')
    .select('name')
    .where('name', 'like', 'company_form.%')
    .orderBy('id')
    .execute()
  expect(rows.map(({ name }) => name)).toEqual([
    'company_form.received',
    'company_form.approved',
    'company_form.voided',
  ])
})

test('the office asks for a fix, the fix takes its place, and is approved', async () => {
  const { filled, put, decide, get } = await aFormToFill()
  const [first, fix] = [newId(), newId()]
  await put(filled(), { id: first })
  expect((await decide(first, 'request-fix', { revision: 1 })).status).toBe(422)
  const asked = await decide(first, 'request-fix', { revision: 1, reason: 'Add the hours.' })
  expect(await asked.json()).toMatchObject({ state: 'needs_fix', reason: 'Add the hours.', revision: 2 })
  const fixed = filled({ revises: first, answers: { task: 'Extraction, kitchen' } })
  expect((await put(fixed, { id: fix })).status).toBe(201)
  expect(await get(first)).toMatchObject({ state: 'revised' })
  expect(await codeOf(await put({ ...fixed, answers: { task: 'Other' } }))).toEqual([
    409,
    'submission-not-open',
  ])
  expect(await codeOf(await decide(first, 'approve', { revision: 1 }))).toEqual([409, 'submission-moved-on'])
  expect((await decide(fix, 'approve', { revision: 1 })).status).toBe(200)
  expect((await decide(fix, 'approve', { revision: 1 })).status).toBe(200)
  expect(await codeOf(await put(filled({ revises: fix })))).toEqual([409, 'submission-not-open'])
  await decide(fix, 'amend', { revision: 2, reason: 'Wrong room.' })
  expect((await put(filled({ revises: fix }))).status).toBe(201)
})

test('a voided form stays, with its reason', async () => {
  const { filled, put, decide, get, office } = await aFormToFill()
  const id = newId()
  await put(filled(), { id })
  await decide(id, 'void', { revision: 1, reason: 'Filled in for another job.' })
  expect(await get(id)).toMatchObject({ state: 'void', reason: 'Filled in for another job.' })
  expect((await (await office.request('/api/submissions?state=submitted')).json()).items).toEqual([])
})

test('the list goes on where it ended', async () => {
  const { wait, filled, put, office } = await aFormToFill()
  const ids = [newId(), newId(), newId()]
  for (const id of ids) {
    wait(1000)
    await put(filled(), { id })
  }
  const first = await (await office.request('/api/submissions?limit=2')).json()
  const rest = await (await office.request(`/api/submissions?limit=2&cursor=${first.next}`)).json()
  expect([...first.items, ...rest.items].map(({ id }: { id: string }) => id)).toEqual(ids.toReversed())
  expect(rest.next).toBeNull()
})

test('a form whose legal text nobody translated is not signed in Spanish, and is in English', async () => {
  const { world, put, filled, job_id } = await aFormToFill()
  const terms = { id: 'terms', type: 'legal', block: 'terms', version: 1 }
  const signed = { id: 'owner', type: 'signature', signer: 'owner' }
  await publishLegalTexts(world, [{ block: 'terms', version: 1, states: [], en: 'You may stop the work.' }])
  await publishStandardForms(world, [
    { slug: 'terms-alone', definition: aForm([{ fields: [terms, signed] }]) },
  ])
  const sent = filled({ form: 'terms-alone', job_id, answers: {} })
  const refused = await put({ ...sent, language: 'es' })
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { fields: { terms: [expect.any(String)] } },
  ])
  expect((await put({ ...sent, language: 'en' })).status).toBe(201)
})
