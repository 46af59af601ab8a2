import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isExampleNumber } from './example-number.ts'
import { httpTexts } from './http-texts.ts'
import { openTexts } from './texts.ts'

const message = { key: 'alert-7', to: '+13305559123', body: 'New request: Water damage in Salem' }

type Heard = { path?: string; key: unknown; authorization?: string; body: unknown }

/** A text service on this machine that answers as it is told, and writes down what it was asked. */
async function aService(answer: (nth: number, response: ServerResponse) => void) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    void listen(request, response)
  })
  async function listen(request: IncomingMessage, response: ServerResponse) {
    const { authorization, 'idempotency-key': key } = request.headers
    const body = JSON.parse((await bodyOf(request)) || 'null')
    heard.push({ path: request.url, key, authorization, body })
    answer(heard.length, response)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { heard, url: `http://127.0.0.1:${port}/messages` }
}

async function bodyOf(request: IncomingMessage) {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces).toString()
}

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mission-restore-texts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('without a service a text message is a file, and the same message again is the same file', async () => {
  const folder = await aFolder()
  const texts = openTexts({ service: null, folder })
  await texts.send(message)
  expect(await texts.send(message)).toBe('kept')
  expect((await readdir(folder)).filter((name) => name.endsWith('.txt'))).toEqual(['alert-7.txt'])
  expect(await readFile(join(folder, 'alert-7.txt'), 'utf8')).toBe(`To: ${message.to}\n\n${message.body}\n`)
})

test('a service is handed number, words and key, in our name', async () => {
  const { heard, url } = await aService((_, response) => response.writeHead(201).end('{"id":1}'))
  expect(await httpTexts({ url, token: 'a secret token' }).send(message)).toBe('sent')
  expect(heard).toEqual([
    { path: '/messages', key: 'alert-7', authorization: 'Bearer a secret token', body: message },
  ])
})

test('a service that is in trouble is heard of by its number alone, and takes the same message later', async () => {
  const { heard, url } = await aService((nth, response) =>
    response.writeHead(nth === 1 ? 500 : 200).end(`no way to ${message.to}`),
  )
  const texts = httpTexts({ url, token: undefined })
  await expect(texts.send(message)).rejects.toThrow(/^The text service responded with 500\.$/)
  expect(await texts.send(message)).toBe('sent')
  expect(heard.map(({ key }) => key)).toEqual(['alert-7', 'alert-7'])
})

test('a service that does not answer is not waited for', async () => {
  const { url } = await aService(() => {})
  await expect(httpTexts({ url, token: undefined }, 50).send(message)).rejects.toThrow(
    'The text service did not respond in time.',
  )
})

test('nobody is followed elsewhere with a number and a token', async () => {
  const elsewhere = await aService((_, response) => response.writeHead(200).end())
  const { url } = await aService((_, response) => response.writeHead(307, { Location: elsewhere.url }).end())
  await expect(httpTexts({ url, token: 'a secret token' }).send(message)).rejects.toThrow(
    'The text service redirected the request.',
  )
  expect(elsewhere.heard).toEqual([])
})

test('a service that is not there is said to be so', async () => {
  const url = 'http://127.0.0.1:1/messages'
  await expect(httpTexts({ url, token: undefined }).send(message)).rejects.toThrow(
    'The text service could not be reached.',
  )
})

test('nothing goes out to an example number, and nothing of a demo', async () => {
  const { heard, url } = await aService((_, response) => response.writeHead(200).end())
  expect(await httpTexts({ url, token: undefined }).send({ ...message, to: '+13305550142' })).toBe('kept')
  const service = { url, token: undefined }
  expect(await openTexts({ service, folder: await aFolder(), isDemo: true }).send(message)).toBe('kept')
  expect(heard).toEqual([])
})

test.each([
  ['+13305550100', true],
  ['+17245550199', true],
  ['+13305550200', false],
  ['+13305560142', false],
])('%s belongs to nobody: %s', (number, isExample) => expect(isExampleNumber(number)).toBe(isExample))

test('a number that charges for it is refused, whatever service there is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'texts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const texts = openTexts({ service: null, folder })
  await expect(texts.send({ ...message, to: '+19005559123' })).rejects.toThrow('can’t be texted')
  expect((await readdir(folder)).filter((name) => !name.startsWith('.'))).toEqual([])
})
