import * as z from 'zod'
import { mondayOf } from '#domain/company/local-time.ts'
import { lazily } from '#platform/lazily.ts'

/** The week that is shown first, as it stands in the address; without one it is the present one. */
const OnCallSearch = lazily(() =>
  z.object({
    week: z.iso
      .date()
      .refine((date) => date >= '2020-01-01' && date < '2090-01-01')
      .transform(mondayOf)
      .optional()
      .catch(undefined),
  }),
)
export type OnCallSearch = z.output<ReturnType<typeof OnCallSearch>>

export function readOnCallSearch(search: Record<string, unknown>): OnCallSearch {
  return OnCallSearch().parse(search)
}
