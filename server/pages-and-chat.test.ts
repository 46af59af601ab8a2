import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { publishAnswer, retireAnswer } from '#domain/chat/published/answers.server.ts'
import { firstSettings } from '#domain/chat/settings/settings.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aDrawnSite } from '#test/a-drawn-site.ts'
import { anAnswer } from '#test/an-answer.ts'
import { aPerson } from '#test/people.ts'
import { setForChat } from '#test/set-for-chat.ts'
import { createTestWorld } from '#test/world.ts'
import { variantOf } from './page-cache.ts'

const { openNode } = await aDrawnSite()

test('on every node the button of the chat follows what the company set, with another tag', async () => {
  const test = await createTestWorld()
  const nodes = await Promise.all([openNode(test), openNode(test)])
  const loader = ({ cached }: (typeof nodes)[number]) => cached.get('/api/chatbot/embed.js')
  const off = () => nodes.map((node) => String(loader(node)?.plain).includes(String.raw`"off":"^(?:`))
  const tags = () => nodes.flatMap((node) => loader(node)?.made.identity?.etag ?? [])
  for (const node of nodes) variantOf(loader(node) ?? expect.fail(), 'identity')
  const before = tags()
  expect(off()).toEqual([false, false])
  await setForChat(test, { shown: { ...firstSettings.shown, contact: false } })
  await test.workUntilIdle()
  await expect.poll(off).toEqual([true, true])
  for (const node of nodes) variantOf(loader(node) ?? expect.fail(), 'identity')
  expect(tags()).not.toEqual(before)

  const policies = () =>
    nodes.map((node) => new Map(pairs(loader(node)?.headers ?? [])).get('Cross-Origin-Resource-Policy'))
  expect(policies()).toEqual(['same-origin', 'same-origin'])
  await setForChat(test, { sites: { origins: ['https://www.other-website.com'] } })
  await test.workUntilIdle()
  await expect.poll(policies).toEqual(['cross-origin', 'cross-origin'])
})

test('the privacy page says how long chats are stored as soon as it is set, and no other page is drawn again', async () => {
  const test = await createTestWorld()
  const node = await openNode(test)
  const home = node.cached.get('/')
  expect(node.paths('automatically 180 days after the last message')).toEqual(['/privacy'])
  await setForChat(test, { privacy: { days: 45 } })
  await test.workUntilIdle()
  await expect.poll(() => node.paths('automatically 45 days after the last message')).toEqual(['/privacy'])
  expect(node.cached.get('/')).toBe(home)
})

test('an answer that is published for the website is on the questions page, and gone once it is retired', async () => {
  const test = await createTestWorld()
  const node = await openNode(test)
  const editor = allow(await aPerson(test), 'chat.settings')
  const services = node.cached.get('/services')
  const id = newId()
  await publishAnswer(test.world, editor, { ...anAnswer, id: newId() })
  await publishAnswer(test.world, editor, {
    ...anAnswer,
    id,
    question: 'Do you move safes?',
    also_on_faq: true,
  })
  await test.workUntilIdle()
  await expect.poll(() => node.paths('Do you move safes?')).toEqual(['/faq', '/llms.txt'])
  expect(node.paths(anAnswer.question)).toEqual([])
  expect(node.cached.get('/services')).toBe(services)

  await retireAnswer(test.world, editor, { id, revision: 1 })
  await test.workUntilIdle()
  await expect.poll(() => node.paths('Do you move safes?')).toEqual([])
})

test('an answer with what is forbidden meanwhile leaves the questions page', async () => {
  const test = await createTestWorld()
  const node = await openNode(test)
  const editor = allow(await aPerson(test), 'chat.settings')
  await publishAnswer(test.world, editor, { ...anAnswer, id: newId(), also_on_faq: true })
  await test.workUntilIdle()
  await expect.poll(() => node.paths(anAnswer.question)).toEqual(['/faq', '/llms.txt'])
  await setForChat(test, { never_say: { en: ['wet rooms'], es: [] } })
  await test.workUntilIdle()
  await expect.poll(() => node.paths(anAnswer.question)).toEqual([])
})

function pairs(flat: readonly string[]) {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]] as const] : []))
}
