import { expect, test } from 'vitest'
import { Refusal } from '#platform/refusal.ts'
import { newId } from '#platform/uuid.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { orCurrent } from './current.ts'

const stale = () => Promise.reject(new Refusal(409, 'lead-moved-on', 'Dana changed this request first.'))

test('a refusal of a stale change says what there is now, and any other says what it said', async () => {
  await expect(orCurrent(stale(), async () => ({ revision: 3 }))).rejects.toMatchObject({
    code: 'lead-moved-on',
    extra: { current: { revision: 3 } },
  })
  const other = Promise.reject(new Refusal(409, 'nothing-to-undo', 'There is no status change to undo.'))
  const refused = orCurrent(other, () => expect.fail('it is read'))
  await expect(refused).rejects.toMatchObject({ code: 'nothing-to-undo', extra: {} })
})

test('who may not see the record any more is told no more of it', async () => {
  const gone = async () => {
    throw new Refusal(404, 'lead-not-found', 'There is no such request.')
  }
  await expect(orCurrent(stale(), gone)).rejects.toMatchObject({ extra: { current: undefined } })
})

test('rules of alerts and roles that changed meanwhile come with the refusal', async () => {
  const { api, world } = await createTestWorld()
  const owner = await aPerson({ api, world })
  const put = async (path: string, json: object) =>
    (await owner.request(path, { method: 'PUT', json })).json()
  const read = async (path: string) => (await owner.request(path)).json()

  const rules = await read('/api/alerts/rules')
  await put('/api/alerts/rules', { ...rules, first_after_seconds: 90 })
  expect(await put('/api/alerts/rules', rules)).toMatchObject({
    code: 'alert-rules-moved-on',
    current: { first_after_seconds: 90, revision: rules.revision + 1 },
  })

  const role = { id: newId(), name: 'Estimator', description: '', permissions: { 'leads.view': 'all' } }
  await owner.request('/api/roles', { method: 'POST', json: { ...role, demands_factor: false } })
  const { revision } = await read(`/api/roles/${role.id}`)
  const change = { ...role, demands_factor: false, revision }
  await put(`/api/roles/${role.id}`, { ...change, name: 'Estimators' })
  expect(await put(`/api/roles/${role.id}`, change)).toMatchObject({
    code: 'role-moved-on',
    current: { name: 'Estimators', revision: revision + 1 },
  })
})
