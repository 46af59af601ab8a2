import * as z from 'zod'
import { noPlan, Plan } from '../plan.ts'

const mostSteps = 100

/** What one edit changed, record by record: what it was before and what it became. Whole plans would not fit onto a device. */
const Change = z.object({ part: z.string(), id: z.string(), before: z.unknown(), after: z.unknown() })
const Step = z.array(Change)
type Change = z.output<typeof Change>
type Step = z.output<typeof Step>

/** What can be taken back and done again. It can be stored, so that it outlives a reload. */
export const EditHistory = z.object({ past: z.array(Step), ahead: z.array(Step) })
export type EditHistory = z.output<typeof EditHistory>
export const noHistory: EditHistory = { past: [], ahead: [] }

/** After an edit: one more to take back, 100 at most, and nothing to do again. */
export function edited(history: EditHistory, before: Plan, after: Plan): EditHistory {
  const step = changesBetween(before, after)
  if (step.length === 0) return history
  return { past: [...history.past, step].slice(-mostSteps), ahead: [] }
}

type Went = { plan: Plan; history: EditHistory }

/** Null where there is nothing to take back, or where somebody else has meanwhile changed what it was about. */
export function undo({ past, ahead }: EditHistory, plan: Plan): Went | null {
  const step = past.at(-1)
  const before = step && changedPlan(plan, step.map(turned))
  return step && before
    ? { plan: before, history: { past: past.slice(0, -1), ahead: [step, ...ahead] } }
    : null
}

export function redo({ past, ahead }: EditHistory, plan: Plan): Went | null {
  const [step, ...rest] = ahead
  const after = step && changedPlan(plan, step)
  return step && after ? { plan: after, history: { past: [...past, step], ahead: rest } } : null
}

function turned({ before, after, ...which }: Change): Change {
  return { ...which, before: after, after: before }
}

const lists = ['corners', 'walls', 'openings', 'wet_surfaces', 'wet_walls', 'pins', 'rooms'] as const

function idOf(record: { id: string } | { room_id: string }) {
  return 'id' in record ? record.id : record.room_id
}

function changesBetween(before: Plan, after: Plan): Step {
  const step: Change[] = []
  for (const part of lists) {
    if (before[part] === after[part]) continue
    const was = recordsOf(before, part)
    const is = recordsOf(after, part)
    for (const id of new Set([...was.keys(), ...is.keys()])) {
      const change = { part, id, before: was.get(id) ?? null, after: is.get(id) ?? null }
      if (!areSame(change.before, change.after)) step.push(change)
    }
  }
  if (!areSame(before.background, after.background))
    step.push({ part: 'background', id: '', before: before.background, after: after.background })
  return step
}

function recordsOf(plan: Plan, part: (typeof lists)[number]): Map<string, unknown> {
  return new Map(plan[part].map((record) => [idOf(record), record]))
}

function changedPlan(plan: Plan, step: Step): Plan | null {
  const parts: Record<string, unknown> = { ...noPlan, ...plan }
  for (const part of lists) {
    const changes = step.filter((change) => change.part === part)
    if (changes.length === 0) continue
    const records = recordsOf(plan, part)
    for (const { id, after } of changes) {
      if (after === null) records.delete(id)
      else records.set(id, after)
    }
    parts[part] = [...records.values()]
  }
  const background = step.find(({ part }) => part === 'background')
  if (background) parts['background'] = background.after
  return Plan.safeParse(parts).data ?? null
}

function areSame(one: unknown, other: unknown) {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
