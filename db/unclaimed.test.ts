import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrations.ts'
import { newId } from '#platform/uuid.ts'
import { emptyDatabase } from '#test/database.ts'
import { migrations, migrationsBefore } from './migrations-before.fixture.ts'

test('an alert that gave up comes back while its request is unclaimed, and ends as its request went on otherwise', async () => {
  const db = openDatabase(await emptyDatabase(inject('cluster')), () => {}, 1)
  onTestFinished(() => db.destroy())
  await migrate(db, await migrationsBefore('0020'))
  const ids: Record<string, string> = {}
  for (const status of ['new', 'contacted', 'closed']) {
    const id = newId()
    ids[id] = status
    await sql`insert into lead (id, reference, name, phone, service, message, town, text_consent, page, status, revision,
        received_at, quarantine_reasons, content_hash)
      values (${id}, ${id}, 'Ann', '+13305550188', 'not-sure', '', '', false, '', ${status}, 1, now(), '{}', '')`.execute(
      db,
    )
    await sql`insert into alert (lead_id, raised_at, step, settled_at, reason)
      values (${id}, now(), 7, now(), 'gave_up')`.execute(db)
  }
  await migrate(db, migrations)
  const alerts = await db.selectFrom('alert').selectAll().execute()
  const after = alerts.map(({ lead_id, reason, settled_at, next_step_at }) => [
    ids[lead_id],
    reason,
    settled_at === null,
    next_step_at !== null,
  ])
  expect(after).toHaveLength(3)
  expect(after).toContainEqual(['new', null, true, true])
  expect(after).toContainEqual(['contacted', 'moved', false, false])
  expect(after).toContainEqual(['closed', 'closed', false, false])
})
