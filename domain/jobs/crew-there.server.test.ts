import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { enterMoney } from '#domain/money/money.flow.ts'
import { NewEntry } from '#domain/money/entry.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { getJob } from './job-views.server.ts'

test('the file tells how far the crew has come, and to who may see amounts whether it is paid', async () => {
  const test = await aJobToVisit()
  const { world, ivy, marcus, job_id, plan } = test
  const owner = await aPerson(test, 'Owner')
  const read = (who = owner) => getJob(world, allow(who, 'intake.view'), job_id)
  const visit = await plan({ when: thisMorning, people: [ivy.id] })
  const nobody = { on_my_way_at: null, arrived_at: null, left_at: null }
  expect(await read()).toMatchObject({ crew: nobody, payment: 'none-charged' })
  const at = world.now()
  const tell = (times: object) =>
    world.db.updateTable('visit').set(times).where('id', '=', visit.id).execute()
  await tell({ on_my_way_at: at })
  expect((await read()).crew).toEqual({ ...nobody, on_my_way_at: at.toISOString() })
  await tell({ arrived_at: at, departed_at: at })
  expect((await read()).crew).toEqual({ ...nobody, left_at: at.toISOString() })

  const enter = (entry: object) =>
    enterMoney(world, allow(owner, 'money.edit'), {
      ...NewEntry.parse({ id: newId(), amount_cents: 100_00, on: thisMorning.on, ...entry }),
      job_id,
    })
  await enter({ type: 'charge', kind: 'mitigation', party: null })
  expect((await read()).payment).toBe('owed')
  await enter({ type: 'payment', kind: 'check', party: 'customer' })
  expect((await read()).payment).toBe('settled')
  expect((await read(marcus)).payment).toBe(null)
})
