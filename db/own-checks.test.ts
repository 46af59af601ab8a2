import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrations.ts'
import { newId } from '#platform/uuid.ts'
import { emptyDatabase } from '#test/database.ts'

const ours = join(import.meta.dirname, 'migrations')

test('certifications that their holders checked themselves wait for someone else after the update', async () => {
  const db = openDatabase(await emptyDatabase(inject('cluster')), () => {}, 1)
  onTestFinished(() => db.destroy())
  const before = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(before, { recursive: true }))
  const names = await readdir(ours)
  for (const name of names.filter((name) => name < '0025')) await cp(join(ours, name), join(before, name))
  await migrate(db, before)

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

  await migrate(db, ours)
  const checked = await db
    .selectFrom('certification')
    .select('id')
    .where('checked_at', 'is not', null)
    .execute()
  // Ids of one millisecond have no order.
  expect(new Set(checked.map(({ id }) => id))).toEqual(new Set(kept))
})
