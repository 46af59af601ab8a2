import { expect, test } from 'vitest'
import { sealShared } from '#platform/secrets/sealed.fixture.ts'
import { giveAppsOwnKeys, takeAppCode } from '#domain/factors/app.server.ts'
import { appSecret, codeNow, withApp } from '#test/a-factor.ts'
import { aPerson, passwordOfAll } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { giveSignaturesOwnKeys } from './signatures.server.ts'

const drawing = { kind: 'drawn', strokes: [[1, 2, 3, 4]] }

test('an app and a signature of an older release open as before, each with a key of its own from the next start on', async () => {
  const test = await createTestWorld()
  const { world } = test
  const [ivy, otis] = [await aPerson(test), await aPerson(test, 'Technician', 'Otis')]
  await withApp(test, ivy)
  await withApp(test, otis)
  const json = { password: passwordOfAll, pin: '8264', drawing }
  expect((await ivy.request('/api/profile/signature', { method: 'PUT', json })).status).toBe(204)
  const { secret, id } = { secret: world.secret, id: ivy.id }
  const shared = {
    app: sealShared(secret, { purpose: 'totp', of: id }, appSecret),
    signature: sealShared(secret, { purpose: 'signature', of: id }, Buffer.from(JSON.stringify(drawing))),
    lost: sealShared(Buffer.alloc(32, 9), { purpose: 'totp', of: otis.id }, appSecret),
  }
  const keep = (employeeId: string, secret: Buffer) =>
    world.db
      .updateTable('totp')
      .set({ secret, has_own_key: false })
      .where('employee_id', '=', employeeId)
      .execute()
  await keep(id, shared.app)
  await keep(otis.id, shared.lost)
  await world.db.updateTable('signature').set({ sealed: shared.signature, has_own_key: false }).execute()

  for (let starts = 0; starts < 2; starts++) {
    await giveAppsOwnKeys(world)
    await giveSignaturesOwnKeys(world)
  }
  expect(await takeAppCode(world, id, codeNow(world))).toBe(true)
  const opened = await ivy.request('/api/profile/signature/open', { method: 'POST', json: { pin: '8264' } })
  expect([opened.status, await opened.json()]).toEqual([200, drawing])
  const apps = world.db.selectFrom('totp').select(['employee_id', 'has_own_key'])
  expect(await apps.where('has_own_key', '=', false).execute()).toEqual([
    { employee_id: otis.id, has_own_key: false },
  ])
})
