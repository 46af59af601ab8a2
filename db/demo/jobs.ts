import { hour, minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { daysLater, instantOf } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { makeJob } from '#domain/jobs/make-job.flow.ts'
import { NewJob } from '#domain/jobs/job.ts'
import { hasReached } from '#domain/jobs/stages/stages.ts'
import { changeStage } from '#domain/jobs/stages/stage.server.ts'
import { putAside } from '#domain/visits/put-aside.flow.ts'
import { assignLead } from '#domain/leads/assignment.server.ts'
import { LeadRequest } from '#domain/leads/lead.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { planVisit } from '#domain/visits/plan-visit.flow.ts'
import { reportStep } from '#domain/visits/report-step.flow.ts'
import { NewVisit } from '#domain/visits/visit.ts'
import type { Deed, OfJob } from './deed.ts'
import { rollId, type Dice } from './dice.ts'
import { tellOfDrying, type ReadAt } from './drying.ts'
import { tellOfMoves } from './equipment-moves.ts'
import { tellAmount } from './job-money.ts'
import { jobStories } from './job-stories.ts'
import type { DemoVisit, JobStory } from './job-story.ts'
import { after, before } from './story.ts'

/** The portal of the demonstration holds none of the papers that were signed at these jobs. */
const onPaper = 'Signed on paper'

/** What was done at the jobs of the demo. What follows from it does not have to be worked off step by step. */
export function tellOfJobs(dice: Dice, now: Date): Deed[] {
  return jobStories.flatMap((story) => tellJob(story, dice, now))
}

function tellJob(story: JobStory, dice: Dice, now: Date): Deed[] {
  const { isFromWebsite, facts, moves = [], visits = [], money = [], leads, loss, aside } = story
  const came = before(now, story.came)
  const id = rollId(dice, came)
  const made = new Date(came.getTime() + (isFromWebsite ? 4 * minute : 0))
  const deeds: Deed[] = [
    {
      at: made,
      act: (world, { dispatch }) =>
        makeJob(world, allow(dispatch, 'intake.view'), {
          ...NewJob.parse({ id, facts }),
          sentAt: world.now(),
        }),
    },
  ]
  if (isFromWebsite) deeds.unshift({ at: came, act: (world) => receive(world, id, facts) })
  for (const [span, stage] of moves)
    deeds.push({
      at: after(came, span, now),
      act: async (world, { office }) =>
        changeStage(world, allow(office, 'intake.view'), {
          id,
          stage,
          revision: await revisionOf(world, id),
          ...(hasReached(stage, 'authorized') && { override: onPaper }),
        }),
    })
  if (leads)
    deeds.push({
      at: new Date(made.getTime() + 20 * minute),
      act: async (world, staff) =>
        assignLead(world, allow(staff.dispatch, 'leads.assign'), {
          id,
          employee_id: staff[leads].id,
          revision: await leadRevisionOf(world, id),
        }),
    })
  const of = { job_id: id, dice, came, now }
  const read: ReadAt[] = []
  for (const visit of visits) {
    const { id: visit_id, arrived, deeds: told } = tellVisit(visit, of)
    deeds.push(...told)
    const { goes, isRead, equipment = [] } = visit
    if (isRead) read.push({ visit_id, arrived, goes })
    deeds.push(...tellOfMoves({ arrived, goes, moves: equipment }, of))
  }
  if (loss) deeds.push(...tellOfDrying(loss, read, of))
  for (const amount of money) deeds.push(tellAmount(amount, of))
  if (aside) {
    const [span, side, reason] = aside
    deeds.push({
      at: after(came, span, now),
      act: async (world, { office }) =>
        putAside(world, allow(office, 'intake.edit'), {
          id,
          side,
          reason,
          revision: await revisionOf(world, id),
        }),
    })
  }
  return deeds
}

function receive(world: World, id: string, { name, phone, town }: JobStory['facts']) {
  const request = LeadRequest.parse({ id, name, phone, town, loss: 'burst-pipe', when: 'today' })
  return receiveLead(world, request, { page: '/services/water-damage', suspicions: [] })
}

/** A visit is planned on the afternoon before, or an hour after the call. */
function tellVisit(visit: DemoVisit, { job_id, dice, came, now }: OfJob) {
  const { kind, from, to, goes, isAhead } = visit
  const on = daysLater(companyDay(now), visit.day)
  const [starts, ends] = [instantOf(`${on}T${from}`), instantOf(`${on}T${to}`)]
  const dayBefore = instantOf(`${daysLater(on, -1)}T15:00`).getTime()
  const planned = new Date(Math.min(Math.max(came.getTime() + hour, dayBefore), now.getTime() - minute))
  const id = rollId(dice, planned)
  const plan: Deed = {
    at: planned,
    act: (world, { dispatch, ...staff }) =>
      planVisit(world, allow(dispatch, 'intake.schedule'), {
        ...NewVisit.parse({ id, kind, when: { on, from, to }, people: [staff[goes].id] }),
        job_id,
      }),
  }
  const arrived = new Date(starts.getTime() + 4 * minute)
  const steps = [
    ['on_my_way', starts.getTime() - 20 * minute],
    ['arrived', arrived.getTime()],
    ['departed', ends.getTime() - 6 * minute],
  ] as const
  const taken = steps.filter(([, at]) => !isAhead && at < now.getTime())
  const deeds = [
    plan,
    ...taken.map(([step, time]): Deed => {
      const at = new Date(time)
      const stepId = rollId(dice, at)
      return {
        at,
        act: (world, staff) =>
          reportStep(world, allow(staff[goes], 'leads.work'), {
            id: stepId,
            lead_id: job_id,
            visit_id: id,
            kind: step,
            at: at.toISOString(),
            sentAt: world.now(),
          }),
      }
    }),
  ]
  return { id, arrived, deeds }
}

async function revisionOf({ db }: World, id: string) {
  const { revision } = await db
    .selectFrom('job')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return revision
}

async function leadRevisionOf({ db }: World, id: string) {
  const { revision } = await db
    .selectFrom('lead')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return revision
}
