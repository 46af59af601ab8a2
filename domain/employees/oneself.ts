import * as z from 'zod'
import { pick } from '#platform/pluck.ts'
import { EmployeeFacts, ownFields, storedOwnFields } from './employee-fields.ts'

const OwnFacts = z.object(pick(EmployeeFacts.shape, ownFields))

export const OwnChange = OwnFacts.extend({ revision: z.int().min(1) })
export type OwnChange = z.output<typeof OwnChange>

/** A person as they see themselves. */
export const Oneself = z.object({
  id: z.uuid(),
  username: z.string(),
  title: z.string(),
  crew: z.string(),
  is_public: z.boolean(),
  ...storedOwnFields,
  revision: z.int(),
  /** Signed for a few minutes; null where there is none. */
  portrait_url: z.string().nullable(),
})
export type Oneself = z.output<typeof Oneself>
