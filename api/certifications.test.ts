import { expect, test } from 'vitest'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { day } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { Certification } from '#domain/certifications/certification.ts'
import { listHeldKinds } from '#domain/certifications/certification-views.server.ts'
import { warnOfExpiry } from '#domain/certifications/certifications.tasks.ts'
import type { CertificationEditor } from '#domain/certifications/certification-editor.ts'
import { storeDocument } from '#domain/certifications/store-document.server.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const pdf = Buffer.from('%PDF-1.4\n% a document\n')

test('what a person holds is added once, changed from what was seen, and removed with its document', async () => {
  const test = await createTestWorld()
  const [owner, tech] = [await aPerson(test), await aPerson(test, 'Technician', 'Ivy Starling')]
  const sent = { id: newId(), employee_id: tech.id, code: 'WRT', number: '70123', expires_on: '2027-05-01' }
  const post = (json: unknown) => owner.request('/api/certifications', { method: 'POST', json })
  expect((await post(sent)).status).toBe(201)
  expect((await post(sent)).status).toBe(200)
  expect((await post({ ...sent, number: '1' })).status).toBe(409)
  expect((await post({ ...sent, id: newId(), code: 'XYZ' })).status).toBe(422)
  expect((await post({ ...sent, id: newId(), employee_id: newId() })).status).toBe(404)

  const path = `/api/certifications/${sent.id}`
  const change = { code: 'WRT', number: '70123-A', expires_on: '2027-06-01' }
  const put = (revision: number) => owner.request(path, { method: 'PUT', json: { ...change, revision } })
  expect((await put(1)).status).toBe(204)
  const stale = await put(1)
  expect(stale.status).toBe(409)
  expect(await stale.json()).toMatchObject({ current: { number: '70123-A', revision: 2, has_checker: true } })
  expect((await send(owner, `${path}/file`, pdf)).status).toBe(204)

  const [held] = await list(tech, tech.id)
  expect(held).toMatchObject({ number: '70123-A', expires_on: '2027-06-01', revision: 3 })
  const document = await test.api.request(held?.file_url ?? '')
  expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(document.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(Buffer.from(await document.arrayBuffer())).toEqual(pdf)
  expect((await test.api.request(`${path}/file?until=9&sig=x`)).status).toBe(404)

  const { file_key } = await test.world.db
    .selectFrom('certification')
    .select('file_key')
    .executeTakeFirstOrThrow()
  expect((await owner.request(`${path}?revision=3`, { method: 'DELETE' })).status).toBe(204)
  expect(await list(tech, tech.id)).toEqual([])
  expect(await test.world.files.read(file_key ?? '')).toBe(null)
})

test('a photo of a document is made anew, and what is neither is refused', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const id = newId()
  await owner.request('/api/certifications', {
    method: 'POST',
    json: { id, employee_id: owner.id, code: 'DRIVER' },
  })
  const path = `/api/certifications/${id}/file`
  const picture = await aPicture(60, 40).png().toBuffer()
  expect((await send(owner, path, picture)).status).toBe(204)
  const [held] = await list(owner, owner.id)
  const document = await test.api.request(held?.file_url ?? '')
  expect(document.headers.get('content-type')).toBe('image/jpeg')
  const refused = await send(owner, path, Buffer.from('<script>'))
  expect([refused.status, (await refused.json()).detail]).toEqual([
    415,
    'Choose a PDF or a photo of the document.',
  ])
  expect((await send(owner, path, Buffer.alloc(10_000_001))).status).toBe(413)
})

test('an id in capitals is the same id: its document is kept, and read by the address it has', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const id = newId()
  const json = { id: id.toUpperCase(), employee_id: owner.id.toUpperCase(), code: 'DRIVER' }
  expect((await owner.request('/api/certifications', { method: 'POST', json })).status).toBe(201)
  expect((await send(owner, `/api/certifications/${id.toUpperCase()}/file`, pdf)).status).toBe(204)
  const [held] = await list(owner, owner.id.toUpperCase())
  expect(held).toMatchObject({ id, employee_id: owner.id })
  expect((await test.api.request(held?.file_url ?? '')).status).toBe(200)
})

test('a document of what is not there, or is another’s, is refused before anything is kept', async () => {
  const test = await createTestWorld()
  const [owner, tech] = [await aPerson(test), await aPerson(test, 'Technician', 'Ivy Starling')]
  const id = newId()
  const json = { id, employee_id: owner.id, code: 'DRIVER' }
  await owner.request('/api/certifications', { method: 'POST', json })
  const put: string[] = []
  const files = { ...test.world.files, put: async (key: string) => void put.push(key) }
  const keep = (editor: CertificationEditor, id: string) =>
    storeDocument({ ...test.world, files }, editor, { id, bytes: pdf })
  await expect(keep({ oneself: tech }, id)).rejects.toMatchObject({ status: 404 })
  await expect(keep({ oneself: owner }, newId())).rejects.toMatchObject({ status: 404 })
  expect(put).toEqual([])
})

test('who may see only themselves sees only what they hold, and changes nothing', async () => {
  const test = await createTestWorld()
  const [owner, tech] = [await aPerson(test), await aPerson(test, 'Technician', 'Ivy Starling')]
  const json = { id: newId(), employee_id: owner.id, code: 'ASD' }
  await owner.request('/api/certifications', { method: 'POST', json })
  expect((await tech.request(`/api/certifications?employee_id=${owner.id}`)).status).toBe(404)
  const refused = await tech.request('/api/certifications', {
    method: 'POST',
    json: { ...json, id: newId() },
  })
  expect(refused.status).toBe(403)
})

test('what a person says of themselves waits to be checked, and is not on the website before', async () => {
  const test = await createTestWorld()
  const [owner, tech] = [await aPerson(test), await aPerson(test, 'Technician', 'Ivy Starling')]
  await test.world.db.updateTable('employee').set({ is_public: true }).where('id', '=', tech.id).execute()
  const heldPublicly = async () => (await listHeldKinds(test.world)).map(({ code }) => code)
  const mine = { id: newId(), employee_id: tech.id, code: 'WRT' }
  const path = `/api/certifications/${mine.id}`
  expect((await tech.request('/api/certifications', { method: 'POST', json: mine })).status).toBe(201)
  expect((await send(tech, `${path}/file`, pdf)).status).toBe(204)
  expect(await list(tech, tech.id)).toMatchObject([{ code: 'WRT', checked_at: null, revision: 2 }])
  expect(await heldPublicly()).toEqual([])

  const check = (who: Person, revision: number) =>
    who.request(`${path}/check`, { method: 'POST', json: { revision } })
  expect((await check(tech, 2)).status).toBe(403)
  expect((await check(owner, 1)).status).toBe(409)
  expect((await check(owner, 2)).status).toBe(204)
  expect(await list(tech, tech.id)).toMatchObject([{ checked_at: '2026-11-20T12:00:00.000Z', revision: 3 }])
  expect(await heldPublicly()).toEqual(['WRT'])

  const change = { code: 'WRT', number: '70123', revision: 3 }
  expect((await tech.request(path, { method: 'PUT', json: change })).status).toBe(204)
  expect(await heldPublicly()).toEqual([])
  expect(
    (await owner.request(path, { method: 'PUT', json: { ...change, number: '7', revision: 4 } })).status,
  ).toBe(204)
  expect(await heldPublicly()).toEqual(['WRT'])
})

test('what someone holds is checked by another person, whatever they may do themselves', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  await test.world.db.updateTable('employee').set({ is_public: true }).where('id', '=', owner.id).execute()
  const heldPublicly = async () => (await listHeldKinds(test.world)).map(({ code }) => code)
  const mine = { id: newId(), employee_id: owner.id, code: 'WRT' }
  const path = `/api/certifications/${mine.id}`
  const check = (who: Person, revision: number) =>
    who.request(`${path}/check`, { method: 'POST', json: { revision } })
  expect((await owner.request('/api/certifications', { method: 'POST', json: mine })).status).toBe(201)
  expect((await send(owner, `${path}/file`, pdf)).status).toBe(204)
  const refused = await check(owner, 2)
  expect([refused.status, (await refused.json()).detail]).toEqual([
    409,
    'You can’t verify your own certification. Ask someone else to do it.',
  ])
  expect(await list(owner, owner.id)).toMatchObject([{ checked_at: null, has_checker: false, revision: 2 }])
  expect(await heldPublicly()).toEqual([])

  const office = await aPerson(test, 'Office manager', 'June Kestrel')
  expect(await list(owner, owner.id)).toMatchObject([{ has_checker: true }])
  expect((await check(office, 2)).status).toBe(204)
  expect(await heldPublicly()).toEqual(['WRT'])
  const change = { code: 'WRT', number: '70123', revision: 3 }
  expect((await owner.request(path, { method: 'PUT', json: change })).status).toBe(204)
  expect(await heldPublicly()).toEqual([])
  expect((await check(office, 4)).status).toBe(204)
  expect((await send(owner, `${path}/file`, pdf)).status).toBe(204)
  expect(await heldPublicly()).toEqual([])
})

test('what another holds is not there for someone who speaks for themselves', async () => {
  const test = await createTestWorld()
  const [owner, tech] = [await aPerson(test), await aPerson(test, 'Technician', 'Ivy Starling')]
  const theirs = { id: newId(), employee_id: owner.id, code: 'ASD' }
  await owner.request('/api/certifications', { method: 'POST', json: theirs })
  const path = `/api/certifications/${theirs.id}`
  const answers = [
    await tech.request(path, { method: 'PUT', json: { code: 'ASD', revision: 1 } }),
    await tech.request(`${path}?revision=1`, { method: 'DELETE' }),
    await send(tech, `${path}/file`, pdf),
    await tech.request('/api/certifications', { method: 'POST', json: { ...theirs, employee_id: tech.id } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await list(owner, owner.id)).toMatchObject([{ code: 'ASD', revision: 1, file_url: null }])
})

test('the list of people shows what expires, and the office is told of it once', async () => {
  const test = await createTestWorld()
  const [owner, tech] = [await aPerson(test), await aPerson(test, 'Technician', 'Ivy Starling')]
  const add = (code: string, expires_on: string | null) =>
    owner.request('/api/certifications', {
      method: 'POST',
      json: { id: newId(), employee_id: tech.id, code, expires_on },
    })
  for (const [code, last] of [
    ['WRT', '2027-01-19'],
    ['ASD', '2028-01-01'],
    ['BBP', '2026-11-01'],
    ['RRP', null],
  ] as const)
    expect((await add(code, last)).status).toBe(201)

  const people = await (await owner.request('/api/employees?expiring=true')).json()
  expect(people.items).toMatchObject([
    { name: 'Ivy Starling', expiring_count: 2, certification_codes: ['ASD', 'BBP', 'RRP', 'WRT'] },
  ])
  await warnOfExpiry(test.world)
  test.wait(day)
  await warnOfExpiry(test.world)
  expect(test.emails.map(({ subject }) => subject)).toEqual(['2 certifications to renew'])
  expect(test.emails[0]?.text).toContain(
    'Ivy Starling: Bloodborne pathogens, yearly training expired on November 1, 2026',
  )
  test.wait(2000 * day)
  await warnOfExpiry(test.world)
  expect(test.emails.map(({ subject }) => subject)).toEqual([
    '2 certifications to renew',
    '1 certification to renew',
  ])
})

async function list(person: Person, employeeId: string) {
  const answer = await person.request(`/api/certifications?employee_id=${employeeId}`)
  return Certification.loose()
    .array()
    .parse(await answer.json())
}

function send(person: Person, path: string, bytes: Uint8Array) {
  const headers = { 'Content-Type': 'application/octet-stream' }
  return person.request(path, { method: 'PUT', headers, body: new Uint8Array(bytes) })
}
