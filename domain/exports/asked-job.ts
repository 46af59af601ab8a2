import { allow, type Allowed } from '#domain/roles/allowed.ts'
import type { Grants } from '#domain/roles/grants.ts'
import { permissions } from '#domain/roles/permissions.ts'
import { isWithin } from '#domain/roles/scopes.ts'
import { whyLeftOut, type Exporter, type Wanted } from './exported.ts'

type Numbered = { id: string; number: string }
/** What is being exported, and what its reader may see of this job. */
export type AskedJob = Exporter &
  Wanted & { viewer: Allowed<'intake.view'>; jobs: readonly Numbered[]; may: Grants; at: Date }

/** What is asked for is given to those alone who may see it. */
export function seesRestricted({ withRestricted, may }: AskedJob) {
  return withRestricted && may['photos.viewRestricted'] !== undefined
}

/** A permission of which `may` says that it reaches this job. */
export function allowOf<P extends Parameters<typeof allow>[1]>({ exporter }: AskedJob, permission: P) {
  return allow(exporter.employee, permission)
}

export function notPermitted({ exporter }: AskedJob, what: string) {
  return whyLeftOut.notPermitted(what, exporter.employee.name)
}

/** Whether someone has less of what they had before. */
export function isAnyLost(before: Grants, after: Grants): boolean {
  return permissions.some((right) => {
    const [then, now] = [before[right], after[right]]
    return then !== undefined && (now === undefined || !isWithin(then, now))
  })
}
