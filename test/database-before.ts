import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrations.ts'
import { newId } from '#platform/uuid.ts'
import { factsFromName } from '#domain/employees/facts.ts'
import { emptyDatabase } from './database.ts'

const ours = join(import.meta.dirname, '../db/migrations')

/** The database as it was before this migration, with two employees; `goOn` brings it to this day. */
export async function databaseBefore(migration: string) {
  const db = openDatabase(await emptyDatabase(inject('cluster')), () => {}, 1)
  onTestFinished(() => db.destroy())
  const before = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(before, { recursive: true }))
  const names = (await readdir(ours)).filter((name) => name < migration)
  for (const name of names) await cp(join(ours, name), join(before, name))
  await migrate(db, before)
  const [ivy, theo] = [newId(), newId()]
  for (const id of [ivy, theo]) {
    const access = { must_change_password: false, revision: 1, created_at: new Date('2026-11-01') }
    await db
      .insertInto('employee')
      .values({ id, ...factsFromName({ username: id, name: 'Someone' }), ...access })
      .execute()
  }

  /** A job that waits in the stage New, with the columns that there were then. */
  async function aJobThen({ facts = {}, search = '' }: { facts?: object; search?: string } = {}) {
    const id = newId()
    await sql`insert into lead (id, reference, content_hash, name, phone, service, message, town, text_consent, page, status,
        revision, received_at, quarantine_reasons)
      values (${id}, ${id}, '', 'Nora Trillium', '+13305550117', 'water-damage', '', 'Boardman', false, '', 'new', 1,
        '2026-11-20T12:00Z', '{}')`.execute(db)
    await sql`insert into job (id, number, created_at, created_by, content_hash, stage, stage_since, facts, fact_revisions,
        revision, priority, search, contact_due_at, inspect_due_at, start_due_at, complete_due_at)
      values (${id}, ${id}, '2026-11-20T13:00Z', ${ivy}, '', 'new', now(), ${JSON.stringify(facts)}, '{}', 1, 1, ${search},
        now(), now(), now(), now())`.execute(db)
    return id
  }
  return { db, ivy, theo, aJobThen, goOn: () => migrate(db, ours) }
}
