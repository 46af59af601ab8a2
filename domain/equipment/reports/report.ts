import * as z from 'zod'
import { minute } from '#platform/time.ts'
import { EquipmentUnit } from '../unit.ts'

/** All that whoever stands before a unit can say: no words of their own, so that nothing they send is read as an instruction. */
export const reportKinds = ['too_loud', 'no_power', 'leaking', 'please_call'] as const
export type ReportKind = (typeof reportKinds)[number]

export const ReportKind = z.enum(reportKinds)

/** Within this time the same again tells the office nothing new. */
export const sameFor = 60 * minute

/** A report that the office has not settled. */
export const EquipmentReport = z.object({
  id: z.uuid(),
  unit: EquipmentUnit.pick({ id: true, number: true, kind: true, maker: true, model: true }),
  what: ReportKind,
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
  /** How often it was sent. */
  times: z.int(),
})
export type EquipmentReport = z.output<typeof EquipmentReport>

export const ReportSettled = z.object({ settled: z.boolean() })
