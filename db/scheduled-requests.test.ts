import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Insertable } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrations.ts'
import { newId } from '#platform/uuid.ts'
import type { Schema } from '#db/schema.ts'
import { factsFromName } from '#domain/employees/facts.ts'
import { usualTargets } from '#domain/jobs/stages/clocks.ts'
import { proposedCategory } from '#domain/jobs/derived.ts'
import { factsOfLead } from '#domain/jobs/from-lead.ts'
import { searchText } from '#domain/jobs/search-text.ts'
import { ownerRoleId } from '#domain/roles/system-roles.ts'
import { emptyDatabase } from '#test/database.ts'

const ours = join(import.meta.dirname, 'migrations')
type Lead = Partial<Insertable<Schema['lead']>>
const noReasons: string[] = []

/** A company as it was before jobs, with someone who owns it and someone who goes on visits. */
async function aCompanyBefore() {
  const db = openDatabase(await emptyDatabase(inject('cluster')), () => {}, 1)
  onTestFinished(() => db.destroy())
  const before = await mkdtemp(join(tmpdir(), 'mission-restore-migrations-'))
  onTestFinished(() => rm(before, { recursive: true }))
  const names = (await readdir(ours)).filter((name) => name < '0075')
  for (const name of names) await copyFile(join(ours, name), join(before, name))
  await migrate(db, before)
  const [owner, ivy] = [newId(), newId()]
  for (const id of [owner, ivy])
    await db
      .insertInto('employee')
      .values({
        id,
        ...factsFromName({ username: id, name: 'Someone' }),
        must_change_password: false,
        revision: 1,
        created_at: new Date('2026-11-01'),
      })
      .execute()
  await db.insertInto('employee_role').values({ employee_id: owner, role_id: ownerRoleId }).execute()

  async function aLead(changed: Lead = {}) {
    const id = newId()
    const lead = {
      id,
      reference: id,
      content_hash: '',
      name: 'Ann Miller',
      phone: '+13305550188',
      service: 'not-sure',
      message: '',
      town: 'Niles',
      text_consent: false,
      page: '/contact',
      status: 'scheduled',
      revision: 3,
      received_at: new Date('2026-11-10T12:00:00Z'),
      quarantine_reasons: noReasons,
      assigned_to: ivy,
      visit_on: '2026-11-24',
      visit_from: '08:00',
      visit_to: '10:00',
      loss: null,
      when: null,
      insurance: null,
      reach_by: null,
      depth: null,
      ...changed,
    } as const
    await db.insertInto('lead').values(lead).execute()
    return lead
  }
  const jobOf = ({ id }: { id: string }) =>
    db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst()
  const visitOf = ({ id }: { id: string }) =>
    db.selectFrom('visit').selectAll().where('job_id', '=', id).executeTakeFirstOrThrow()
  return { db, owner, ivy, aLead, jobOf, visitOf, goOn: () => migrate(db, ours) }
}

test('what a request told is known of its job, as if it had been made of it today', async () => {
  const { db, aLead, jobOf, goOn } = await aCompanyBefore()
  const leads = [
    await aLead(),
    await aLead({ loss: 'burst-pipe', when: 'happening-now', insurance: 'yes', reach_by: 'text' }),
    await aLead({ loss: 'sewage-backup', when: 'today', insurance: 'no', depth: '1-6-inches', town: '' }),
    await aLead({ loss: 'mold', when: 'longer-ago', insurance: 'not-sure', depth: 'not-sure' }),
    await aLead({ loss: 'fire-smoke', when: 'this-week', reach_by: 'call' }),
    await aLead({ loss: 'flooded-basement' }),
  ]
  await goOn()
  const priorities: unknown[] = []
  for (const lead of leads) {
    // That sewage answers the question about itself came later: what was stored then has no answer.
    const { sewage: _, ...facts } = { channel: 'web' as const, ...factsOfLead(lead) }
    const job = await jobOf(lead)
    priorities.push(job?.priority)
    expect(job).toMatchObject({
      stage: 'dispatched',
      facts,
      loss_type: facts.loss_type ?? null,
      contacted_at: lead.received_at,
      contact_due_at: new Date(lead.received_at.getTime() + usualTargets.contacted),
      inspect_due_at: new Date(lead.received_at.getTime() + usualTargets.inspected),
      start_due_at: new Date(lead.received_at.getTime() + usualTargets.started),
      complete_due_at: new Date(lead.received_at.getTime() + usualTargets.completed),
    })
    const { name, phone, town } = lead
    expect(job?.search).toBe(searchText({ ...facts, name: name ?? '', phone, town }, job?.number ?? ''))
    const category = await db
      .selectFrom('job_category')
      .select('category')
      .where('job_id', '=', lead.id)
      .executeTakeFirst()
    expect(category?.category ?? null).toBe(proposedCategory(facts))
  }
  // By the rule of that time: what is urgent in a request counts since then.
  expect(priorities).toEqual([3, 1, 2, 4, 4, 3])
})

test('the visit stays as it was planned, with the steps that were told on its day', async () => {
  const { db, ivy, owner, aLead, jobOf, visitOf, goOn } = await aCompanyBefore()
  const lead = await aLead()
  const nobodys = await aLead({ assigned_to: null, visit_from: '08:00', visit_to: '08:05' })
  const step = { lead_id: lead.id, employee_id: ivy, received_at: new Date('2026-11-24T15:00:00Z') }
  const arrived = new Date('2026-11-24T13:10:00Z')
  await db
    .insertInto('visit_step')
    .values([
      { ...step, id: newId(), kind: 'arrived', at: arrived },
      { ...step, id: newId(), kind: 'departed', at: new Date('2026-11-23T14:00:00Z') },
    ])
    .execute()
  await goOn()
  const visit = await visitOf(lead)
  expect(visit).toMatchObject({
    kind: 'inspection',
    visit_on: '2026-11-24',
    visit_from: '08:00:00',
    visit_to: '10:00:00',
    length_minutes: 120,
    arrived_at: arrived,
    departed_at: null,
  })
  const people = await db.selectFrom('visit_person').select(['visit_id', 'employee_id']).execute()
  expect(people).toEqual([{ visit_id: visit.id, employee_id: ivy }])
  // Who goes goes on seeing the request, and sees its job.
  const readers = await db
    .selectFrom('lead_reader')
    .select(['lead_id', 'employee_id', 'job_created_at'])
    .execute()
  expect(readers).toEqual([
    { lead_id: lead.id, employee_id: ivy, job_created_at: (await jobOf(lead))?.created_at },
  ])
  expect((await jobOf(lead))?.created_by).toBe(ivy)
  expect((await jobOf(nobodys))?.created_by).toBe(owner)
  expect((await visitOf(nobodys)).length_minutes).toBe(15)
  const events = await db
    .selectFrom('event')
    .select(['name', 'subject'])
    .where('subject', '=', lead.id)
    .execute()
  expect(events.map(({ name }) => name)).toEqual(['job.made', 'visit.planned'])
})

test('numbers count in the month in which the requests came in, and those that come later go on', async () => {
  const { db, aLead, jobOf, goOn } = await aCompanyBefore()
  const late = await aLead({ received_at: new Date('2026-11-12T12:00:00Z') })
  const early = await aLead({ received_at: new Date('2026-11-11T12:00:00Z') })
  // Where the company works it is still October.
  const october = await aLead({ received_at: new Date('2026-11-01T03:00:00Z') })
  await goOn()
  const numbers = await Promise.all([early, late, october].map(jobOf))
  expect(numbers.map((job) => job?.number)).toEqual(['MR-2611-001', 'MR-2611-002', 'MR-2610-001'])
  const last = await db.selectFrom('job_number').selectAll().orderBy('month').execute()
  expect(last).toEqual([
    { month: '2610', last: 1 },
    { month: '2611', last: 2 },
  ])
})

test('a job stands in its stage since its visit was planned', async () => {
  const { db, aLead, jobOf, goOn } = await aCompanyBefore()
  const lead = await aLead()
  const at = new Date('2026-11-20T09:00:00Z')
  const payload = JSON.stringify({ lead_id: lead.id, from: 'contacted', to: 'scheduled' })
  await db.insertInto('event').values({ name: 'lead.moved', subject: lead.id, payload, at }).execute()
  await goOn()
  expect((await jobOf(lead))?.stage_since).toEqual(at)
  const stages = await db.selectFrom('job_stage').select(['stage', 'entered_at', 'left_at']).execute()
  expect(stages).toEqual([{ stage: 'dispatched', entered_at: at, left_at: null }])
})

test('requests that are not scheduled, or have no time, stay requests', async () => {
  const { db, aLead, goOn } = await aCompanyBefore()
  const noVisit = { visit_on: null, visit_from: null, visit_to: null }
  await aLead({ status: 'contacted', ...noVisit })
  await aLead({ status: 'closed', outcome: 'done' })
  await aLead(noVisit)
  await goOn()
  expect(await db.selectFrom('job').select('id').execute()).toEqual([])
})
