import { expect, test } from 'vitest'
import { firstSettings } from '#domain/chat/settings/settings.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

test('who may change the chat reads its settings, changes them, and finds the change in its history', async () => {
  const test = await createTestWorld()
  const manager = await aPerson(test, 'Marketing', 'June Abara')
  const settings = { ...firstSettings, shown: { ...firstSettings.shown, contact: false } }
  const put = (json: object) => manager.request('/api/chat-settings', { method: 'PUT', json })
  expect(await (await put({ settings, revision: 1 })).json()).toMatchObject({ settings, revision: 2 })
  expect(await (await manager.request('/api/chat-settings')).json()).toMatchObject({ settings, revision: 2 })
  const { items } = await (await manager.request('/api/chat-settings/versions')).json()
  expect(items[0]).toMatchObject({ revision: 2, by: 'June Abara', changed: ['shown'] })

  const late = await put({ settings: firstSettings, revision: 1 })
  expect([late.status, (await late.json()).current]).toMatchObject([409, { settings, revision: 2 }])
  const restored = await manager.request('/api/chat-settings/versions/1/restore', {
    method: 'POST',
    json: { revision: 2 },
  })
  expect(await restored.json()).toMatchObject({ settings: firstSettings, revision: 3 })
})

test('settings with anything else in them are refused, and nothing changes', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  for (const settings of [
    { ...firstSettings, required: true },
    { ...firstSettings, shown: { ...firstSettings.shown, required: true } },
    {},
  ]) {
    const answer = await owner.request('/api/chat-settings', {
      method: 'PUT',
      json: { settings, revision: 1 },
    })
    expect(answer.status).toBe(422)
  }
  expect(await (await owner.request('/api/chat-settings')).json()).toMatchObject({ revision: 1 })
})
