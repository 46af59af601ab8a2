import { expect, test } from 'vitest'
import { publishLegalTexts } from '#domain/forms/legal/legal-texts.server.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const text = { states: ['OH'], en: 'You may cancel.', es: null }

async function aCompany() {
  const test = await createTestWorld()
  await publishLegalTexts(test.world, [{ block: 'terms', version: 1, states: [], en: 'We dry it.' }])
  const dana = await aPerson(test)
  const publish = (block: string, json: object, who = dana) =>
    who.request(`/api/legal-texts/${block}`, { method: 'POST', json })
  const list = async () => (await dana.request('/api/forms/legal-texts')).json()
  return { ...test, dana, publish, list }
}

test('another version of a legal text stands beside the earlier ones, which stay as they were signed', async () => {
  const { world, publish, list } = await aCompany()
  const made = await (await publish('terms', { ...text, newest: 1 })).json()
  expect(made).toEqual({ block: 'terms', version: 1001, ...text })
  expect(await (await publish('terms', { ...text, newest: 1 })).json()).toEqual(made)
  expect(await list()).toEqual([{ block: 'terms', version: 1, states: [], en: 'We dry it.', es: null }, made])

  await publishLegalTexts(world, [{ block: 'terms', version: 2, states: [], en: 'We dry it well.' }])
  expect(await list()).toHaveLength(3)
  const events = await world.db
    .selectFrom('event')
    .select('payload')
    .where('name', '=', 'legal_text.published')
    .execute()
  expect(events).toMatchObject([{ payload: { block: 'terms', version: 1001 } }])
})

test('of two people who write the same text the second is told what the first one wrote', async () => {
  const { publish } = await aCompany()
  await publish('terms', { ...text, newest: 1 })
  const late = await publish('terms', { ...text, en: 'Mine.', newest: 1 })
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({
    code: 'legal-text-moved-on',
    current: { version: 1001, en: 'You may cancel.' },
  })
})

test('a text of its own begins with its first version', async () => {
  const { publish } = await aCompany()
  expect(await (await publish('drone_photos', { ...text, newest: 0 })).json()).toMatchObject({
    version: 1001,
  })
  expect((await publish('drone_photos', { newest: 1001, en: '' })).status).toBe(422)
})

test('only whoever may edit legal texts publishes one', async () => {
  const { publish, ...test } = await aCompany()
  const rosa = await aPerson(test, 'Office manager', 'Rosa Plover')
  expect((await publish('terms', { ...text, newest: 1 }, rosa)).status).toBe(403)
})
