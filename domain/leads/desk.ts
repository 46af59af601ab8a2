import * as z from 'zod'
import { HistoryEntry, LeadDetail } from './lead.ts'

/** That someone else gave the request to the person, who has done nothing with it since. */
export const HandOver = HistoryEntry.pick({ id: true, at: true, by: true })
export type HandOver = z.output<typeof HandOver>

export const DeskItem = LeadDetail.extend({ handed_over: HandOver.nullable() })
export type DeskItem = z.output<typeof DeskItem>

/** What a person has in hand, first what comes first. `count` is how many there are, those included that are not shown. */
export const Desk = z.object({ items: z.array(DeskItem), count: z.int() })
export type Desk = z.output<typeof Desk>
