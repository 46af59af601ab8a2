import * as z from 'zod'
import { AuditDay } from '#domain/audit/audit-day.ts'
import { sentId } from '#platform/requests/sent-id.ts'
import { lazily } from '#platform/lazily.ts'

/**
 * The filters and the open entry as they are in the address; anything invalid is left out. Whether there is such a kind of
 * event is asked where the filter is used (`filter.ts`): the list of all kinds is not loaded with every screen.
 */
const AuditSearch = lazily(() =>
  z.object({
    person: sentId().optional().catch(undefined),
    record: sentId().optional().catch(undefined),
    kind: z.string().max(60).optional().catch(undefined),
    from: AuditDay.optional().catch(undefined),
    to: AuditDay.optional().catch(undefined),
    // The router reads digits as a number.
    open: z.coerce.string().regex(/^\d+$/).optional().catch(undefined),
  }),
)
export type AuditSearch = z.output<ReturnType<typeof AuditSearch>>

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  return AuditSearch().parse(search)
}
