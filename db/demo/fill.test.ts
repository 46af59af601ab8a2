import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { workOff } from '#platform/tasks/work-off.ts'
import type { World } from '#platform/world.ts'
import { areas } from '#domain/areas/areas.ts'
import { daysLater } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { chatStates, languages } from '#domain/chat/chat.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { readPictureSizes } from '#domain/company/company-pictures.server.ts'
import { peopleToShow } from '#domain/company/people.ts'
import { JobQuery } from '#domain/jobs/job-query.ts'
import { listJobs } from '#domain/jobs/job-views.server.ts'
import { stages, type Stage } from '#domain/jobs/stages/stages.ts'
import { listPlacedUnits } from '#domain/equipment/placed-units.flow.ts'
import { UnitQuery } from '#domain/equipment/unit.ts'
import type { UnitPlaces } from '#domain/equipment/unit-places.ts'
import { readCallBacks } from '#domain/leads/calls/call-backs.server.ts'
import { whatToSay } from '#domain/leads/calls/call-backs.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { leadStatuses } from '#domain/leads/lead-states.ts'
import { getLead, listLeads } from '#domain/leads/lead-views.server.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { balanceOf } from '#domain/money/balance.ts'
import { totalsOf } from '#domain/money/entries.server.ts'
import { findPhotoFile } from '#domain/photos/photos.server.ts'
import { findProjectPicture, listPublishedProjects } from '#domain/projects/project-views.server.ts'
import { followDrying } from '#domain/readings/dried/dried-jobs.flow.ts'
import { allow } from '#domain/roles/allowed.ts'
import { signIn } from '#domain/sessions/sign-in.server.ts'
import { readDay } from '#domain/visits/day.server.ts'
import { decideForSite } from '#server/chat-answers.ts'
import { tasks } from '#server/tasks.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { createTestWorld } from '#test/world.ts'
import { fillDemo } from './fill.ts'
import { isDemo } from './marker.ts'
import { people } from './people.ts'

const password = 'a password for this run only'
const parts = { password, decide: decideForSite, workOff: (world: World) => workOff(world, tasks) }

test('the demo, filled by two at once, has requests in every state once, with nobody real among them, and filling it again changes nothing', async () => {
  const { world, emails } = await createTestWorld()
  const filled = await Promise.all([fillDemo(world, parts), fillDemo(world, parts)])
  expect(filled.toSorted()).toEqual([false, true])
  const leads = await readLeads(world)
  const kept = leads.filter(({ quarantined }) => !quarantined)

  expect(leadStatuses.filter((status) => !kept.some((lead) => lead.status === status))).toEqual([])
  expect(leads.length - kept.length).toBeGreaterThan(1)
  expect(new Set(leads.flatMap(({ history }) => history.map(({ by }) => by))).size).toBeGreaterThan(3)
  const jobs = await expectJobs(world)
  const called = kept.filter(({ page }) => page === 'phone call')
  expect(emails.filter(({ key }) => key.startsWith('lead-'))).toHaveLength(kept.length - called.length)
  for (const lead of leads) if (!jobs.has(lead.id)) expectHistoryOf(lead, world.now())
  for (const { sha256 } of leads.flatMap(({ photos }) => photos))
    expect(await findPhotoFile(world, sha256, 'thumbnail')).not.toBe(null)
  expectNobodyReal(leads)
  await expectSomeoneInEveryRole(world)
  const held = await world.db.selectFrom('certification').select('expires_on').execute()
  expect(held.length).toBeGreaterThan(5)
  await expectNoClashes(world)
  await expectLabelledWork(world)
  await expectPeopleAndPromise(world)
  await expectChats(world)
  await expectDrying(world)

  await fillDemo({ ...world, now: () => new Date(world.now().getTime() + 5 * minute) }, parts)
  expect(await readLeads(world)).toEqual(leads)
}, 180_000)

test('a database in which anything was done is refused, and stays as it was', async () => {
  const { world } = await createTestWorld()
  await receiveLead(world, aLeadRequest(), unsuspected)
  await expect(fillDemo(world, parts)).rejects.toThrow(
    'DEMO=1 fills an empty database with a demo, and this one is in use: nothing of it was changed.',
  )
  const leads = await world.db.selectFrom('lead').select('id').execute()
  const employees = await world.db.selectFrom('employee').select('id').execute()
  expect([leads.length, employees.length, await isDemo(world)]).toEqual([1, 0, false])
})

const movedTo = {
  new: /→ New/,
  contacted: /→ Contacted/,
  scheduled: /→ Scheduled|^Visit changed/,
  closed: /→ Closed|^Closed as/,
}

/** What the record says is what its history tells, newest first, and nothing of it lies ahead. */
function expectHistoryOf({ reference, revision, status, history, notes }: LeadDetail, now: Date) {
  const moves = history.filter((entry) => entry.name === 'lead.moved')
  // Whoever is sent is assigned the request in the same step.
  const sent = new Set(moves.map(({ at, by }) => `${at} ${by}`))
  const assigned = history.filter(({ name, at, by }) => name === 'lead.assigned' && !sent.has(`${at} ${by}`))
  expect(revision, reference).toBe(moves.length + assigned.length + 1)
  if (moves.length === 0) expect(status, reference).toBe('new')
  else expect(moves[0]?.words, reference).toMatch(movedTo[status])
  const times = history.map(({ at }) => at)
  expect(times, reference).toEqual(times.toSorted((a, b) => b.localeCompare(a)))
  expect(Date.parse(times[0] ?? ''), reference).toBeLessThanOrEqual(now.getTime())
  expect(notes.length, reference).toBe(history.filter((entry) => entry.name === 'lead.noted').length)
}

/** No number that rings, no town that we made up, no address that leads somewhere. */
/** As the website shows them: drawn, called drawings, beside a promise that was kept. */
async function expectPeopleAndPromise(world: World) {
  const company = await getCompany(world)
  const places = peopleToShow(company.people).map(({ place, is_drawing }) => `${place} ${is_drawing}`)
  expect(places).toEqual(['founder true', 'dispatcher true', 'crew true', 'truck true'])
  expect((await readPictureSizes(world, company)).size).toBe(4)
  const callBacks = await readCallBacks(world, company)
  expect(callBacks && whatToSay(callBacks)).toBe('kept')
  expect(callBacks?.kept).toBeLessThan(callBacks?.count ?? 0)
}

function expectNobodyReal(leads: LeadDetail[]) {
  const phones = leads.map(({ phone }) => phone)
  expect(phones.filter((phone) => !/^\+1(330|234|724|878)55501\d\d$/.test(phone))).toEqual([])
  expect(new Set(phones).size).toBe(leads.length)
  const towns = new Set(['', ...areas.flatMap(({ name, state }) => [name, `${name}, ${state}`])])
  expect(leads.map(({ town }) => town).filter((town) => !towns.has(town))).toEqual([])
  const links = leads.flatMap(({ message }) => message.match(/https?:\/\/[^/\s]+/g) ?? [])
  expect(links.filter((link) => !link.endsWith('.example'))).toEqual([])
}

async function expectSomeoneInEveryRole(world: World) {
  const signedIn = await Promise.all(people.map(({ username }) => enter(world, username)))
  expect(signedIn.map(({ roles }) => roles)).toEqual(people.map(({ role }) => [role]))
  const roles = await world.db.selectFrom('role').select('name').execute()
  expect(roles.map(({ name }) => name).toSorted()).toEqual(people.map(({ role }) => role).toSorted())
}

/** A job in every stage, and visits around today; nothing that was done lies ahead. */
async function expectJobs(world: World) {
  const jobs = await world.db.selectFrom('job').select(['id', 'stage', 'side']).execute()
  const inStages = jobs.filter(({ side }) => side === null).map(({ stage }) => stage)
  // One came out of a chat, beside the one in each stage.
  expect([...new Set(inStages)].toSorted()).toEqual(stages.map(({ value }) => value).toSorted())
  expect(inStages).toHaveLength(stages.length + 1)
  expect(jobs.flatMap(({ side }) => side ?? []).toSorted()).toEqual(['lost', 'on_hold'])
  const today = companyDay(world.now())
  const visits = await world.db.selectFrom('visit').select(['visit_on', 'departed_at']).execute()
  const of = (days: number) => visits.filter(({ visit_on }) => visit_on === daysLater(today, days))
  expect([of(0).length, of(1).length]).toEqual([4, 3])
  expect(of(-1).map(({ departed_at }) => departed_at !== null)).toEqual([true, true])
  const taken = await world.db.selectFrom('visit_step').select('at').execute()
  expect(taken.filter(({ at }) => at > world.now())).toEqual([])
  const inStage = (of: Stage) => jobs.filter(({ stage }) => stage === of).map(({ id }) => id)
  expect(balanceOf(await totalsOf(world, inStage('billed')))).toBeGreaterThan(0)
  expect(balanceOf(await totalsOf(world, inStage('paid')))).toBe(0)
  return new Set(jobs.map(({ id }) => id))
}

/** Nobody is planned in two places at once: the days before and after today. */
async function expectNoClashes(world: World) {
  const owner = allow(await enter(world, 'owner'), 'intake.view')
  const today = companyDay(world.now())
  const days = await Promise.all(
    [-1, 0, 1, 2, 3, 4, 5].map((later) =>
      readDay(world, owner, { on: daysLater(today, later), planner: null }),
    ),
  )
  expect(days.map(({ clashes }) => clashes.length)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(days.map(({ visits, busy }) => visits.length + busy.length).slice(1, 5)).not.toContain(0)
}

/** In every state and both languages, with a photo, a note, a quotation, and one that became a job; and nothing lies ahead. */
async function expectChats(world: World) {
  const { db } = world
  const chats = await db.selectFrom('chat').select(['state', 'language', 'contact_at']).execute()
  expect([...new Set(chats.map(({ state }) => state))].toSorted()).toEqual([...chatStates].toSorted())
  expect(new Set(chats.map(({ language }) => language))).toEqual(new Set(languages))
  const messages = await db.selectFrom('chat_message').select(['kind', 'at']).execute()
  const kinds = messages.map(({ kind }) => kind)
  for (const kind of ['photo', 'note', 'quote', 'contact']) expect(kinds).toContain(kind)
  expect(messages.filter(({ at }) => at > world.now())).toEqual([])
  const jobs = await db.selectFrom('job').innerJoin('chat', 'chat.id', 'job.id').select('job.id').execute()
  expect(jobs).toHaveLength(1)
}

/** A house that dries is led by the project manager, another one became dry, and machines are where the filters look for them. */
async function expectDrying(world: World) {
  const projects = allow(await enter(world, 'projects'), 'intake.view')
  const { items } = await listJobs(world, projects, JobQuery.parse({ stage: 'drying' }))
  expect(items.map(({ name }) => name)).toEqual(['Irma Lupine'])
  while ((await followDrying(world)) > 0);
  const dry = await world.db.selectFrom('job_dried').select('class').execute()
  expect(dry).toEqual([{ class: 2 }])
  const viewer = allow(await enter(world, 'owner'), 'equipment.view')
  const numbers = async (place: UnitPlaces) =>
    (await listPlacedUnits(world, viewer, UnitQuery.parse({ place }))).items.map(({ number }) => number)
  expect(await numbers('out')).toHaveLength(15)
  expect(await numbers('long')).toEqual(['AM-22', 'LGR-01'])
  expect(await numbers('over')).toEqual(['AM-22'])
  const { items: units } = await listPlacedUnits(world, viewer, UnitQuery.parse({ place: 'out', q: 'AM-5' }))
  expect(units.map(({ place }) => place?.room)).toEqual(['Hall'])
}

async function expectLabelledWork(world: World) {
  const { items } = await listPublishedProjects(world, {})
  expect(items).toHaveLength(8)
  expect(items.filter(({ slug }) => !slug.startsWith('demo-'))).toEqual([])
  const photos = items.flatMap(({ before, after }) => [before, after])
  expect(new Set(photos.map(({ sha256 }) => sha256)).size).toBe(16)
  for (const { sha256, sizes } of photos)
    expect(await findProjectPicture(world, sha256, sizes[0]?.width ?? 0)).not.toBe(null)
}

async function enter(world: World, username: string) {
  return (await signIn(world, { username, password, remember_me: false }, 'test')).user
}

async function readLeads(world: World) {
  const viewer = allow(await enter(world, 'owner'), 'leads.view')
  const lists = await Promise.all(
    [false, true].map((quarantined) => listLeads(world, viewer, { limit: 100, quarantined })),
  )
  return Promise.all(lists.flatMap(({ items }) => items).map(({ id }) => getLead(world, viewer, id)))
}
