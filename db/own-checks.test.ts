import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrations.ts'
import { newId } from '#platform/uuid.ts'
import { emptyDatabase } from '#test/database.ts'
import { migrations, migrationsBefore } from './migrations-before.fixture.ts'

test('certifications that their holders checked themselves wait for someone else after the update', async () => {
  const db = openDatabase(await emptyDatabase(inject('cluster')), () => {}, 1)
  onTestFinished(() => db.destroy())
  await migrate(db, await migrationsBefore('0025'))

  const [dana, june] = [newId(), newId()]
  for (const id of [dana, june])
    // With the columns that there were then.
    await sql`insert into employee (id, username, name, first_name, last_name, title, email, mobile, emergency_contact, crew,
      home_town, skills, languages, vehicle, bio, is_public, notes, revision, must_change_password, created_at)
      values (${id}, ${id}, 'Someone', 'Someone', '', '', '', '', '', '', '', '{}', '{}', '', '', false, '', 1, false, now())`.execute(
      db,
    )
  const add = async (holder: string, { by, checkedBy }: { by: string; checkedBy: string | null }) => {
    const id = newId()
    await sql`insert into certification (id, employee_id, code, number, revision, created_at, checked_at, checked_by)
      values (${id}, ${holder}, 'WRT', '', 1, now(), now(), ${checkedBy})`.execute(db)
    const payload = { employee_id: holder, certification_id: id, after: {} }
    await sql`insert into event (name, subject, payload, employee_id, at)
      values ('certification.added', ${holder}, ${JSON.stringify(payload)}, ${by}, now())`.execute(db)
    return id
  }
  await add(dana, { by: dana, checkedBy: dana })
  await add(dana, { by: dana, checkedBy: null })
  const kept = [
    await add(dana, { by: june, checkedBy: june }),
    await add(dana, { by: june, checkedBy: null }),
    await add(dana, { by: dana, checkedBy: june }),
  ]

  await migrate(db, migrations)
  const checked = await db
    .selectFrom('certification')
    .select('id')
    .where('checked_at', 'is not', null)
    .execute()
  // Ids of one millisecond have no order.
  expect(new Set(checked.map(({ id }) => id))).toEqual(new Set(kept))
})
