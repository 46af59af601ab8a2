import type { Grants } from '#domain/roles/grants.ts'
import type { Permission } from '#domain/roles/permissions.ts'
import { stages, type Stage } from './stages.ts'

/** Which stages each permission lets a person move jobs to. `intake.changeStage` is for all of them. */
const reach: Readonly<Partial<Record<Permission, readonly Stage[]>>> = {
  'intake.changeStage': stages.map(({ value }) => value),
  'intake.dispatch': ['new', 'contacted', 'dispatched'],
  'intake.finishDrying': ['mitigating', 'drying', 'dry'],
  'intake.bill': ['billed', 'paid'],
}

/** The permission by which someone with these grants may move a job to the stage; null where none does. */
export function rightToEnter(stage: Stage, grants: Grants) {
  const rights = ['intake.changeStage', 'intake.dispatch', 'intake.finishDrying', 'intake.bill'] as const
  return rights.find((right) => grants[right] && reach[right]?.includes(stage)) ?? null
}
