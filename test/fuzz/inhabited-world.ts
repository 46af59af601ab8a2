import fc from 'fast-check'
import { openLog } from '#platform/log.ts'
import { signPath } from '#platform/files/signed-url.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { firstFacts } from '#domain/company/first-facts.ts'
import { aNewRole } from '#test/a-role.ts'
import { roleIds } from '#test/an-employee.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { holdCalls } from './held-calls.ts'
import { holdEquipment } from './held-equipment.ts'
import { holdForms } from './held-forms.ts'
import { holdFactors } from './held-factors.ts'
import { holdJobs } from './held-jobs.ts'
import { holdNumbers } from './held-numbers.ts'
import { holdAnswers } from './held-answers.ts'
import { holdChats } from './held-chats.ts'
import { holdReceipts } from './held-receipts.ts'
import { countKept } from './stored-rows.ts'
import { holdProblems } from './held-problems.ts'
import { knownFilters, mostly } from './known-filters.ts'
import { ownThings } from './own-things.ts'
import { aMoveToUndo, code, giveCode, restoreRoles, restoreShifts } from './restore.ts'
import type { Known } from './schema.ts'
import { ask, photoOf, sendPhoto } from './visitors.ts'

export type InhabitedWorld = Awaited<ReturnType<typeof inhabitedWorld>>

const password = 'correct horse battery'

/** A product in use: requests in every state, photos, and people with more and fewer rights, signed in. */
export async function inhabitedWorld() {
  const lines: string[] = []
  const log = openLog('trace', { write: (line) => void lines.push(line) })
  const test = await createTestWorld({ limitScale: 1_000_000, log })
  const owner = await aPerson(test, 'Owner', 'Quirinia Featherstonehaugh')
  const technician = await aPerson(test, 'Technician')
  const newcomer = await aPerson(test, 'Owner')
  await test.world.db
    .updateTable('employee')
    .set({ must_change_password: true })
    .where('id', '=', newcomer.id)
    .execute()

  const photos = [await sendPhoto(test, 30), await sendPhoto(test, 31)]
  const unsent = await photoOf(32)
  const leads = await Promise.all(
    [{ photos: photos.map(({ sha256 }) => sha256) }, {}, { website: 'x' }, { website: 'y' }].map((extra) =>
      ask(test, extra),
    ),
  )
  const stepIds = [newId(), newId()]
  for (const id of stepIds)
    await owner.request(`/api/leads/${leads[0]?.id}/steps`, {
      method: 'POST',
      json: { id, kind: 'arrived', at: test.world.now().toISOString() },
    })
  const page: { next: string } = await (await owner.request('/api/leads?limit=1')).json()
  const ids = leads.map(({ id }) => id)
  // One that the technician had and lost.
  for (const [nth, employee_id] of [technician.id, null].entries())
    await owner.request(`/api/leads/${ids[1]}/assignee`, {
      method: 'PUT',
      json: { employee_id, revision: nth + 1 },
    })
  await owner.request('/api/roles', { method: 'POST', json: { ...aNewRole(), name: 'Night desk' } })
  const roles = await test.world.db.selectFrom('role').selectAll().execute()
  const allRoleIds = roles.map(({ id }) => id)
  const ownRoleIds = roles.filter(({ is_system }) => !is_system).map(({ id }) => id)

  await giveCode(test, owner.id, newcomer.id)
  const shifts = { ids: [newId(), newId()], people: [owner.id, newcomer.id] }
  await restoreShifts(test, shifts)

  const own = await ownThings(test, [owner, technician], unsent.bytes)
  const factors = await holdFactors(test, owner, technician)
  const receipts = await holdReceipts(test)
  const chats = await holdChats(test, owner)
  const answers = await holdAnswers(test, owner)
  const equipment = await holdEquipment(test, owner)
  const forms = await holdForms(test, owner)
  const numbers = await holdNumbers(test, owner.id)
  const jobs = await holdJobs(test, { owner, technician })
  const problems = await holdProblems(test, { by: technician.id, leadIds: ids })
  const calls = await holdCalls(test, { by: technician.id, lead_id: ids[0] ?? '' })
  const file = `username,title\n${technician.username},Technician`
  const planned = await owner.request('/api/employees/import/plan', { method: 'POST', json: { csv: file } })
  const { plan }: { plan: string } = await planned.json()

  const known: Known = {
    ...knownFilters,
    id: fc.uuid({ version: 7 }),
    'employees.id': mostly(fc.constantFrom(technician.id, technician.id, owner.id)),
    'employees.cursor': fc.constant(`YW5u.${owner.id}`),
    role_ids: fc.subarray(Object.values(roleIds), { minLength: 1 }),
    mobile: fc.constantFrom('', '(330) 555-0188'),
    email: fc.constantFrom('', 'someone@example.com'),
    hired_on: fc.constantFrom(null, '2024-05-01'),
    first_name: fc.constantFrom('Ann', 'Zoë'),
    skills: fc.constantFrom([], ['Drying']),
    languages: fc.constantFrom([], ['Spanish']),
    reassign_to: fc.constantFrom(null, owner.id, newId()),
    'certifications.code': fc.constantFrom('WRT', 'ASD', 'XYZ'),
    'certifications.employee_id': fc.constantFrom(owner.id, technician.id, newId()),
    code: fc.constantFrom(code, code, code, code, 'AAAA-AAAA-AAAA'),
    ...own.known,
    issued_on: fc.constantFrom(null, '2026-01-31'),
    expires_on: fc.constantFrom(null, '2026-02-01', '2028-01-31'),
    csv: fc.constant(file),
    plan: fc.constantFrom(plan, plan, 'another'),
    'shifts.id': mostly(fc.constantFrom(...shifts.ids)),
    'shifts.employee_id': fc.constantFrom(owner.id, owner.id, technician.id),
    'shifts.from': fc.constantFrom('2026-11-16T00:00:00Z', '2099-01-01T00:00:00Z'),
    'shifts.until': fc.constantFrom('2026-12-14T00:00:00Z', '2026-11-30T00:00:00.000Z'),
    'shifts.shifts': fc.array(
      fc.record({
        id: fc.uuid({ version: 7 }),
        employee_id: fc.constantFrom(owner.id, owner.id, owner.id, technician.id),
        line: fc.constantFrom('first', 'backup'),
        starts_at: fc.constantFrom('2026-12-01T08:00:00Z', '2026-12-02T08:00:00Z'),
        ends_at: fc.constantFrom('2026-12-08T08:00:00Z', '2026-11-30T08:00:00Z'),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    starts_at: fc.constantFrom('2026-12-01T08:00:00Z', '2027-01-01T08:00:00Z'),
    ends_at: fc.constantFrom('2026-12-08T08:00:00Z', '2027-01-08T08:00:00Z'),
    then_after_seconds: fc.constantFrom(360, 3700, 7200),
    'leads.on': fc.constantFrom('2026-12-01', '2026-13-01'),
    'leads.id': fc.oneof(fc.constantFrom(...ids), fc.uuid({ version: 7 })),
    // The system's roles cannot be deleted: mostly it is the one that can.
    'roles.id': fc.oneof(
      fc.constantFrom(...ownRoleIds, ...ownRoleIds),
      fc.constantFrom(...allRoleIds),
      fc.uuid({ version: 7 }),
    ),
    move_to: fc.constantFrom(...allRoleIds, newId()),
    permissions: fc.constantFrom({}, { 'leads.view': 'assigned', 'roles.view': 'all' }),
    employee_id: fc.constantFrom(null, owner.id, newId()),
    schedule: fc.constantFrom(undefined, {
      on: '2026-12-01',
      from: '08:00',
      to: '10:00',
      employee_id: owner.id,
    }),
    'leads.at': fc.constantFrom('2026-11-20T12:00:00Z', '1900-01-01T00:00:00Z'),
    step_at: fc.constantFrom('2026-11-20T12:00:00Z', '2026-11-20T12:10:00Z'),
    step_id: fc.constantFrom(...stepIds, newId()),
    sha256: fc.constantFrom(...photos.map(({ sha256 }) => sha256), unsent.sha256),
    photos: fc.subarray(photos.map(({ sha256 }) => sha256)),
    phone: fc.constantFrom('(330) 555-0188', '+1 724 555 0123', '2345550147', '555'),
    cursor: fc.constant(page.next),
    'company.cursor': fc.constantFrom('1', '2'),
    facts: fc.constantFrom(firstFacts, { ...firstFacts, years_claim: '20+ years', rating: null }),
    revision: fc.constantFrom(1, 1, 1, 1, 1, 1, 2, 99),
    username: fc.stringMatching(/^[a-z]{2,8}[._-]?[a-z\d]{4}$/),
    // A sign-in costs much and comes up seldom: mostly it is the right one.
    'auth.username': fc.constantFrom(owner.username, owner.username, owner.username, 'nobody'),
    password: fc.constantFrom(password, password, password, 'another password'),
    person: fc.constantFrom(owner.id, technician.id),
    record: fc.constantFrom(...ids, owner.id, newId()),
    current: fc.constantFrom(password, 'another password'),
    ...factors.known,
    ...receipts.known,
    ...chats.known,
    ...answers.known,
    ...equipment.known,
    ...forms.known,
    ...numbers.known,
    ...problems.known,
    ...calls.known,
    ...jobs.known,
  }
  const tokens: Record<string, string | null> = {
    nobody: null,
    owner: owner.token,
    technician: technician.token,
    newcomer: newcomer.token,
  }
  const { password_hash } = await test.world.db
    .selectFrom('employee')
    .select('password_hash')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()

  return {
    ...test,
    known,
    tokens,
    lines,
    /** What may be found nowhere in the log. */
    secrets: [
      ...factors.secrets,
      ...receipts.secrets,
      ...chats.secrets,
      ...jobs.secrets,
      owner.token,
      technician.token,
      password,
      'Featherstonehaugh',
      'featherstonehaugh',
      '5550188',
    ],
    picture: new Uint8Array(unsent.bytes),
    signed: (path: string) =>
      signPath(test.world.secret, path, new Date(test.world.now().getTime() + minute)).split('?')[1] ?? '',

    /** Takes back what would leave the next inputs nothing to succeed with: ended sessions, moved requests. */
    async restore() {
      const { db } = test.world
      await db.updateTable('session').set({ ended_at: null, erase_requested_at: null }).execute()
      await db
        .updateTable('employee')
        .set({ password_hash, suspended_at: null, left_at: null, revision: 1, title: '' })
        .execute()
      for (const { id, username } of [owner, technician])
        await db.updateTable('employee').set({ username }).where('id', '=', id).execute()
      const held = [
        { employee_id: owner.id, role_id: roleIds.owner },
        { employee_id: technician.id, role_id: roleIds.technician },
      ]
      await db.deleteFrom('employee_role').where('employee_id', 'in', [owner.id, technician.id]).execute()
      await db.insertInto('employee_role').values(held).execute()
      await giveCode(test, owner.id, newcomer.id)
      await db
        .updateTable('employee')
        .set({ must_change_password: true })
        .where('id', '=', newcomer.id)
        .execute()
      await db
        .updateTable('lead')
        .set({ revision: 1, status: 'new', assigned_to: null, outcome: null, duplicate_of: null })
        .set({ visit_on: null, visit_from: null, visit_to: null, move_undo: JSON.stringify(aMoveToUndo) })
        .where('id', 'in', ids)
        .execute()
      await db
        .updateTable('company')
        .set({ revision: 1, facts: JSON.stringify(firstFacts) })
        .execute()
      await db.deleteFrom('company_version').where('revision', '>', 1).execute()
      await restoreRoles(test, roles)
      await restoreShifts(test, shifts)
      await db.updateTable('alert_rules').set({ revision: 1, is_on: true }).execute()
      for (const part of [own, factors, receipts, chats, answers]) await part.restore()
      for (const part of [equipment, forms, numbers, problems, calls, jobs]) await part.restore()
    },

    kept: () => countKept(test.world),
  }
}
