import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { minute, second } from '#platform/time.ts'
import { aFirm, aLeadComesIn, putOnCall, toAlert } from '#test/on-call.ts'
import type { TestWorld } from '#test/world.ts'

/** From now on nobody can be told of the request: the database refuses what would be written down. */
async function refuseDeliveriesOf({ world }: TestWorld, leadId: string) {
  const refuse = sql`create function refuse_delivery() returns trigger language plpgsql as $$
    begin raise exception 'this one always throws'; end $$`
  await refuse.execute(world.db)
  await sql`create trigger refuse_delivery before insert on delivery for each row
    when (new.lead_id = ${sql.lit(leadId)}) execute function refuse_delivery()`.execute(world.db)
}

test('an alert that cannot go on holds up no other alert and no digest, and is tried again', async () => {
  const { test, ann, bo } = await aFirm()
  await putOnCall(test, ann, 'first')
  await putOnCall(test, bo, 'backup')
  const broken = await aLeadComesIn(test, {}, 'one sender')
  const others = []
  for (let nth = 0; nth < 4; nth++) others.push(await aLeadComesIn(test, {}, 'another sender'))
  await refuseDeliveriesOf(test, broken)
  test.wait(3 * minute)
  await test.workUntilIdle()

  const steps = await Promise.all(others.map(async (id) => (await toAlert(test, id))?.step))
  expect(steps).toEqual([1, 1, 1, 1])
  expect((await toAlert(test, broken))?.step).toBe(0)
  expect(
    test.texts.filter(({ to, body }) => to === ann.mobile && body.includes('1 more request')),
  ).toHaveLength(1)

  await sql`drop trigger refuse_delivery on delivery`.execute(test.world.db)
  test.wait(9 * second)
  await test.workUntilIdle()
  expect((await toAlert(test, broken))?.step).toBe(0)
  test.wait(second)
  await test.workUntilIdle()
  expect((await toAlert(test, broken))?.step).toBe(1)
})
