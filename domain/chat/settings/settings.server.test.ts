import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { chatSettingsChanged } from './settings-event.ts'
import { changeSettings, getSettings, getSettingsToEdit, restoreSettings } from './settings.server.ts'
import { ChatSettings, firstSettings } from './settings.ts'
import { listSettingsVersions } from './versions.server.ts'

async function anOffice() {
  const test = await createTestWorld()
  const manager = allow(await aPerson(test, 'Owner', 'Marisol Vega'), 'chat.settings')
  const change = (settings: ChatSettings, revision: number, by = manager) =>
    changeSettings(test.world, by, { settings, revision })
  return { ...test, manager, change }
}

const noChatAtHome = { ...firstSettings, shown: { ...firstSettings.shown, home: false } }

test('what nobody changed is as the product brings it', async () => {
  const { world, manager } = await anOffice()
  expect(await getSettings(world)).toEqual(firstSettings)
  expect(await getSettingsToEdit(world, manager)).toMatchObject({ settings: firstSettings, revision: 1 })
  const { items } = await listSettingsVersions(world, manager, { limit: 10 })
  expect(items).toMatchObject([{ revision: 1, by: null, changed: [] }])
})

test('settings from before something could be set have it as the product brings it', async () => {
  const { world } = await anOffice()
  const settings = JSON.stringify({ shown: { home: false } })
  await world.db.updateTable('chat_settings').set({ settings }).execute()
  expect(await getSettings(world)).toEqual(noChatAtHome)
})

test('a part that is refused by now is as the product brings it, and the others stay', async () => {
  const { world } = await anOffice()
  const settings = JSON.stringify({ shown: { home: false }, launcher: { color: 'red' } })
  await world.db.updateTable('chat_settings').set({ settings }).execute()
  expect(await getSettings(world)).toEqual(noChatAtHome)
})

test('whoever comes too late hears who was quicker, and the same again changes nothing', async () => {
  const test = await anOffice()
  expect(await test.change(noChatAtHome, 1)).toMatchObject({ settings: noChatAtHome, revision: 2 })
  expect(await test.change(noChatAtHome, 1)).toMatchObject({ revision: 2 })
  const nadia = allow(await aPerson(test, 'Office manager', 'Nadia Kowalczyk'), 'chat.settings')
  await expect(test.change(firstSettings, 1, nadia)).rejects.toMatchObject({
    status: 409,
    code: 'chat-settings-moved-on',
    message: 'Marisol Vega changed the chatbot settings first. Look at them before you save.',
  })
  expect(await getSettings(test.world)).toEqual(noChatAtHome)
})

test('a version is brought back as a new one, which can be taken back in its turn', async () => {
  const { world, manager, change } = await anOffice()
  await change(noChatAtHome, 1)
  const restored = await restoreSettings(world, manager, { version: 1, revision: 2 })
  expect(restored).toMatchObject({ settings: firstSettings, revision: 3 })
  expect(await restoreSettings(world, manager, { version: 2, revision: 3 })).toMatchObject({
    settings: noChatAtHome,
    revision: 4,
  })
  const { items, next } = await listSettingsVersions(world, manager, { limit: 2 })
  expect(items).toMatchObject([
    { revision: 4, by: 'Marisol Vega', changed: ['shown'], before: { shown: firstSettings.shown } },
    { revision: 3, changed: ['shown'], after: { shown: firstSettings.shown } },
  ])
  const rest = await listSettingsVersions(world, manager, { limit: 2, cursor: next ?? '' })
  expect(rest.items.map(({ revision }) => revision)).toEqual([2, 1])
  await expect(restoreSettings(world, manager, { version: 9, revision: 4 })).rejects.toMatchObject({
    status: 404,
  })
})

test('the record of events names the parts that changed, and nothing of what they say', async () => {
  const { world, change } = await anOffice()
  await change(noChatAtHome, 1)
  const events = await world.db.selectFrom('event').select(['name', 'payload']).execute()
  expect(
    events.filter(({ name }) => name === chatSettingsChanged.name).map(({ payload }) => payload),
  ).toEqual([{ company_id: expect.any(String), revision: 2, parts: ['shown'] }])
})

test('nothing is taken that the product does not know: a question that is required, say', () => {
  const required = ChatSettings.safeParse({ ...firstSettings, required: ['loss'] })
  const within = ChatSettings.safeParse({ ...firstSettings, shown: { ...firstSettings.shown, always: true } })
  expect([required.success, within.success]).toEqual([false, false])
})
