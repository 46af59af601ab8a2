import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { fillDatabaseDisk } from '#test/every-row.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const denials = ({ world }: Awaited<ReturnType<typeof createTestWorld>>) =>
  world.db
    .selectFrom('event')
    .select(['subject', 'employee_id', 'payload'])
    .where('name', '=', 'access.denied')
    .execute()

test('whoever asks for what their roles do not allow is written down, with the endpoint and nothing of what was sent', async () => {
  const test = await createTestWorld()
  const bookkeeper = await aPerson(test, 'Bookkeeper')
  const lead = '01930000-0000-7000-8000-000000000001'
  const json = { status: 'contacted', revision: 1 }
  const answer = await bookkeeper.request(`/api/leads/${lead}/status?token=secret`, { method: 'PUT', json })
  expect(answer.status).toBe(403)
  const { id } = bookkeeper
  const payload = { employee_id: id, permission: 'leads.view', route: 'PUT /api/leads/:id/status' }
  expect(await denials(test)).toEqual([{ subject: id, employee_id: id, payload }])
})

test('what is refused for other reasons, or allowed, is not', async () => {
  const test = await createTestWorld()
  const dispatcher = await aPerson(test, 'Dispatcher')
  const missing = await dispatcher.request('/api/leads/01930000-0000-7000-8000-000000000001')
  const ordinary = await dispatcher.request('/api/leads')
  const unknown = await test.api.request('/api/leads')
  expect([missing.status, ordinary.status, unknown.status]).toEqual([404, 200, 401])
  expect(await denials(test)).toEqual([])
})

test('of a storm a few a minute are written down, for each person apart, and all are refused', async () => {
  const test = await createTestWorld()
  const [one, two] = [await aPerson(test, 'Bookkeeper'), await aPerson(test, 'Marketing', 'Ivy Starling')]
  const answers = await Promise.all(Array.from({ length: 50 }, () => one.request('/api/leads')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]))
  expect(await denials(test)).toHaveLength(20)
  test.wait(minute / 2)
  await two.request('/api/leads')
  expect(await denials(test)).toHaveLength(21)
})

test('where it cannot be written down, the refusal is the same', async () => {
  const test = await createTestWorld()
  const bookkeeper = await aPerson(test, 'Bookkeeper')
  await fillDatabaseDisk(test, 'event')
  const answer = await bookkeeper.request('/api/leads')
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'not-permitted'])
})
