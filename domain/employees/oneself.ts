import * as z from 'zod'
import { EmployeeFacts } from './employee-record.ts'

/** What a person may change of themselves. The rest is for who runs the company to say. */
export const OwnFacts = EmployeeFacts.pick({
  first_name: true,
  last_name: true,
  name: true,
  email: true,
  mobile: true,
  emergency_contact: true,
  home_town: true,
  languages: true,
  bio: true,
})
export type OwnFacts = z.output<typeof OwnFacts>

export const OwnChange = OwnFacts.extend({ revision: z.int().min(1) })
export type OwnChange = z.output<typeof OwnChange>

/** A person as they see themselves. */
export const Oneself = z.object({
  id: z.uuid(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  title: z.string(),
  crew: z.string(),
  email: z.string(),
  mobile: z.string(),
  emergency_contact: z.string(),
  home_town: z.string(),
  languages: z.array(z.string()),
  bio: z.string(),
  is_public: z.boolean(),
  revision: z.int(),
  /** Signed for a few minutes; null where there is none. */
  portrait_url: z.string().nullable(),
})
export type Oneself = z.output<typeof Oneself>
