import { companyDay } from '#domain/company/time-zone.ts'
import { FactChanges } from '#domain/jobs/facts/facts.ts'
import { withChanges } from '#domain/jobs/facts/with-changes.ts'
import type { JobDetail, StageChange } from '#domain/jobs/job.ts'
import type { PersonName } from '#domain/employees/person-name.ts'
import type { VisitStepKind } from '#domain/leads/visit-steps/visit-step.ts'
import type { VisitItem } from '#domain/visits/item.ts'
import { visitOfStep } from '#domain/visits/visit-of-step.ts'
import type { JobVisit } from '#domain/visits/visit.ts'
import type { Entry } from '../../outbox/entry.ts'
import { itemsAfter } from '../../outbox/items-after.ts'

type Unsent = Pick<Entry, 'id' | 'leadId' | 'write' | 'state' | 'at'>

/** What is on its way. What the office sent back, or someone was quicker with, is not as it will be. */
function onItsWay<Each extends Unsent>(unsent: readonly Each[]) {
  return unsent.filter(({ state }) => state === 'waiting' || state === 'sending')
}

/** The job as it will be once what this device did to it is sent. The same object where that is nothing. */
export function jobAsDone<Job extends JobDetail>(job: Job, unsent: readonly Unsent[], me: PersonName): Job {
  return onItsWay(unsent).reduce((done, { id, write, at }) => {
    switch (write.kind) {
      case 'job_change': {
        const changes = FactChanges.safeParse(write.changes).data
        return changes ? withFacts(done, changes) : done
      }
      case 'job_category': {
        if (done.categories.some((each) => each.id === id)) return done
        const { category, reason } = write
        const entry = { id, category, reason, at: new Date(at).toISOString(), by: me.name }
        return { ...done, categories: [...done.categories, entry] }
      }
      case 'job_stage':
        return inStage(done, { ...write, at, by: me.name })
      case 'job_side': {
        const { side, reason = '' } = write
        const side_since = side && new Date(at).toISOString()
        return { ...done, side, side_since, side_reason: side ? reason : '' }
      }
      case 'step':
        return afterStep(done, write.step, new Date(at).toISOString())
      default:
        return done
    }
  }, job)
}

/** Who is there by this device alone is there: what is late is not the arrival any more. */
function afterStep<Job extends JobDetail>(job: Job, step: VisitStepKind, at: string): Job {
  const none = { on_my_way_at: null, arrived_at: null }
  switch (step) {
    case 'on_my_way':
      return { ...job, crew: { ...job.crew, on_my_way_at: job.crew.on_my_way_at ?? at } }
    case 'arrived': {
      const crew = { ...job.crew, arrived_at: job.crew.arrived_at ?? at }
      return { ...job, crew, met_gates: [...job.met_gates, 'arrived'] }
    }
    case 'departed':
      return { ...job, crew: { ...none, left_at: at } }
    case 'needs_office':
      return job
  }
}

type Entered = Pick<StageChange, 'stage' | 'override' | 'reason'> & { at: number; by: string }

function inStage<Job extends JobDetail>(job: Job, { stage, override, reason, at, by }: Entered): Job {
  const since = new Date(at).toISOString()
  const left = job.stages.map((span) => ({ ...span, left_at: span.left_at ?? since }))
  const why = { override_reason: override ?? '', back_reason: reason ?? '' }
  const entered = { stage, entered_at: since, left_at: null, by, ...why }
  return { ...job, stage, stage_since: since, stages: [...left, entered] }
}

function withFacts<Job extends JobDetail>(job: Job, changes: FactChanges): Job {
  const facts = withChanges(job.facts, changes)
  const { name = job.name, phone = job.phone, town = '', loss_type = null } = facts
  return { ...job, facts, name, phone, town, loss_type }
}

/** The facts that were changed here and are not sent yet. */
export function unsentFacts(unsent: readonly Unsent[]): ReadonlySet<string> {
  const names = onItsWay(unsent).flatMap(({ write }) =>
    write.kind === 'job_change' ? Object.keys(write.changes) : [],
  )
  return new Set(names)
}

/** Whether a category was judged here that is not sent yet. */
export function hasUnsentCategory(unsent: readonly Unsent[]) {
  return onItsWay(unsent).some(({ write }) => write.kind === 'job_category')
}

/** Whether the job was moved or put aside here, and that is not sent yet. */
export function hasUnsentMove(unsent: readonly Unsent[]) {
  return onItsWay(unsent).some(({ write }) => write.kind === 'job_stage' || write.kind === 'job_side')
}

/** What was done here to the code of the door and is not sent yet. */
export function unsentCode(unsent: readonly Unsent[]): 'entered' | 'removed' | null {
  const last = onItsWay(unsent).findLast(({ write }) => write.kind === 'access_code')
  if (last?.write.kind !== 'access_code') return null
  return last.write.code === null ? 'removed' : 'entered'
}

/**
 * What is to be done as it will be once what the person added and checked off here is sent. What was received is there from then on,
 * also where the connection was lost before the list was read again.
 */
export function itemsAsDone(
  items: readonly VisitItem[],
  { received, unsent }: Record<'received' | 'unsent', readonly Unsent[]>,
  me: PersonName,
) {
  return [...received, ...onItsWay(unsent)].reduce((done, entry) => itemsAfter(done, entry, me), items)
}

/** The last that was done here to each item and is not sent yet, by the ID of the item. */
export function unsentItems<Each extends Unsent>(unsent: readonly Each[]): ReadonlyMap<string, Each> {
  return new Map(
    onItsWay(unsent).flatMap((entry) => {
      const { id, write } = entry
      if (write.kind === 'item') return [[id, entry]]
      return write.kind === 'item_change' ? [[write.item_id, entry]] : []
    }),
  )
}

const columns = {
  on_my_way: 'on_my_way_at',
  arrived: 'arrived_at',
  departed: 'departed_at',
} as const satisfies Partial<Record<VisitStepKind, keyof JobVisit>>

/** A visit with the steps of this device that are not sent yet; `unsent` is whether there are any. */
export type ShownVisit = JobVisit & { unsent?: boolean }

/** The visits as they will be once the steps that the person took here are sent, and those that they took back. */
export function visitsAsDone(
  visits: readonly JobVisit[],
  unsent: readonly Unsent[],
  me: Pick<PersonName, 'id'>,
): ShownVisit[] {
  return onItsWay(unsent).reduce<ShownVisit[]>(
    (done, { write, at }) => {
      if (write.kind === 'step') {
        const taken = { ...write, at }
        return changed(done, visitOf(done, taken, me), { kind: write.step, at: new Date(at).toISOString() })
      }
      if (write.kind !== 'undo_step') return done
      const { kind, step_at } = write.undo
      return changed(done, visitOf(done, { at: Date.parse(step_at) }, me), { kind, at: null })
    },
    [...visits],
  )
}

function changed(
  visits: ShownVisit[],
  visit: ShownVisit | undefined,
  { kind, at }: { kind: VisitStepKind; at: string | null },
): ShownVisit[] {
  if (kind === 'needs_office' || !visit) return visits
  return visits.map((each) => (each === visit ? { ...each, [columns[kind]]: at, unsent: true } : each))
}

/** The visit that a step names; without one, theirs on that day, as the server takes it. */
function visitOf(
  visits: readonly ShownVisit[],
  { visit_id, at }: { visit_id?: string | undefined; at: number },
  me: Pick<PersonName, 'id'>,
) {
  if (visit_id) return visits.find(({ id }) => id === visit_id)
  const day = companyDay(new Date(at))
  const theirs = visits.filter(
    ({ when, canceled_at, people }) =>
      when?.on === day && !canceled_at && people.some(({ id }) => id === me.id),
  )
  return visitOfStep(theirs)
}
