import { createHash } from 'node:crypto'
import { createServer, request } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { aHeicPhoto, aPhonePhoto, aPicture } from '#platform/images/pictures.fixture.ts'
import { minute } from '#platform/time.ts'
import { aSentLead } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const most = 15 * 1024 * 1024

type Sent = { sha256?: string; type?: string; length?: number; address?: string }

function put(
  { api }: Pick<TestWorld, 'api'>,
  bytes: Buffer,
  { sha256 = hashOf(bytes), type = 'image/jpeg', length, address = '203.0.113.9' }: Sent = {},
) {
  const headers = new Headers({ 'Content-Type': type })
  if (length !== undefined) headers.set('Content-Length', String(length))
  const request = { method: 'PUT', headers, body: new Uint8Array(bytes) }
  return api.request(`/api/photos/${sha256}`, request, { address })
}

test('a photo that was sent comes back to staff upright and without a trace of where it was taken', async () => {
  const test = await createTestWorld()
  const dispatcher = await aPerson(test, 'Dispatcher')
  const bytes = await aPhonePhoto(600, 400)
  const sha256 = hashOf(bytes)
  const first = await put(test, bytes)
  expect([first.status, await first.json()]).toEqual([201, { sha256, width: 400, height: 600 }])
  const again = await put(test, bytes)
  expect([again.status, await again.json()]).toEqual([200, { sha256, width: 400, height: 600 }])

  const lead = aSentLead({ photos: [sha256] })
  const headers = { 'Content-Type': 'application/json' }
  expect(
    (await test.api.request('/api/leads', { method: 'POST', headers, body: JSON.stringify(lead) })).status,
  ).toBe(201)
  const { photos } = await (await dispatcher.request(`/api/leads/${lead.id}`)).json()
  expect(photos).toMatchObject([{ sha256, width: 400, height: 600 }])

  const picture = await test.api.request(photos[0].url)
  expect(picture.status).toBe(200)
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': 'inline',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
  })
  const { exif, icc, width, height } = await sharp(await picture.arrayBuffer()).metadata()
  expect({ exif, icc, width, height }).toEqual({ width: 400, height: 600 })
  const whole = await (await test.api.request(photos[0].url)).bytes()
  const part = await test.api.request(photos[0].url, { headers: { Range: 'bytes=100-199' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.length}`])
  expect(await part.bytes()).toEqual(whole.subarray(100, 200))
  const past = await test.api.request(photos[0].url, { headers: { Range: `bytes=${whole.length}-` } })
  expect([past.status, past.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`])
  const head = await test.api.request(photos[0].url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.length)])
  const thumbnail = await test.api.request(photos[0].thumbnail_url)
  expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp'])

  test.wait(10 * minute)
  expect((await test.api.request(photos[0].url)).status).toBe(404)
})

test.each(['image/heic', 'image/heif'])('a photo of an iPhone is taken as it is, as %s', async (type) => {
  const test = await createTestWorld()
  const bytes = await aHeicPhoto()
  const sent = await put(test, bytes, { type })
  expect([sent.status, await sent.json()]).toEqual([201, { sha256: hashOf(bytes), width: 600, height: 400 }])
})

test('without a signature of its own a photo is not to be had, not even by staff', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const bytes = await aPicture(60, 40).jpeg().toBuffer()
  const sha256 = hashOf(bytes)
  await put(test, bytes)
  for (const path of ['picture', 'thumbnail', 'picture?until=9999999999999&sig=', 'picture?sig=x']) {
    const answer = await owner.request(`/api/photos/${sha256}/${path}`)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.json()).toMatchObject({ detail: expect.stringMatching(/\.$/) })
  }
})

test('a photo in a size that there is not is a bad request to everyone', async () => {
  const { api } = await createTestWorld()
  const answer = await api.request(`/api/photos/${'a'.repeat(64)}/poster`)
  expect(answer.status).toBe(400)
})

test.each([
  [
    'under another hash',
    async () => [await aPicture(60, 40).jpeg().toBuffer(), { sha256: 'a'.repeat(64) }],
    422,
  ],
  ['under no hash', async () => [await aPicture(60, 40).jpeg().toBuffer(), { sha256: 'photo' }], 400],
  ['as something else', async () => [await aPicture(60, 40).jpeg().toBuffer(), { type: 'text/html' }], 415],
  ['that is an SVG', async () => [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {}], 415],
  ['that is empty', async () => [Buffer.alloc(0), {}], 415],
  ['that is cut off', async () => [(await aPicture(900, 600).jpeg().toBuffer()).subarray(0, 3000), {}], 422],
  ['that is too large', async () => [Buffer.alloc(most + 1), {}], 413],
  ['that says it is too large', async () => [Buffer.alloc(10), { length: most + 1 }], 413],
] satisfies [string, () => Promise<[Buffer, Sent]>, number][])(
  'a photo sent %s is refused with a sentence',
  async (_, make, status) => {
    const test = await createTestWorld()
    const answer = await put(test, ...(await make()))
    expect(answer.status).toBe(status)
    const { detail, message } = await answer.json()
    expect(detail).toMatch(/^[A-Z].*\.$/)
    expect(message).toBe(detail)
    expect(await test.world.db.selectFrom('photo').select('sha256').execute()).toEqual([])
  },
)

test('a flood of photos is stopped at the very number, with the phone in the answer, and stops nobody else', async () => {
  const test = await createTestWorld()
  const flood = (count: number) =>
    Promise.all(Array.from({ length: count }, () => put(test, Buffer.from('x'), { type: 'text/html' })))
  expect(new Set((await flood(200)).map(({ status }) => status))).toEqual(new Set([415]))
  const answers = await flood(50)
  expect(answers.filter(({ status }) => status === 415)).toHaveLength(40)
  const stopped = answers.filter(({ status }) => status === 429)
  expect(stopped).toHaveLength(10)
  expect(Number(stopped[0]?.headers.get('retry-after'))).toBeGreaterThan(800)
  expect(await stopped[0]?.json()).toMatchObject({
    code: 'too-many',
    detail: expect.stringContaining('(330) 555-0142'),
  })
  const photo = await aPicture(60, 40).jpeg().toBuffer()
  expect((await put(test, photo, { address: '198.51.100.1' })).status).toBe(201)
})

test('a body without an end is cut off soon after the limit, and its sender is told why', async () => {
  const { api } = await createTestWorld()
  const server = createServer(getRequestListener(api.fetch, { overrideGlobalObjects: false }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0

  const path = `/api/photos/${'a'.repeat(64)}`
  const sending = request({ port, path, method: 'PUT', headers: { 'Content-Type': 'image/jpeg' } })
  const status = new Promise((resolve) =>
    sending.once('response', (answer) => resolve(answer.resume().statusCode)),
  )
  // Whether its end shows as an error or not is a matter of who speaks last.
  sending.on('error', () => {})
  const cutOff = new Promise<void>((resolve) => sending.once('close', resolve))
  const piece = Buffer.alloc(256 * 1024)
  let pieces = 0
  const send = () => {
    while (!sending.destroyed && sending.write(piece)) pieces++
  }
  sending.on('drain', send)
  send()
  expect(await status).toBe(413)
  await cutOff
  expect(pieces * piece.length).toBeLessThan(10 * most)
})
