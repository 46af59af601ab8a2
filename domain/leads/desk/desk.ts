import * as z from 'zod'
import { HandedOn } from './handed-on.ts'
import { HistoryLine } from '#domain/records/record.ts'
import { LeadDetail } from '../lead.ts'

/** That someone else gave the request to the person, who has done nothing with it since. */
export const HandOver = HistoryLine.pick({ id: true, at: true, by: true })
export type HandOver = z.output<typeof HandOver>

export const DeskItem = LeadDetail.extend({ handed_over: HandOver.nullable() })
export type DeskItem = z.output<typeof DeskItem>

/**
 * What a person has in hand, first what comes first. `count` is how many there are, those included that are not shown;
 * `handed_on` is what others took from them since yesterday.
 */
export const Desk = z.object({ items: z.array(DeskItem), count: z.int(), handed_on: z.array(HandedOn) })
export type Desk = z.output<typeof Desk>
