import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { isPushService } from './push-services.ts'
import { openPush, type PushMessage } from './push.ts'
import { vapidKeysFrom } from './vapid-keys.ts'

const secret = Buffer.alloc(32, 7)
const publicUrl = 'https://www.mission-restore.example'
const message: PushMessage = {
  body: '{"words":"¿Hola?"}',
  ttl: 15 * minute,
  urgency: 'high',
  topic: 'a-topic',
}

type Heard = { headers: IncomingMessage['headers']; method?: string; body: Buffer }

/** A push service on this machine that answers as it is told, and writes down what it was sent. */
async function aService(answer: (response: ServerResponse) => void) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    void listen(request, response)
  })
  async function listen(request: IncomingMessage, response: ServerResponse) {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(Buffer.from(piece))
    heard.push({ headers: request.headers, method: request.method, body: Buffer.concat(pieces) })
    answer(response)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return { heard, origin, push: openPush({ secret, publicUrl, isAllowed: isOn(origin), timeout: 500 }) }
}

function isOn(origin: string) {
  return (endpoint: string) => endpoint.startsWith(`${origin}/`)
}

/** The keys that a browser makes when it subscribes. */
function aBrowser(origin: string) {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys()
  const auth = randomBytes(16)
  return {
    address: {
      endpoint: `${origin}/push/1`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    /** As RFC 8291 and RFC 8188 say. */
    decrypt(body: Buffer) {
      const salt = body.subarray(0, 16)
      const recordSize = body.readUInt32BE(16)
      const keyLength = body.readUInt8(20)
      const senderKey = body.subarray(21, 21 + keyLength)
      const record = body.subarray(21 + keyLength)
      expect(record.length).toBeLessThanOrEqual(recordSize)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const material = Buffer.from(hkdfSync('sha256', curve.computeSecret(senderKey), auth, info, 32))
      const derived = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, length))
      const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
      decipher.setAuthTag(record.subarray(-16))
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
      const end = padded.lastIndexOf(2)
      return padded.subarray(0, end).toString()
    },
  }
}

test('only the browser can read a message, and the push service knows from whom it is', async () => {
  const { heard, origin, push } = await aService((response) => response.writeHead(201).end())
  const { address, decrypt } = aBrowser(origin)
  expect(await push.send(address, message)).toBe('sent')
  const [sent] = heard
  if (!sent) throw new Error('nothing was sent')
  expect(sent.method).toBe('POST')
  expect(sent.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '900',
    urgency: 'high',
    topic: 'a-topic',
  })
  expect(sent.body.toString('latin1')).not.toContain('Hola')
  expect(decrypt(sent.body)).toBe(message.body)
  expect(claimsOf(sent.headers.authorization ?? '', push.publicKey)).toMatchObject({
    aud: origin,
    sub: publicUrl,
  })
})

/** What the VAPID header claims, once its signature is checked. */
function claimsOf(authorization: string, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  expect(key).toBe(publicKey)
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: at(point, 1), y: at(point, 33) }
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
  const read: Record<string, unknown> = JSON.parse(Buffer.from(claims, 'base64url').toString())
  expect(Number(read['exp'])).toBeLessThan(Date.now() / 1000 + 24 * 60 * 60)
  return read
}

function at(point: Buffer, start: number) {
  return point.subarray(start, start + 32).toString('base64url')
}

test.each([404, 410])('a subscription that the push service answers with %i is gone', async (status) => {
  const { origin, push } = await aService((response) => response.writeHead(status).end())
  expect(await push.send(aBrowser(origin).address, message)).toBe('gone')
})

test('a push service that fails is named by its status alone', async () => {
  const { origin, push } = await aService((response) => response.writeHead(503).end('about the person'))
  await expect(push.send(aBrowser(origin).address, message)).rejects.toThrow(
    /^The push service responded with 503\.$/,
  )
})

test('a push service that does not answer is not waited for, and one that is not there is said to be so', async () => {
  const { origin, push } = await aService(() => {})
  await expect(push.send(aBrowser(origin).address, message)).rejects.toThrow(
    'The push service did not respond in time.',
  )
  const nowhere = 'http://127.0.0.1:1'
  const other = openPush({ secret, publicUrl, isAllowed: isOn(nowhere) })
  await expect(other.send(aBrowser(nowhere).address, message)).rejects.toThrow(
    'The push service could not be reached.',
  )
})

test('a redirect of a push service is never followed', async () => {
  const elsewhere = await aService((response) => response.writeHead(201).end())
  const { origin, push } = await aService((response) =>
    response.writeHead(307, { Location: `${elsewhere.origin}/push/1` }).end(),
  )
  await expect(push.send(aBrowser(origin).address, message)).rejects.toThrow('responded with 307')
  expect(elsewhere.heard).toEqual([])
})

test('without the parameter of these tests nothing is sent to an address that is no push service', async () => {
  const { heard, origin } = await aService((response) => response.writeHead(201).end())
  const push = openPush({ secret, publicUrl })
  expect(await push.send(aBrowser(origin).address, message)).toBe('gone')
  expect(heard).toEqual([])
})

test('keys that are not keys end the subscription, and a message that is too long is a bug', async () => {
  const { heard, origin, push } = await aService((response) => response.writeHead(201).end())
  const { address } = aBrowser(origin)
  const p256dh = Buffer.alloc(65, 4).toString('base64url')
  expect(await push.send({ ...address, p256dh }, message)).toBe('gone')
  await expect(push.send(address, { ...message, body: 'x'.repeat(4000) })).rejects.toThrow('too long')
  expect(heard).toEqual([])
})

test.each([
  ['a demo', { isDemo: true }],
  ['a backup that is tried out on this machine', { publicUrl: 'http://localhost:3001' }],
])('%s sends nothing', async (_, changed) => {
  const { heard, origin } = await aService((response) => response.writeHead(201).end())
  const push = openPush({ secret, publicUrl, isAllowed: isOn(origin), ...changed })
  expect(await push.send(aBrowser(origin).address, message)).toBe('kept')
  expect(heard).toEqual([])
})

test('every node of an installation has the same key pair, and another installation has another', () => {
  expect(vapidKeysFrom(Buffer.alloc(32, 7))).toEqual(vapidKeysFrom(secret))
  expect(vapidKeysFrom(Buffer.alloc(32, 8)).publicKey).not.toBe(vapidKeysFrom(secret).publicKey)
  expect(Buffer.from(vapidKeysFrom(secret).publicKey, 'base64url')).toHaveLength(65)
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com@internal.example/abc', false],
  ['https://someone@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.internal.example/abc', false],
  ['https://internal.example/fcm.googleapis.com', false],
  ['https://notify.windows.com.internal.example/', false],
  ['https://127.0.0.1/abc', false],
  ['https://localhost/abc', false],
  ['not an address', false],
])('messages may be sent to %s: %s', (endpoint, isAllowed) => expect(isPushService(endpoint)).toBe(isAllowed))
