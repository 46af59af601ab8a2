import type { Grants } from '#domain/roles/grants.ts'
import type { Permission } from '#domain/roles/permissions.ts'
import { endsJob, stageIndex, stages, type SideState, type Stage } from './stages.ts'

/** Which stages each permission lets a person move jobs to. `intake.changeStage` is for all of them. */
const reach: Readonly<Partial<Record<Permission, readonly Stage[]>>> = {
  'intake.changeStage': stages.map(({ value }) => value),
  'intake.dispatch': ['new', 'contacted', 'dispatched'],
  'intake.finishDrying': ['mitigating', 'drying', 'dry'],
  'intake.bill': ['billed', 'paid'],
}

/**
 * The permission by which someone with these grants may resume a job; null where none does. What ended is begun again by those who edit
 * all jobs, or override requirements: for whoever worked there it stays over, with all that follows from that.
 */
export function rightToResume(side: SideState, grants: Grants) {
  if (!endsJob(side) || grants['intake.edit'] === 'all') return grants['intake.edit'] ? 'intake.edit' : null
  return grants['intake.edit'] && grants['intake.overrideGate'] ? 'intake.overrideGate' : null
}

/**
 * The permission by which someone with these grants may move a job between the stages; null where none does. Whoever takes a job
 * forward into their part of the way takes it from any stage before, for its gates hold; from a stage behind their part nobody takes
 * it back, since they could not bring it there again.
 */
export function rightToMove({ from, to }: { from: Stage; to: Stage }, grants: Grants) {
  const rights = ['intake.changeStage', 'intake.dispatch', 'intake.finishDrying', 'intake.bill'] as const
  const reaches = (right: Permission) => {
    const within = reach[right] ?? []
    return within.includes(to) && within.some((stage) => stageIndex(stage) >= stageIndex(from))
  }
  return rights.find((right) => grants[right] && reaches(right)) ?? null
}
