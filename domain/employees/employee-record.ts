import * as z from 'zod'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { text } from '#platform/text/text.ts'
import { codePurposes, EmployeeStatus } from './employee.ts'
import { EmployeeFacts, storedFields } from './employee-fields.ts'

/** A role as a person's record shows it. */
export const RoleName = z.object({ id: z.uuid(), name: z.string() })

/** `id` is made by the client, so that sending twice is harmless. */
export const NewEmployee = EmployeeFacts.extend({
  id: MadeId,
  role_ids: z.array(sentId()).min(1, 'Choose at least one role.').max(20),
})
export type NewEmployee = z.output<typeof NewEmployee>

/** A change carries the revision it was made from: when someone else was quicker, nothing is overwritten. */
const revision = { revision: z.int().min(1) }
export const EmployeeChange = EmployeeFacts.extend(revision)
export type EmployeeChange = z.output<typeof EmployeeChange>
export const RolesChange = z.object({
  ...revision,
  role_ids: z.array(sentId()).min(1, 'Choose at least one role.').max(20),
})
export type RolesChange = z.output<typeof RolesChange>
export const CostChange = z.object({
  ...revision,
  hourly_cost_cents: z.int().min(0, 'Enter 0 or more.').max(100_000_00).nullable(),
})
export type CostChange = z.output<typeof CostChange>
/** `reassign_to` takes over the open requests; null leaves them unassigned. */
export const Departure = z.object({ ...revision, reassign_to: sentId('Person not found.').nullable() })
export const Return = z.object(revision)

/** A person as the list shows them. */
export const EmployeeRow = z.object({
  id: z.uuid(),
  username: z.string(),
  name: z.string(),
  title: z.string(),
  status: EmployeeStatus,
  roles: z.array(RoleName),
  mobile: z.string(),
  /** Certifications that have expired or will soon. */
  expiring_count: z.int(),
  certification_codes: z.array(z.string()),
  /** The newest sign of life of any of their sessions. */
  seen_at: z.iso.datetime().nullable(),
  device_count: z.int(),
  is_public: z.boolean(),
  /** Signed for a few minutes; null where there is none. */
  portrait_url: z.string().nullable(),
})
export type EmployeeRow = z.output<typeof EmployeeRow>
export const EmployeePage = z.object({ items: z.array(EmployeeRow), next: z.string().nullable() })
export type EmployeePage = z.output<typeof EmployeePage>

export const EmployeeQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(1000).optional(),
  /** A part of name, username, title, mobile or crew. */
  q: text(80).optional(),
  status: EmployeeStatus.optional(),
  role: sentId().optional(),
  /** Only those with certifications that expire soon. */
  expiring: z.stringbool().default(false),
  /** Only those who are signed in somewhere. */
  signed_in: z.stringbool().default(false),
})
export type EmployeeQuery = z.output<typeof EmployeeQuery>

/** One place where the person is signed in. */
export const Device = z.object({
  id: z.uuid(),
  user_agent: z.string(),
  created_at: z.iso.datetime(),
  seen_at: z.iso.datetime(),
  is_remembered: z.boolean(),
})

/** A person as their own page shows them. What the viewer may not see is absent. */
export const EmployeeDetail = EmployeeRow.omit({ certification_codes: true, device_count: true }).extend({
  ...storedFields,
  revision: z.int(),
  /** Whether the viewer may change username, mobile and email: not those of someone who holds more. */
  may_change_contact: z.boolean().optional(),
  hourly_cost_cents: z.int().nullable().optional(),
  devices: z.array(Device).optional(),
  open_leads: z.int(),
  /** Until when a code may be used that was given out; null where there is none, or it is not for the viewer to know. */
  code_expires_at: z.iso.datetime().nullable(),
  has_second_factor: z.boolean().optional(),
  created_at: z.iso.datetime(),
})
export type EmployeeDetail = z.output<typeof EmployeeDetail>

/** A one-use code, told once to who asked for it. */
export const IssuedCode = z.object({
  code: z.string(),
  purpose: z.enum(codePurposes),
  expires_at: z.iso.datetime(),
})
export type IssuedCode = z.output<typeof IssuedCode>
