import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrations.ts'
import { newId } from '#platform/uuid.ts'
import { hazardsIn } from '#domain/jobs/danger.ts'
import { sources } from '#domain/jobs/facts/sources.ts'
import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import { emptyDatabase } from '#test/database.ts'
import { migrations, migrationsBefore } from './migrations-before.fixture.ts'

/** Each kind of loss from each source, with what was answered about sewage, or before anyone was asked. */
const losses: JobFacts[] = lossTypes.flatMap(({ value: loss_type }) =>
  [undefined, ...sources.map(({ value }) => value)].flatMap((source) =>
    ([undefined, 'yes', 'no'] as const).map((sewage) => ({
      loss_type,
      ...(source && { source }),
      ...(sewage && { sewage }),
    })),
  ),
)

test('a job from before anyone asked about hazards has the one that its loss tells, on the board as in its file', async () => {
  const db = openDatabase(await emptyDatabase(inject('cluster')), () => {}, 1)
  onTestFinished(() => db.destroy())
  await migrate(db, await migrationsBefore('0311'))
  const told = new Map(losses.map((facts) => [newId(), facts]))
  const person = newId()
  await sql`insert into employee (id, username, name, first_name, last_name, title, email, mobile, emergency_contact, crew,
      home_town, skills, languages, vehicle, bio, is_public, notes, revision, must_change_password, created_at)
    values (${person}, 'ann', 'Ann Wren', 'Ann', 'Wren', '', '', '', '', '', '', '{}', '{}', '', '', false, '', 1, false, now())`.execute(
    db,
  )
  for (const [id, facts] of told) {
    await sql`insert into lead (id, reference, name, phone, service, message, town, page, status, revision, received_at,
        quarantine_reasons, content_hash)
      values (${id}, ${id}, 'Ann', '+13305550188', 'not-sure', '', '', '', 'contacted', 1, now(), '{}', '')`.execute(
      db,
    )
    await sql`insert into job (id, number, created_at, created_by, content_hash, stage, stage_since, facts, fact_revisions,
        revision, priority, loss_type, search, claim_search, contact_due_at, inspect_due_at, start_due_at, complete_due_at)
      values (${id}, ${id}, now(), ${person}, '', 'contacted', now(), ${JSON.stringify(facts)}, '{}', 1, 3, ${facts.loss_type ?? null},
        '', '', now(), now(), now(), now())`.execute(db)
  }
  await migrate(db, migrations)
  const jobs = await db.selectFrom('job').select(['id', 'hazards']).execute()
  expect(jobs).toHaveLength(losses.length)
  for (const { id, hazards } of jobs) {
    const facts = told.get(id) ?? {}
    expect([facts, hazards]).toEqual([facts, hazardsIn(facts)])
  }
})
