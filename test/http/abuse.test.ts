import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { aHeicPhoto } from '#platform/images/pictures.fixture.ts'
import { aProof } from '#platform/proof-of-work/proof.fixture.ts'
import { challengeHeader } from '#platform/proof-of-work/proof-solver.ts'
import { aSentLead } from '../a-lead.ts'
import { admin, closeServerPlace, openServerPlace, startBuiltServer } from '../fault/built-server.ts'
import { knock } from './knock.ts'

const place = await openServerPlace()
const server = await startBuiltServer(place)
afterAll(async () => {
  await server.stop()
  await closeServerPlace(place)
})

test('the built server reads an iPhone photo, refuses a broken one, and goes on', async () => {
  const photo = await aHeicPhoto()
  const broken = await putPhoto(photo.subarray(0, 900))
  expect([broken.status, (await broken.json()).code]).toEqual([422, 'photo-heic'])
  const taken = await putPhoto(photo)
  expect([taken.status, await taken.json()]).toMatchObject([201, { width: 600, height: 400 }])
})

test('every answer to /contact carries a challenge, and its proof counts once', async () => {
  const asked = await Promise.all(['HEAD', 'GET'].map((method) => fetch(`${server.url}/contact`, { method })))
  const challenges = asked.map(({ headers }) => headers.get(challengeHeader) ?? '')
  expect(new Set(challenges).size).toBe(2)

  const proof = await aProof(challenges[0] ?? '')
  const [first, replay] = [aSentLead({ proof }), aSentLead({ proof })]
  for (const lead of [first, replay]) expect((await post('/api/leads', lead)).status).toBe(201)
  const { token } = await (await post('/api/auth/login', admin)).json()
  const reasonsOf = async ({ id }: { id: string }) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await (await fetch(`${server.url}/api/leads/${id}`, { headers })).json()).quarantine_reasons
  }
  expect([await reasonsOf(first), await reasonsOf(replay)]).toEqual([[], ['used-proof']])
})

test.each([
  ['POST /contact', 'application/x-www-form-urlencoded', 422],
  ['POST /api/leads', 'application/json', 400],
  [`PUT /api/photos/${'a'.repeat(64)}`, 'image/jpeg', 422],
  ['DELETE /api/push-subscriptions', 'application/json', 401],
])('%s is answered, whether it says that its body is empty or says nothing', async (what, type, status) => {
  const head = `${what} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n`
  for (const body of ['\r\n', 'Content-Length: 0\r\n\r\n', 'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n']) {
    const { heard } = await knock(place.port, head + body)
    await expect.poll(heard).toContain(`HTTP/1.1 ${status} `)
  }
})

function putPhoto(bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const request = { method: 'PUT', headers: { 'content-type': 'image/heic' }, body: new Uint8Array(bytes) }
  return fetch(`${server.url}/api/photos/${sha256}`, request)
}

function post(path: string, content: object) {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
  }
  return fetch(server.url + path, request)
}
