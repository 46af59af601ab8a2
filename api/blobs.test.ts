import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPhotoFile, sweepPendingPhotos } from '#domain/photos/photos.server.ts'
import { aHeicPhoto, aPicture } from '#platform/images/pictures.fixture.ts'
import { day, minute } from '#platform/time.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const most = 15 * 1024 * 1024

type Sent = { sha256?: string; type?: string; length?: number }

function put(by: Person, bytes: Buffer, { sha256 = hashOf(bytes), type = 'image/jpeg', length }: Sent = {}) {
  const headers = new Headers({ 'Content-Type': type })
  if (length !== undefined) headers.set('Content-Length', String(length))
  return by.request(`/api/blobs/${sha256}`, { method: 'PUT', headers, body: new Uint8Array(bytes) })
}

async function aCrew() {
  const test = await createTestWorld()
  const [ivy, theo] = [
    await aPerson(test, 'Technician', 'Ivy Starling'),
    await aPerson(test, 'Technician', 'Theo Finch'),
  ]
  return { ...test, ivy, theo, bytes: await aPicture(60, 40).jpeg().toBuffer() }
}

/** Who put which photo, and what lies in the folder of drafts. */
async function stored({ world, folder }: Pick<TestWorld, 'world' | 'folder'>) {
  const puts = await world.db.selectFrom('photo_put').select(['sha256', 'employee_id']).execute()
  const photos = await world.db.selectFrom('photo').select('sha256').execute()
  return { puts, photos, drafts: await readdir(join(folder, '.drafts')) }
}

test('a photo is taken once from each who has it: the first time it is new to them, then the same answer comes again', async () => {
  const { ivy, theo, bytes, ...test } = await aCrew()
  const sha256 = hashOf(bytes)
  const receipt = { sha256, width: 60, height: 40 }
  for (const [person, status] of [[ivy, 201] as const, [ivy, 200] as const, [theo, 201] as const]) {
    const answer = await put(person, bytes)
    expect([answer.status, await answer.json()]).toEqual([status, receipt])
  }
  expect(await stored(test)).toEqual({
    puts: [
      { sha256, employee_id: ivy.id },
      { sha256, employee_id: theo.id },
    ],
    photos: [{ sha256 }],
    drafts: [],
  })
})

test('of many at once by one person one is new, and a photo of an iPhone is taken as it is', async () => {
  const { ivy, ...test } = await aCrew()
  const bytes = await aHeicPhoto()
  const answers = await Promise.all(Array.from({ length: 5 }, () => put(ivy, bytes, { type: 'image/heic' })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201])
  expect((await stored(test)).drafts).toEqual([])
})

test.each([
  ['under another hash', (bytes: Buffer) => [bytes, { sha256: 'a'.repeat(64) }], 422],
  ['under no hash', (bytes: Buffer) => [bytes, { sha256: 'photo' }], 400],
  ['as something else', (bytes: Buffer) => [bytes, { type: 'application/pdf' }], 415],
  ['that is a PDF by its bytes', () => [Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), {}], 415],
  ['that is empty', () => [Buffer.alloc(0), {}], 415],
  ['that is cut off', (bytes: Buffer) => [bytes.subarray(0, bytes.length / 2), {}], 422],
  ['that is too large', () => [Buffer.alloc(most + 1), {}], 413],
  ['that says it is too large', () => [Buffer.alloc(10), { length: most + 1 }], 413],
] satisfies [string, (bytes: Buffer) => [Buffer, Sent], number][])(
  'a blob sent %s is refused with a sentence, and nothing of it stays',
  async (_, make, status) => {
    const { ivy, bytes, ...test } = await aCrew()
    const answer = await put(ivy, ...make(bytes))
    expect(answer.status).toBe(status)
    expect((await answer.json()).detail).toMatch(/^[A-Z].*\.$/)
    expect(await stored(test)).toEqual({ puts: [], photos: [], drafts: [] })
  },
)

test('an upload that breaks off leaves nothing', async () => {
  const { ivy, bytes, ...test } = await aCrew()
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.subarray(0, 100))
      controller.error(new Error('the line broke'))
    },
  })
  const headers = { 'Content-Type': 'image/jpeg' }
  const init = { method: 'PUT', headers, body, duplex: 'half' as const }
  const answer = await ivy.request(`/api/blobs/${hashOf(bytes)}`, init)
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'broken-off'])
  expect(await stored(test)).toEqual({ puts: [], photos: [], drafts: [] })
})

test('whoever was signed out while the bytes were on their way has put nothing', async () => {
  const { ivy, bytes, ...test } = await aCrew()
  const body = new ReadableStream({
    async pull(controller) {
      await test.world.db.updateTable('session').set({ ended_at: test.world.now() }).execute()
      controller.enqueue(bytes)
      controller.close()
    },
  })
  const headers = { 'Content-Type': 'image/jpeg' }
  const init = { method: 'PUT', headers, body, duplex: 'half' as const }
  expect((await ivy.request(`/api/blobs/${hashOf(bytes)}`, init)).status).toBe(401)
  expect(await stored(test)).toEqual({ puts: [], photos: [], drafts: [] })
})

test('without a session nothing is taken, and while there is no room for photos they wait on the device', async () => {
  const { ivy, bytes, ...test } = await aCrew()
  const headers = { 'Content-Type': 'image/jpeg' }
  const init = { method: 'PUT', headers, body: new Uint8Array(bytes) }
  expect((await test.api.request(`/api/blobs/${hashOf(bytes)}`, init)).status).toBe(401)
  await test.fillDisk(800 * 2 ** 20)
  const answer = await put(ivy, bytes)
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'no-room-for-photos'])
  expect(await stored(test)).toEqual({ puts: [], photos: [], drafts: [] })
  await test.fillDisk(10 ** 12)
  expect((await put(ivy, bytes)).status).toBe(201)
})

/** A body that says when its first byte is asked for, and sends the rest when it is told to. */
function slowBody(bytes: Buffer) {
  const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let sent = 0
  const body = new ReadableStream(
    {
      async pull(controller) {
        if (sent === 1) {
          begun.resolve()
          await go.promise
        }
        controller.enqueue(bytes.subarray(sent, sent + 1))
        sent++
        if (sent < 4) return
        controller.enqueue(bytes.subarray(sent))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, begun: begun.promise, go: () => go.resolve() }
}

function putSlowly(by: Person, bytes: Buffer) {
  const { body, begun, go } = slowBody(bytes)
  const init = { method: 'PUT', headers: { 'Content-Type': 'image/jpeg' }, body, duplex: 'half' as const }
  return { answer: Promise.resolve(by.request(`/api/blobs/${hashOf(bytes)}`, init)), begun, go }
}

test('a person has six uploads under way at once, and a colleague is not refused for it', async () => {
  const { ivy, theo, bytes, ...test } = await aCrew()
  const slow = Array.from({ length: 6 }, () => putSlowly(ivy, bytes))
  await Promise.all(slow.map(({ begun }) => begun))
  const seventh = await put(ivy, bytes)
  expect([seventh.status, (await seventh.json()).code, seventh.headers.get('retry-after')]).toEqual([
    429,
    'too-many-uploads',
    '5',
  ])
  expect((await put(theo, bytes)).status).toBe(201)
  for (const { go } of slow) go()
  const statuses = (await Promise.all(slow.map(({ answer }) => answer))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 201])
  expect((await put(ivy, bytes)).status).toBe(200)
  expect((await stored(test)).drafts).toEqual([])
})

test('an upload ends when the disk gets short while it is on its way', async () => {
  const { ivy, bytes, ...test } = await aCrew()
  const { answer, begun, go } = putSlowly(ivy, bytes)
  await begun
  await test.fillDisk(800 * 2 ** 20)
  go()
  expect((await (await answer).json()).code).toBe('no-room-for-photos')
  expect(await stored(test)).toEqual({ puts: [], photos: [], drafts: [] })
})

test('an upload ends when it takes longer than a device waits for one', async () => {
  const { ivy, bytes, ...test } = await aCrew()
  for (const [took, status] of [[5 * minute, 201] as const, [6 * minute + 1, 503] as const]) {
    const { answer, begun, go } = putSlowly(ivy, Buffer.from(bytes))
    await begun
    test.wait(took)
    go()
    expect((await answer).status).toBe(status)
  }
})

test('whoever can refer to no photo uploads none, also when the permission ends on the way', async () => {
  const { ivy, bytes, ...test } = await aCrew()
  const guest = await aPerson(test, 'Marketing')
  const refused = await put(guest, bytes)
  expect([refused.status, (await refused.json()).permission]).toEqual([403, 'leads.work'])
  const { answer, begun, go } = putSlowly(ivy, bytes)
  await begun
  await test.world.db.deleteFrom('employee_role').where('employee_id', '=', ivy.id).execute()
  go()
  expect((await answer).status).toBe(403)
  expect(await stored(test)).toEqual({ puts: [], photos: [], drafts: [] })
})

test('a photo that no record took is swept after a day, with who put it, and can be put again', async () => {
  const { ivy, bytes, ...test } = await aCrew()
  await put(ivy, bytes)
  test.wait(day)
  expect(await sweepPendingPhotos(test.world)).toBe(1)
  expect(await stored(test)).toEqual({ puts: [], photos: [], drafts: [] })
  expect((await put(ivy, bytes)).status).toBe(201)
  expect(await findPhotoFile(test.world, hashOf(bytes), 'picture')).not.toBeNull()
})

test('a crew at one address has the photos of each of its people', async () => {
  const { ivy, theo } = await aCrew()
  const flood = (by: Person, count: number) =>
    Promise.all(Array.from({ length: count }, () => put(by, Buffer.from('x'), { type: 'text/html' })))
  const refused = async (by: Person, count: number) =>
    (await flood(by, count)).filter(({ status }) => status === 429).length
  expect(await refused(ivy, 600)).toBe(0)
  expect([await refused(ivy, 1), await refused(theo, 600)]).toEqual([1, 0])
})
