import * as z from 'zod'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { line, text } from '#platform/text/text.ts'
import { Phone } from '#domain/leads/phone-field.ts'
import { codePurposes, EmployeeStatus } from './employee.ts'

/** A role as a person's record shows it. */
export const RoleName = z.object({ id: z.uuid(), name: z.string() })

const words = z.array(text(60).min(1, 'Remove empty entries.')).max(20, 'Add no more than 20.')

export const Username = text(60, 'Enter a username.')
  .min(2, 'Use at least two characters.')
  .regex(/^[\p{L}\p{N}._-]+$/u, 'Use only letters, numbers, dots, dashes and underscores.')

/** A person's details, as one form sends them. */
export const EmployeeFacts = z.object({
  username: Username,
  first_name: line(60, 'Enter the first name.').min(1, 'Enter the first name.'),
  last_name: line(60).default(''),
  /** Shown to coworkers and on the website */
  name: line(120, 'Enter a display name.').min(1, 'Enter a display name.'),
  title: line(80).default(''),
  email: z
    .union([z.literal(''), z.email('Enter a valid email address.').max(200)], 'Enter a valid email address.')
    .default(''),
  mobile: z.union([z.literal(''), Phone], 'Enter a 10-digit phone number.').default(''),
  hired_on: z.iso
    .date('Enter a date.')
    .refine((day) => day >= '1900-01-01' && day < '2200-01-01', 'Enter a date between 1900 and 2199.')
    .nullable()
    .default(null),
  emergency_contact: line(200).default(''),
  crew: line(60).default(''),
  home_town: line(80).default(''),
  skills: words.default([]),
  languages: words.default([]),
  vehicle: line(80).default(''),
  /** Shown on the website where `is_public`. */
  bio: text(1000).default(''),
  is_public: z.boolean('Enter yes or no.').default(false),
  notes: text(4000).default(''),
})
export type EmployeeFacts = z.output<typeof EmployeeFacts>

/** Seen by who may change them, and each person sees their own, but for `notes`. */
export const privateFields = ['emergency_contact', 'home_town', 'notes'] as const

/** The history is never deleted, so it records only that these fields changed, not their values. */
export const unspokenFields = ['email', 'mobile', 'emergency_contact', 'home_town', 'bio', 'notes'] as const

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
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  hired_on: z.string().nullable(),
  crew: z.string(),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  vehicle: z.string(),
  bio: z.string(),
  revision: z.int(),
  emergency_contact: z.string().optional(),
  home_town: z.string().optional(),
  notes: z.string().optional(),
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
