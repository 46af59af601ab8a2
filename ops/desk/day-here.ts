import { companyDay } from '#domain/company/time-zone.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import type { VisitStepKind } from '#domain/leads/visit-steps/visit-step.ts'

type Stop = Pick<LeadDetail, 'id' | 'name' | 'town' | 'visit' | 'status'> & {
  /** Of today, in the order in which they were taken, those that are on this device alone among them. */
  steps: readonly { kind: VisitStepKind }[]
}

/** The visits of today that the person has not left yet, by what is on this device, in the order of their times. */
export function visitsLeft(stops: readonly Stop[], now: Date) {
  const today = companyDay(now)
  return stops
    .flatMap(({ id, name, town, visit, status, steps }) => {
      const last = steps.findLast(({ kind }) => kind !== 'needs_office')
      const isLeft = visit?.on === today && status !== 'closed' && last?.kind !== 'departed'
      return isLeft ? [{ id, name, town, visit }] : []
    })
    .toSorted((a, b) => (a.visit.from < b.visit.from ? -1 : 1))
}
