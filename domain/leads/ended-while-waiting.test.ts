import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { replyInChat, takeChat } from '#domain/chat/staff.flow.ts'
import { changeAccessCode, showAccessCode } from '#domain/jobs/access-code.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { settleProblem } from '#domain/sync/decide.flow.ts'
import { reportProblem } from '#domain/sync/problems.server.ts'
import { changeVisit } from '#domain/visits/change-visit.flow.ts'
import { reportStep } from '#domain/visits/report-step.flow.ts'
import { VisitChange } from '#domain/visits/visit.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { untilOneWaits } from '#test/until-one-waits.ts'
import { createTestWorld } from '#test/world.ts'
import { assignLead } from './assignment.server.ts'
import { noteOnLead, receiveLead } from './leads.server.ts'
import { finishCall, takeCall } from './office-calls/office-calls.server.ts'

/** Asks for something that waits for what happens before, which ends once the asking waits. */
async function askedWhile<Answer>(
  world: World,
  happens: (world: World) => Promise<unknown>,
  ask: () => Promise<Answer>,
) {
  const other = await world.db.startTransaction().execute()
  await happens({ ...world, db: other })
  const answer = ask().catch((error: unknown) => error)
  await untilOneWaits(world)
  await other.commit().execute()
  return answer
}

test('whoever asks for a code while the visit that gave it is being canceled is not shown it', async () => {
  const { world, ivy, marcus, job_id, plan } = await aJobToVisit()
  const visit = await plan({ when: thisMorning, people: [ivy.id] })
  await changeAccessCode(world, allow(marcus, 'intake.edit'), { job_id, code: '4711' })
  const answer = await askedWhile(
    world,
    (world) => {
      const { revision, ...change } = VisitChange.parse({ revision: 1, canceled: true, reason: 'Weather' })
      return changeVisit(world, allow(marcus, 'intake.schedule'), { id: visit.id, revision, ...change })
    },
    () => showAccessCode(world, allow(ivy, 'intake.viewAccessCodes'), job_id),
  )
  expect(answer).toMatchObject({ code: 'job-not-found' })
})

/** A request of Petra, who works on her own alone, and how it is taken from her. */
async function aRequestOfPetra() {
  const { world, ...test } = await createTestWorld()
  const dana = await aPerson({ world, ...test }, 'Owner', 'Dana Heron')
  const petra = await aPerson({ world, ...test }, 'Project manager', 'Petra Crane')
  const dispatcher = allow(dana, 'leads.assign')
  const { id: lead_id } = await receiveLead(world, aLeadRequest(), unsuspected)
  await assignLead(world, dispatcher, { id: lead_id, employee_id: petra.id, revision: 1 })
  const take = (world: World) =>
    assignLead(world, dispatcher, { id: lead_id, employee_id: null, revision: 2 })
  return { world, ...test, dana, petra, dispatcher, lead_id, take }
}

test('a note that waits while its request is taken from its writer is not added', async () => {
  const { world, petra, lead_id, take } = await aRequestOfPetra()
  const note = { id: newId(), lead_id, text: 'Wet to the studs.' }
  const answer = await askedWhile(world, take, () => noteOnLead(world, allow(petra, 'leads.work'), note))
  expect(answer).toMatchObject({ code: 'lead-reassigned' })
})

test('a call of a request that is taken from someone who waits for it is not theirs to end', async () => {
  const { world, petra, dispatcher, lead_id, take } = await aRequestOfPetra()
  const id = newId()
  const step = { id, lead_id, kind: 'needs_office', at: world.now().toISOString() } as const
  await reportStep(world, allow(petra, 'leads.work'), { ...step, sentAt: world.now() })
  const answer = await askedWhile(
    world,
    async (world) => {
      await takeCall(world, dispatcher, id)
      await take(world)
    },
    () => finishCall(world, allow(petra, 'leads.assign'), id),
  )
  expect(answer).toMatchObject({ code: 'call-not-found' })
})

test('a chat whose request is taken from someone who waits for it is not theirs to answer', async () => {
  const { world, api, dana, petra, dispatcher } = await aRequestOfPetra()
  const { id, call } = await aChatVisitor({ api })
  await call()
  const assign = (world: World, employee_id: string | null, revision: number) =>
    assignLead(world, dispatcher, { id, employee_id, revision })
  await assign(world, petra.id, 1)
  const said = { id, text: 'We are on our way.', kind: 'text' } as const
  const answer = await askedWhile(
    world,
    async (world) => {
      await takeChat(world, allow(dana, 'chat.reply'), { id, message_id: newId() })
      await assign(world, null, 2)
    },
    () => replyInChat(world, allow(petra, 'chat.reply'), { ...said, message_id: newId() }),
  )
  expect(answer).toMatchObject({ code: 'chat-not-found' })
})

test('refused work on a request that is taken from someone who waits for it is not theirs to settle', async () => {
  const { world, petra, dispatcher, lead_id, take } = await aRequestOfPetra()
  const id = newId()
  const at = world.now().toISOString()
  const refused = { code: 'lead-moved-on', detail: '', made_at: at, refused_at: at }
  const write = { kind: 'note', text: 'Wet to the studs.' } as const
  await reportProblem(world, petra, { id, lead_id, write, ...refused })
  const decision = { id, state: 'discarded', reason: 'Known.' } as const
  const answer = await askedWhile(
    world,
    async (world) => {
      await settleProblem(world, dispatcher, { ...decision, state: 'sent_back' })
      await take(world)
    },
    () => settleProblem(world, allow(petra, 'leads.assign'), decision),
  )
  expect(answer).toMatchObject({ code: 'problem-not-found' })
})
