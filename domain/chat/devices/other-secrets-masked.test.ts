import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { day } from '#platform/time.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { aTaggedUnit } from '#test/some-equipment.ts'
import { createTestWorld } from '#test/world.ts'

/** A chat with a job, a page of its customer to sign and the label of a unit. */
async function aChat() {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.say('water in the basement')
  await visitor.call()
  const job = { id: visitor.id, facts: { loss_type: 'water' } }
  expect((await marcus.request('/api/jobs', { method: 'POST', json: job })).status).toBe(201)
  const toSign = 'Kq7_w-2RzX9bT4mNc0vYh5LdPsEfGjAu8i3oWt6ZlMy'
  const made_at = test.world.now()
  await test.world.db
    .insertInto('signing_link')
    .values({
      id: newId(),
      job_id: visitor.id,
      channel: 'text',
      made_at,
      made_by: marcus.id,
      token_hash: createHash('sha256').update(toSign).digest(),
      expires_at: new Date(made_at.getTime() + day),
    })
    .execute()
  const { token: label } = await aTaggedUnit(test)
  return { test, marcus, visitor, toSign, label }
}

test('the secrets of pages to sign and of labels are stored in no chat, however they are written', async () => {
  const { test, marcus, visitor, toSign, label } = await aChat()
  await visitor.say(`https://example.com/sign/${toSign} and /unit/./${label}`)
  await visitor.tell({ pets: `see ${toSign.slice(0, 20)} ${toSign.slice(20)}`, name: label })
  const note = { text: `sign%2F${toSign}`, kind: 'note' }
  await marcus.request(`/api/chats/${visitor.id}/messages/${newId()}`, { method: 'PUT', json: note })
  const other = await aChatVisitor(test, { page: `/x/sign/${toSign}`, first_page: `/sign/${toSign}` })
  const chats = await test.world.db.selectFrom('chat').select(['facts', 'page', 'first_page']).execute()
  const messages = await test.world.db.selectFrom('chat_message').select('text').execute()
  const stored = JSON.stringify([chats, messages])
  for (const part of [toSign.slice(0, 20), toSign.slice(20), label]) expect(stored).not.toContain(part)
  for (const part of ['https://example.com/sign/… and /unit/./…', 'see …', 'sign%2F…', '"/x/sign/…"'])
    expect(stored).toContain(part)
  expect(other.id).not.toBe(visitor.id)
})

test('a page to sign that staff sends in a reply opens for the visitor, and staff reads no secret of it', async () => {
  const { marcus, visitor, toSign } = await aChat()
  const reply = { text: `Sign here: https://example.com/sign/${toSign}`, kind: 'text' }
  const path = `/api/chats/${visitor.id}`
  await marcus.request(`${path}/messages/${newId()}`, { method: 'PUT', json: reply })
  expect((await visitor.see()).items.at(-1)?.text).toBe(reply.text)
  const read = await (await marcus.request(path)).text()
  expect(read).toContain('Sign here: https://example.com/sign/…')
  expect(read).not.toContain(toSign)
})
