import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrations.ts'
import { newId } from '#platform/uuid.ts'
import { factsFromName } from '#domain/employees/facts.ts'
import { emptyDatabase } from '#test/database.ts'

const access = { must_change_password: false, revision: 1, created_at: new Date('2026-11-01') }
const ours = join(import.meta.dirname, 'migrations')

test('whoever saw a request before the update sees it after, and no one else', async () => {
  const db = openDatabase(await emptyDatabase(inject('cluster')), () => {}, 1)
  onTestFinished(() => db.destroy())
  const before = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(before, { recursive: true }))
  const names = await readdir(ours)
  for (const name of names.filter((name) => name < '0058')) await cp(join(ours, name), join(before, name))
  await migrate(db, before)

  const [ivy, theo] = [newId(), newId()]
  for (const id of [ivy, theo])
    await db
      .insertInto('employee')
      .values({ id, ...factsFromName({ username: id, name: 'Someone' }), ...access })
      .execute()
  const [nobodys, assigned, visited] = [newId(), newId(), newId()]
  for (const [id, to] of [
    [nobodys, null],
    [assigned, ivy],
    [visited, ivy],
  ])
    await sql`insert into lead (id, reference, content_hash, name, phone, service, message, town, text_consent, page, status,
        revision, received_at, quarantine_reasons, assigned_to)
      values (${id}, ${id}, '', 'Ann', '+13305550101', 'water-damage', '', '', false, '', 'new', 1, '2026-11-20T12:00Z', '{}', ${to})`.execute(
      db,
    )
  await sql`insert into job (id, number, created_at, created_by, content_hash, stage, stage_since, facts, fact_revisions, revision,
      priority, search, contact_due_at, inspect_due_at, start_due_at, complete_due_at)
    values (${visited}, 'MR-2611-001', '2026-11-20T13:00Z', ${ivy}, '', 'new', now(), '{}', '{}', 1, 1, '', now(), now(), now(),
      now())`.execute(db)
  for (const [id, people] of [
    [newId(), [ivy, theo]],
    [newId(), [theo]],
  ] as const) {
    await sql`insert into visit (id, job_id, kind, length_minutes, revision, content_hash, created_at, created_by)
      values (${id}, ${visited}, 'inspection', 60, 1, '', now(), ${ivy})`.execute(db)
    await sql`insert into visit_person (visit_id, job_id, employee_id, place)
      select ${id}, ${visited}, person, 0 from unnest(${people}::uuid[]) person`.execute(db)
  }

  await migrate(db, ours)
  const received = new Date('2026-11-20T12:00Z')
  const made = new Date('2026-11-20T13:00Z')
  const rows = [
    { lead_id: assigned, employee_id: ivy, reasons: 1, lead_received_at: received, job_created_at: null },
    { lead_id: visited, employee_id: ivy, reasons: 2, lead_received_at: received, job_created_at: made },
    { lead_id: visited, employee_id: theo, reasons: 2, lead_received_at: received, job_created_at: made },
  ]
  const order = (row: { lead_id: string; employee_id: string }) => row.lead_id + row.employee_id
  const readers = await db.selectFrom('lead_reader').selectAll().execute()
  expect(readers.toSorted((a, b) => order(a).localeCompare(order(b)))).toEqual(
    rows.toSorted((a, b) => order(a).localeCompare(order(b))),
  )
})
