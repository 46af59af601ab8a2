import { expect, test } from 'vitest'
import { failing } from '#domain/messages/a-customer.fixture.ts'
import { emailMessage } from '#domain/messages/messages.tasks.ts'
import { newId } from '#platform/uuid.ts'
import { day } from '#platform/time.ts'
import { aPerson } from '#test/people.ts'
import { aSigning } from './a-signing.fixture.ts'

const to = 'nora@trillium-family.us'

async function anEmailedLink() {
  const test = await aSigning()
  const { agreement, post, emails, job_id } = test
  const paper = await agreement()
  const sent = { link_id: newId(), channel: 'email', to, papers: [paper] }
  const first = await post(sent)
  const queued = { message_id: sent.link_id, channel: 'email' } as const
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const retry = () => marcus.request(`/api/jobs/${job_id}/messages/${sent.link_id}/retry`, { method: 'POST' })
  const received = () => emails.filter((email) => email.to === to)
  return { ...test, paper, sent, first, queued, retry, received }
}

test('papers that are sent again after they were revoked get the answer of before, and nobody is written to', async () => {
  const { sent, first, post, paper, act, received, workUntilIdle } = await anEmailedLink()
  await workUntilIdle()
  expect((await act(paper.id, 'revoke')).status).toBe(204)
  const again = await post(sent)
  expect([again.status, await again.json()]).toEqual([200, await first.json()])
  await workUntilIdle()
  expect(received()).toHaveLength(1)
})

test('so does a new link to them', async () => {
  const { act, paper, received, workUntilIdle } = await anEmailedLink()
  const json = { link_id: newId(), channel: 'email', to }
  const first = await act(paper.id, 'links', { json })
  await workUntilIdle()
  expect((await act(paper.id, 'revoke')).status).toBe(204)
  const again = await act(paper.id, 'links', { json })
  expect([first.status, again.status]).toEqual([201, 200])
  expect(await again.json()).toEqual(await first.json())
  await workUntilIdle()
  expect(received()).toHaveLength(2)
})

test('a message that failed is not sent again with a link that leads nowhere', async () => {
  const { world, queued, retry, paper, act, received, workUntilIdle } = await anEmailedLink()
  await emailMessage(failing(world, 'EENVELOPE'), queued)
  expect((await act(paper.id, 'revoke')).status).toBe(204)
  const refused = await retry()
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'signing-settled'])
  await workUntilIdle()
  expect(received()).toEqual([])
})

test('nor once the link expired, and before that it is sent once', async () => {
  const { world, queued, retry, received, workUntilIdle } = await anEmailedLink()
  await emailMessage(failing(world, 'EENVELOPE'), queued)
  expect([(await retry()).status, (await retry()).status]).toEqual([200, 200])
  await workUntilIdle()
  expect((await retry()).status).toBe(200)
  await workUntilIdle()
  expect(received()).toHaveLength(1)

  const late = await anEmailedLink()
  await emailMessage(failing(late.world, 'EENVELOPE'), late.queued)
  late.wait(7 * day)
  expect((await late.retry()).status).toBe(409)
})
