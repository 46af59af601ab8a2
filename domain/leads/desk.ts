import * as z from 'zod'
import { LeadDetail } from './lead.ts'

/** What a person has in hand, first what comes first. `count` is how many there are, those included that are not shown. */
export const Desk = z.object({ items: z.array(LeadDetail), count: z.int() })
export type Desk = z.output<typeof Desk>
