import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { newId } from '#platform/uuid.ts'
import { aCallTaken } from '#test/a-job.ts'
import { createTestWorld } from '#test/world.ts'
import { enterLead } from './enter-lead.server.ts'

test('a request from a call gets another reference where the first is taken by chance', async () => {
  const test = await createTestWorld()
  const { marcus } = await aCallTaken(test)
  const { db } = test.world
  const { reference } = await db.selectFrom('lead').select('reference').executeTakeFirstOrThrow()
  await sql`create sequence draws`.execute(db)
  await sql`
    create function draw_a_taken_one() returns trigger language plpgsql as $$
    begin
      if nextval('draws') = 1 then new.reference := ${sql.lit(reference)}; end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger taken before insert on lead for each row execute function draw_a_taken_one()`.execute(
    db,
  )

  const id = newId()
  await enterLead(test.world, allow(marcus, 'leads.create'), {
    id,
    name: 'Otis Bramble',
    phone: '+13305550118',
    town: 'Niles',
    text_consent: false,
    service: 'not-sure',
    received_at: test.world.now(),
  })
  const entered = await db
    .selectFrom('lead')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(entered.reference).not.toBe(reference)
})
