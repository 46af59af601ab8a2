import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { databaseBefore } from '#test/database-before.ts'

test('whoever saw a request before the update sees it after, and no one else', async () => {
  const { db, ivy, theo, goOn } = await databaseBefore('0058')
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

  await goOn()
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

test('whoever was to go on a canceled visit sees its job no longer after the update', async () => {
  const { db, ivy, theo, aJobThen, goOn } = await databaseBefore('0086')
  const [both, canceled] = [await aJobThen(), await aJobThen()]
  for (const [job, people, times] of [
    [both, [ivy, theo], ''],
    [both, [theo], 'canceled'],
    [canceled, [ivy], 'canceled'],
    [canceled, [theo], 'canceled after arriving'],
  ] as const) {
    const id = newId()
    await sql`insert into visit (id, job_id, kind, length_minutes, revision, content_hash, created_at, created_by, canceled_at,
        arrived_at)
      values (${id}, ${job}, 'inspection', 60, 1, '', now(), ${ivy}, ${times === '' ? null : new Date()},
        ${times === 'canceled after arriving' ? new Date() : null})`.execute(db)
    await sql`insert into visit_person (visit_id, job_id, employee_id, place)
      select ${id}, ${job}, person, 0 from unnest(${people}::uuid[]) person`.execute(db)
  }
  await goOn()
  const readers = await db.selectFrom('lead_reader').select(['lead_id', 'employee_id', 'reasons']).execute()
  const rows = [
    { lead_id: both, employee_id: ivy, reasons: 1 },
    { lead_id: both, employee_id: theo, reasons: 1 },
    { lead_id: canceled, employee_id: theo, reasons: 1 },
  ]
  expect(new Set(readers)).toEqual(new Set(rows))
})

test('a job that a visit gave is whose it was where that visit is canceled by the update', async () => {
  const { db, ivy, theo, aJobThen, goOn } = await databaseBefore('0097')
  await sql`update employee set password_hash = 'x' where id = ${theo}`.execute(db)
  const [canceled, open, onPurpose] = [await aJobThen(), await aJobThen(), await aJobThen()]
  for (const job of [canceled, open, onPurpose]) {
    const [id, isCanceled, knows] = [newId(), job !== open, job !== onPurpose]
    await sql`insert into visit (id, job_id, kind, length_minutes, revision, content_hash, created_at, created_by, canceled_at)
      values (${id}, ${job}, 'inspection', 60, 1, '', now(), ${theo}, ${isCanceled ? new Date() : null})`.execute(
      db,
    )
    await sql`insert into visit_person (visit_id, job_id, employee_id, place)
      values (${id}, ${job}, ${ivy}, 0)`.execute(db)
    await sql`update lead set assigned_to = ${ivy} where id = ${job}`.execute(db)
    const told = { lead_id: job, from: theo, to: ivy, ...(knows && { knows }) }
    await sql`insert into event (name, subject, payload, employee_id, at)
      values ('lead.assigned', ${job}, ${JSON.stringify(told)}, ${theo}, now())`.execute(db)
  }
  await goOn()
  const rows = await db.selectFrom('lead').select(['id', 'assigned_to', 'assigned_before']).execute()
  const owned = { assigned_to: ivy, assigned_before: null }
  expect(new Set(rows)).toEqual(
    new Set([
      { id: canceled, assigned_to: theo, assigned_before: null },
      { id: open, assigned_to: ivy, assigned_before: theo },
      { id: onPurpose, ...owned },
    ]),
  )
})
