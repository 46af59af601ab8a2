import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { advisoryLocks } from '#platform/database/advisory-locks.ts'
import { hashPassword } from '#platform/secrets/passwords.ts'
import { day, second } from '#platform/time.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Decide } from '#domain/chat/decide.ts'
import { foundCompany } from '#domain/company/company.server.ts'
import { createEmployee } from '#domain/employees/employees.server.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { AskedRequest, NewLeadNote } from '#domain/leads/lead.ts'
import { assignLead } from '#domain/leads/assignment.server.ts'
import { noteOnLead, receiveLead, releaseLead } from '#domain/leads/leads.server.ts'
import { moveLead } from '#domain/leads/moves.server.ts'
import { receivePhoto } from '#domain/photos/photos.server.ts'
import type { Visitor } from '#domain/receipts/receipt.ts'
import { allow } from '#domain/roles/allowed.ts'
import { signIn } from '#domain/sessions/sign-in.server.ts'
import { tellOfChats } from './chats.ts'
import { handOutCertifications } from './certifications.ts'
import { giveReceipt, takeCustomerStep } from './customer-steps.ts'
import { rollDice, rollId, type Dice } from './dice.ts'
import { tellOfJobs } from './jobs.ts'
import { stockEquipment } from './equipment.ts'
import { isDemo, markAsDemo, requireEmpty } from './marker.ts'
import { tellMove } from './moves.ts'
import { people, type Goer, type Handler } from './people.ts'
import { drawPicture } from './pictures.ts'
import { showPeople } from './people-shown.ts'
import { planRota } from './rota.ts'
import { showWork } from './show-work.ts'
import { storiesBefore } from './stories-before.ts'
import { storiesInShort } from './stories-in-short.ts'
import { storiesOfThisWeek } from './stories-of-this-week.ts'
import { after, before, type Step, type Story } from './story.ts'

export type DemoParts = {
  /** Of everyone. */
  password: string
  /** What an automated answer of the chat does with the words of a visitor. */
  decide: Decide
  /** Does what follows from what was just done. */
  workOff: (world: World) => Promise<void>
}

type Staff = Record<Handler | Goer, SignedIn>
type Deed = {
  at: Date
  act: (world: World, staff: Staff) => Promise<unknown>
  /** What follows from it is worked off with the next one: the first start waits for each round. */
  isQuiet?: true
}

const opening = 40 * day
const stories = [...storiesOfThisWeek, ...storiesBefore, ...storiesInShort]

/**
 * Gives an empty database a company in the middle of its work: everything is done through the verbs that people use, in the
 * order of time, by a clock that is turned. All or nothing; what is a demo already is left alone, and the answer is false.
 */
export async function fillDemo(world: World, { password, workOff, decide }: DemoParts): Promise<boolean> {
  if (await isDemo(world)) return false
  return inTransaction(world, async (world) => {
    // Whoever comes second waits for the whole company of the first, on a slow machine longer than a question may take.
    await sql`set local statement_timeout = 0`.execute(world.db)
    await sql`select pg_advisory_xact_lock(${advisoryLocks.fillDemo})`.execute(world.db)
    if (await isDemo(world)) return false
    await requireEmpty(world)
    const deeds: Deed[] = [...(await tellStories(world.now())), ...(await tellOfWork(world.now()))]
    const ofJobs = tellOfJobs(rollDice(stories.length + 1), world.now())
    deeds.push(...ofJobs.map((deed) => ({ ...deed, isQuiet: true as const })))
    const ofChats = await tellOfChats(rollDice(stories.length + 2), world.now(), decide)
    deeds.push(...ofChats.map((deed) => ({ ...deed, isQuiet: true as const })))
    const start = turned(world, new Date(world.now().getTime() - opening))
    const staff = await open(start, password)
    await handOutCertifications(start, staff.owner, world.now())
    deeds.push(await stockEquipment(start, staff.owner, world.now()))
    await planRota(start, staff.owner, world.now())
    for (const { at, act, isQuiet } of deeds.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      await act(turned(world, at), staff)
      if (!isQuiet) await workOff(turned(world, new Date(at.getTime() + second)))
    }
    await markAsDemo(world)
    await workOff(world)
    return true
  })
}

function turned(world: World, at: Date): World {
  return { ...world, now: () => at }
}

async function open(world: World, password: string): Promise<Staff> {
  await foundCompany(world)
  const access = { password_hash: await hashPassword(password), must_change_password: false }
  for (const person of people) await createEmployee(world, { ...person, ...access })
  const arrive = async (username: Handler | Goer) =>
    (await signIn(world, { username, password, remember_me: false }, 'Demo')).user
  const staff = {
    owner: await arrive('owner'),
    office: await arrive('office'),
    dispatch: await arrive('dispatch'),
    projects: await arrive('projects'),
    'lead.tech': await arrive('lead.tech'),
    tech: await arrive('tech'),
  }
  await showPeople(world, allow(staff.owner, 'config.company'))
  return staff
}

/** The visits to requests that lie ahead, by who goes there in the end: a request can be given on after its visit was planned. */
type Diaries = Map<string, Set<string>>

async function tellStories(now: Date): Promise<Deed[]> {
  const diaries: Diaries = new Map()
  const told = await Promise.all(
    stories.map((story, nth) => tellStory(story, { dice: rollDice(nth + 1), now, diaries })),
  )
  return told.flat()
}

async function tellOfWork(now: Date): Promise<Deed[]> {
  const showings = await showWork(now)
  return showings.map(({ at, act }) => ({ at, act: (world, { office }) => act(world, office) }))
}

type Telling = { dice: Dice; now: Date; diaries: Diaries }

async function tellStory(story: Story, { dice, now, diaries }: Telling): Promise<Deed[]> {
  const came = before(now, story.came)
  const { photos = [], suspicions = [], steps = [], customer = [], came: _, page, ...rest } = story
  const { goes: sent = 'lead.tech', ...said } = rest
  const pictures = await Promise.all(photos.map((scene) => drawPicture(scene, dice() * 2 ** 32)))
  const request = AskedRequest.parse({ ...said, id: rollId(dice, came), photos: pictures.map(hashOf) })
  let visitor: Visitor | undefined
  let revision = 1
  let hasIt: string | null = null
  let wasScheduled = false
  const arrives: Deed = {
    at: came,
    async act(world) {
      for (const picture of pictures) await receivePhoto(world, { sha256: hashOf(picture), bytes: picture })
      const received = await receiveLead(world, request, { page, suspicions: [...suspicions] })
      visitor = await giveReceipt(world, received)
    },
  }
  const follow = steps.map((step, nth): Deed => {
    const at = after(came, step[0], now)
    const noteId = rollId(dice, at)
    return {
      at,
      async act(world, staff) {
        // Who leads jobs sees what they were given.
        if (step[1] === 'projects' && hasIt !== staff.projects.id) {
          const dispatcher = allow(staff.dispatch, 'leads.assign')
          await assignLead(world, dispatcher, { id: request.id, employee_id: staff.projects.id, revision })
          hasIt = staff.projects.id
          revision++
        }
        const by = staff[step[1]]
        const leadId = request.id
        if (step[2] === 'note' || step[2] === 'released') return takeStep(world, by, { step, leadId, noteId })
        // Whoever leads jobs goes there; the office sends a technician.
        const goes = step[1] === 'projects' ? by : staff[sent]
        const later = steps.slice(nth + 1)
        const isGivenOn = later.some(([, who]) => who === 'projects')
        const move = tellMove(dice, {
          status: step[2],
          at,
          now,
          goes: goes.id,
          wasScheduled,
          diary: diaryOf(diaries, isGivenOn ? staff.projects.id : goes.id),
          isLast: later.every(([, , what]) => what === 'note'),
        })
        await moveLead(world, allow(by, 'leads.work'), { id: leadId, revision, ...move })
        revision++
        if (!move.schedule) return
        hasIt = goes.id
        wasScheduled = true
      },
    }
  })
  const told = customer.map((step): Deed => {
    return {
      at: after(came, step[0], now),
      act: async (world) => visitor && takeCustomerStep(world, visitor, step),
    }
  })
  const handsOn: Deed = {
    at: after(came, steps.at(-1)?.[0] ?? '1m', now),
    async act(world, staff) {
      const assigned = { id: request.id, employee_id: staff[sent].id, revision }
      if (story.goes && !wasScheduled)
        await assignLead(world, allow(staff.dispatch, 'leads.assign'), assigned)
    },
  }
  return [arrives, ...told, ...follow, handsOn]
}

function diaryOf(diaries: Diaries, employeeId: string) {
  const diary = diaries.get(employeeId) ?? new Set()
  diaries.set(employeeId, diary)
  return diary
}

type About = { step: Step; leadId: string; noteId: string }

async function takeStep(world: World, employee: SignedIn, { step, leadId, noteId }: About) {
  const [, , what, text] = step
  if (what === 'released') return releaseLead(world, allow(employee, 'submissions.spam'), leadId)
  const note = NewLeadNote.parse({ id: noteId, text })
  await noteOnLead(world, allow(employee, 'leads.work'), { ...note, lead_id: leadId })
}

function hashOf(bytes: Uint8Array) {
  return createHash('sha256').update(bytes).digest('hex')
}
