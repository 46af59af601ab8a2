import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aCallTaken } from '#test/a-job.ts'
import { createTestWorld } from '#test/world.ts'

test('of one person only so many changes of jobs, requests, visits, money, rooms, points, equipment and codes are taken at once, and their other work goes on', async () => {
  const test = await createTestWorld({ limitScale: 0.01 })
  const { marcus, id } = await aCallTaken(test)
  const job = `/api/jobs/${id}`
  const send = (method: string, path: string, json: object = {}, key = newId()) =>
    marcus.request(path, { method, json, headers: { 'Idempotency-Key': key } })
  const key = newId()
  for (let nth = 0; nth < 10; nth++)
    expect((await send('PUT', `${job}/access-code`, { code: `${nth}` }, nth ? newId() : key)).status).toBe(
      200,
    )
  const refused = [
    await send('PUT', `${job}/access-code`, { code: '4711' }),
    await send('PATCH', job, { revision: 1, changes: { call_note: 'Dog' } }),
    await send('PUT', `${job}/stage`),
    await send('PUT', `${job}/side`),
    await send('POST', `${job}/visits`),
    await send('PUT', `/api/visits/${newId()}`),
    await send('POST', `${job}/money`),
    await send('POST', `${job}/money/${newId()}/void`),
    await send('POST', `${job}/merge`),
    await send('POST', `${job}/unmerge`),
    await send('POST', '/api/jobs'),
    await send('PATCH', `/api/rooms/${newId()}`),
    await send('PATCH', `/api/points/${newId()}`),
    await send('PATCH', `/api/stations/${newId()}`),
    await send('POST', `/api/visits/${newId()}/close`),
    await send('PUT', `/api/equipment-moves/${newId()}`),
    await send('POST', '/api/equipment/models'),
    await send('PUT', `/api/equipment/models/${newId()}`),
    await send('DELETE', `/api/equipment/models/${newId()}?revision=1`),
    await send('POST', `/api/equipment/models/${newId()}/undo`),
    await send('POST', '/api/equipment/units'),
    await send('PUT', `/api/equipment/units/${newId()}`),
    await send('POST', '/api/equipment/units/undo'),
    await send('PUT', `/api/equipment/reports/${newId()}/settled`),
    await send('PUT', `/api/items/${newId()}`),
    await send('PUT', `/api/leads/${id}/status`),
    await send('POST', `/api/leads/${id}/undo`),
  ]
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 429))
  expect(await refused[0]?.json()).toMatchObject({
    code: 'too-many',
    detail:
      'You made many changes to jobs, requests and chats in the last 15 minutes. Wait a few minutes, then make the rest.',
  })
  const before = await send('PUT', `${job}/access-code`, { code: '0' }, key)
  expect([before.status, await before.json()]).toEqual([200, { isNew: false }])
  expect((await send('POST', `${job}/items`, { id: newId(), text: 'Broom' })).status).toBe(201)
  expect((await marcus.request(job)).status).toBe(200)
})
