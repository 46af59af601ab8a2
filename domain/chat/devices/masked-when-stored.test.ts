import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor, anotherDevice, linkOf } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { ChatLink } from './chat-link.ts'

async function aChat() {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const reader = await aPerson(test, 'Read-only', 'June Kestrel')
  const visitor = await aChatVisitor(test)
  await visitor.say('water in the basement')
  const secret = await linkOf(visitor)
  const paths = ['/api/chats', '/api/chats/:id', '/api/leads', '/api/leads/:id', '/api/search?q=link']
  /** Whatever staff reads, and an email to the office, without what divides words. */
  const told = async () => {
    const answers = await Promise.all(
      paths.map(async (path) => (await reader.request(path.replace(':id', visitor.id))).text()),
    )
    const transcript = await reader.request(`/api/chats/${visitor.id}/transcripts`, {
      method: 'POST',
      json: { as: 'text' },
    })
    await test.workUntilIdle()
    const emails = JSON.stringify(test.emails)
    return [...answers, await transcript.text(), emails].join('\n')
  }
  return { test, marcus, visitor, secret, told }
}

const halves = (secret: string, between: string) => `${secret.slice(0, 11)}${between}${secret.slice(11)}`
const escaped = (text: string) =>
  [...text].map((sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')

test.for([
  ['a dot in the path', (secret: string) => `/chat/./${secret}`],
  ['a way up in the path', (secret: string) => `/chat/x/../${secret}`],
  ['an escaped letter', (secret: string) => `/%63hat/${secret}`],
  ['a redirect of a mail scanner', (secret: string) => `https://scan.example/?u=%252Fchat%252F${secret}`],
  ['an escaped secret', (secret: string) => `/chat/${escaped(secret)}`],
  ['a secret that was escaped three times', (secret: string) => `/chat/${escaped(escaped(escaped(secret)))}`],
  ['a space', (secret: string) => `/chat/ ${secret}`],
  ['letters that are not seen', (secret: string) => `ch\u200Bat/${halves(secret, '\u200B')}`],
  ['a soft hyphen', (secret: string) => `chat/${halves(secret, '\u00AD')}`],
  ['a slash that is none', (secret: string) => `chat\u2215${secret}`],
  ['what HTML makes of signs', (secret: string) => `chat&#x2F;${halves(secret, '&amp;#8203;')}`],
  ['a secret split by a space', (secret: string) => halves(secret, ' ')],
  ['a secret split by a line', (secret: string) => halves(secret, '\n> ')],
  ['a secret split by a space that does not break', (secret: string) => halves(secret, '\u00A0')],
  ['letters of full width', (secret: string) => secret.replaceAll(/[a-z]/g, fullWidth)],
  ['a secret alone', (secret: string) => secret],
] as const)('a visitor who writes their own link with %s gives it to nobody', async ([, disguise]) => {
  const { visitor, secret, told } = await aChat()
  const text = disguise(secret)
  const { items } = await visitor.say(`my link: ${text} thanks`)
  const written = items.find(({ text }) => text.startsWith('my link'))?.text
  expect(written).toMatch(/^my link: .*… thanks$/s)
  await visitor.call()
  const all = await told()
  for (const hidden of [text, secret, secret.slice(0, 11), secret.slice(11)])
    expect(all).not.toContain(hidden)
})

function fullWidth(letter: string) {
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)
}

test('nor do the facts that they tell, in the chat, its request, the search and the email, nor to a device that anyone opened', async () => {
  const { test, marcus, visitor, secret, told } = await aChat()
  const made = await marcus.request(`/api/chats/${visitor.id}/links`, { method: 'POST' })
  const device = await anotherDevice(test, ChatLink.parse(await made.json()).address.slice(-24))
  await visitor.tell({
    pets: `my link is ${secret}`,
    address: `12 Elm, link /chat/./${secret}`,
    name: `link ${secret}`,
    town: halves(secret, ' '),
    rooms: ['basement', secret.slice(0, 11), secret.slice(11)],
  })
  await visitor.call()
  await visitor.tell({ name: `link of Nora ${secret}` })
  const seen = JSON.stringify(await device.see())
  expect(seen).toContain('my link is …')
  expect(seen).toContain('["basement","…","…"]')
  const all = await told()
  expect(all).toContain('link of Nora …')
  for (const hidden of [secret.slice(0, 11), secret.slice(11)]) {
    expect(all).not.toContain(hidden)
    expect(seen).not.toContain(hidden)
  }
})

test('nor what staff fills in and notes', async () => {
  const { marcus, visitor, secret, told } = await aChat()
  const put = (path: string, json: object) =>
    marcus.request(`/api/chats/${visitor.id}/${path}/${newId()}`, { method: 'PUT', json })
  await put('facts', { pets: `link ${secret}` })
  const note = newId()
  for (let times = 0; times < 2; times++) {
    const init = { method: 'PUT', json: { text: `link ${secret}`, kind: 'note' } }
    expect((await marcus.request(`/api/chats/${visitor.id}/messages/${note}`, init)).status).toBe(200)
  }
  const turn = { turn: 'transfer', employee_id: marcus.id, note: `link /chat/./${secret}` }
  expect((await put('turns', turn)).status).toBe(200)
  const all = await told()
  expect(all).toContain('link …')
  expect(all).not.toContain(secret)
})

test('nor the page and the website that they came from', async () => {
  const { test, secret, visitor } = await aChat()
  const page = `/x/chat/${secret}`
  const other = await aChatVisitor(test, { page, first_page: page, referrer: `https://a.example/${secret}` })
  const opened = await test.world.db
    .selectFrom('chat')
    .select(['page', 'first_page', 'referrer'])
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow()
  expect(opened).toEqual({ page: '/x/chat/…', first_page: '/x/chat/…', referrer: 'https://a.example/…' })
  expect(visitor.id).not.toBe(other.id)
})

test('what only looks like a secret stays as it was written, and is taken when it comes again', async () => {
  const { visitor } = await aChat()
  const text = 'Claim No. A1B2-c3d4_E5F6-g7h8_I9J0-k1l2, WaterInTheBasementSince Monday, 100 % wet &amp; cold'
  const id = newId()
  await visitor.say(text, id)
  expect((await visitor.say(text, id)).items.filter((item) => item.text === text)).toHaveLength(1)
})
