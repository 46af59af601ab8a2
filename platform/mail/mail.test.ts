import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openMail, type Email } from './mail.ts'
import { isExampleAddress } from './message.ts'

const email: Email = {
  key: 'lead-7',
  to: 'office@missionrestore.example',
  subject: 'New request: Renée\r\nBcc: everyone@example.org',
  text: 'Call her.',
  html: '<p>Call her.</p>',
}
const from = 'no-reply@missionrestore.example'

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mission-restore-mail-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('without a mail server an email is a file, and the same email again is the same file', async () => {
  const folder = await aFolder()
  const mail = openMail({ smtpUrl: undefined, from, folder })
  await mail.send(email)
  expect(await mail.send(email)).toBe('kept')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  expect(files).toEqual(['lead-7.eml'])
  const text = await readFile(join(folder, 'lead-7.eml'), 'utf8')
  expect(text).toContain('To: office@missionrestore.example')
  expect(text).toContain('Message-ID: <lead-7@missionrestore.example>')
})

test('a subject cannot smuggle in a header', async () => {
  const folder = await aFolder()
  await openMail({ smtpUrl: undefined, from, folder }).send(email)
  const text = await readFile(join(folder, 'lead-7.eml'), 'utf8')
  expect(text.match(/^\S+:/gm)?.map((name) => name.toLowerCase())).not.toContain('bcc:')
})

test('nothing goes out to an example address, even where there is a mail server', async () => {
  const connections: unknown[] = []
  const server = createServer((socket) => void connections.push(socket.end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const mail = openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from, folder: '' })

  expect(await mail.send(email)).toBe('kept')
  expect(connections).toEqual([])
  await expect(mail.send({ ...email, to: 'dana@missionrestore.com' })).rejects.toThrow()
  expect(connections.length).toBeGreaterThan(0)
})

test.each([
  'a@example.com',
  'a@mail.example.org',
  'a@firm.example',
  'a@x.test',
  'a@b.invalid',
  'a@localhost',
])('%s belongs to nobody', (address) => expect(isExampleAddress(address)).toBe(true))

test.each(['a@example.de', 'a@notexample.com', 'example.com@gmail.com', 'a@contest.com'])(
  '%s may be someone',
  (address) => expect(isExampleAddress(address)).toBe(false),
)
