import * as z from 'zod'
import { pick, pluck } from '#platform/pluck.ts'
import { line, text } from '#platform/text/text.ts'
import { Phone } from '#domain/leads/phone-field.ts'

export const Username = text(60, 'Enter a username.')
  .min(2, 'Use at least two characters.')
  .regex(/^[\p{L}\p{N}._-]+$/u, 'Use only letters, numbers, dots, dashes and underscores.')

const Email = z.union(
  [z.literal(''), z.email('Enter a valid email address.').max(200)],
  'Enter a valid email address.',
)
const Mobile = z.union([z.literal(''), Phone], 'Enter a 10-digit phone number.')
const Day = z.iso
  .date('Enter a date.')
  .refine((day) => day >= '1900-01-01' && day < '2200-01-01', 'Enter a date between 1900 and 2199.')
const Words = z.array(text(60).min(1, 'Remove empty entries.')).max(20, 'Add no more than 20.')

/**
 * The kinds of fields. `sent` is how a field is checked on its way in, `stored` how it is answered, `typed` what a form holds
 * while it can't be sent yet, `empty` what stands where nothing is known.
 */
const oneLine = (max: number) => ({ ...words('line', max), sent: line(max).default('') })
const lines = (max: number) => ({ ...words('lines', max), sent: text(max).default('') })
const day = {
  kind: 'day' as const,
  max: 10,
  sent: Day.nullable().default(null),
  stored: z.string().nullable(),
  typed: z.string(),
  empty: null,
}
const list = {
  kind: 'list' as const,
  max: 60,
  sent: Words.default([]),
  stored: z.array(z.string()),
  typed: z.array(z.string()),
  empty: Array<string>(),
}
const yesOrNo = {
  kind: 'yes or no' as const,
  max: 3,
  sent: z.boolean('Enter yes or no.').default(false),
  stored: z.boolean(),
  typed: z.boolean(),
  empty: false,
}

/** The history is never deleted: of some fields it tells the values, of others only that they changed. */
const told = { isTold: true }
const untold = { isTold: false }

/**
 * Every field of a person's record, said once: what is sent, stored, answered, exported, imported, shown in forms and told in
 * the history follows from these rows. In the order of the exported columns. Labels are those of the office, in English.
 */
export const employeeFields = {
  username: { label: 'Username', ...told, ...oneLine(60), sent: Username },
  first_name: { label: 'First name', ...told, ...oneLine(60), sent: filled(60, 'Enter the first name.') },
  last_name: { label: 'Last name', ...told, ...oneLine(60) },
  /** Shown to coworkers and on the website */
  name: { label: 'Display name', ...told, ...oneLine(120), sent: filled(120, 'Enter a display name.') },
  title: { label: 'Title', ...told, ...oneLine(80) },
  email: { label: 'Email', ...untold, ...oneLine(200), sent: Email.default('') },
  mobile: { label: 'Mobile', ...untold, ...oneLine(40), sent: Mobile.default('') },
  hired_on: { label: 'Hire date', ...told, ...day },
  emergency_contact: { label: 'Emergency contact', ...untold, ...oneLine(200) },
  crew: { label: 'Crew', ...told, ...oneLine(60) },
  home_town: { label: 'Hometown', ...untold, ...oneLine(80) },
  skills: { label: 'Skills', ...told, ...list },
  languages: { label: 'Languages', ...told, ...list },
  vehicle: { label: 'Vehicle', ...told, ...oneLine(80) },
  /** Shown on the website where `is_public`. */
  bio: { label: 'Bio', ...untold, ...lines(1000) },
  is_public: { label: 'Shown on the website', ...told, ...yesOrNo },
  notes: { label: 'Notes', ...untold, ...lines(4000) },
}
export type EmployeeField = keyof typeof employeeFields

/** Where the portal shows each field, in this order. */
export const employeeParts = {
  name: ['first_name', 'last_name', 'name', 'username'],
  contact: ['mobile', 'email'],
  work: ['title', 'crew', 'hired_on', 'vehicle', 'skills', 'languages'],
  /** Seen by who may change them, and by each person of themselves what they may change. */
  private: ['emergency_contact', 'home_town', 'notes'],
  website: ['is_public', 'bio'],
} as const satisfies Record<string, readonly EmployeeField[]>

/** What a person may change of themselves, where their profile shows it. The rest is for who runs the company to say. */
export const ownParts = {
  name: ['first_name', 'last_name', 'name'],
  contact: ['mobile', 'email', 'languages'],
  private: ['emergency_contact', 'home_town'],
  website: ['bio'],
} as const satisfies Record<string, readonly EmployeeField[]>
export type OwnField = (typeof ownParts)[keyof typeof ownParts][number]

/** A person's details, as one form sends them. */
export const EmployeeFacts = z.object(pluck(employeeFields, 'sent'))
export type EmployeeFacts = z.output<typeof EmployeeFacts>

export const fieldNames = EmployeeFacts.keyof().options
export const ownFields = Object.values(ownParts).flat()
export const employeeLabels = pluck(employeeFields, 'label')

/** What is known of someone of whom nothing is. */
export const noFacts: EmployeeFacts = pluck(employeeFields, 'empty')

const stored = pluck(employeeFields, 'stored')
/** As they are answered: every field, or absent where it is private and not for the viewer. */
export const storedFields = { ...stored, ...z.object(pick(stored, employeeParts.private)).partial().shape }
export const storedOwnFields = pick(stored, ownFields)

function words<Kind extends 'line' | 'lines'>(kind: Kind, max: number) {
  return { kind, max, stored: z.string(), typed: z.string(), empty: '' }
}

function filled(max: number, missing: string) {
  return line(max, missing).min(1, missing)
}
