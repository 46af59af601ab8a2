import * as z from 'zod'
import { CanceledVisit } from './canceled-visit.ts'
import { ClosedRequest } from './closed.ts'
import { GivenVisit } from './given-visit.ts'
import { MovedVisit } from './moved-visit.ts'
import { Reassigned } from './reassigned.ts'
import { HistoryLine } from '#domain/records/record.ts'
import { LeadDetail } from '../lead.ts'

/** That someone else gave the request to the person, who has done nothing with it since. */
export const Assignment = HistoryLine.pick({ id: true, at: true, by: true })
export type Assignment = z.output<typeof Assignment>

export const DeskItem = LeadDetail.extend({ assignment: Assignment.nullable() })
export type DeskItem = z.output<typeof DeskItem>

/**
 * What a person has in hand, first what comes first. `count` is how many there are, those included that are not shown;
 * `reassigned` is what others took from them since yesterday, `closed` what others closed, and
 * `canceled` which of their visits others canceled.
 */
export const Desk = z.object({
  items: z.array(DeskItem),
  count: z.int(),
  reassigned: z.array(Reassigned),
  closed: z.array(ClosedRequest),
  canceled: z.array(CanceledVisit),
  /** Which visits others gave to someone else. Absent in what a device stored before it was told. */
  given: z.array(GivenVisit).optional(),
  /** Which visits go to another customer, since jobs were merged. Absent in what a device stored before it was told. */
  moved: z.array(MovedVisit).optional(),
})
export type Desk = z.output<typeof Desk>
