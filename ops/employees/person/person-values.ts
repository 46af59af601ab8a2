import * as z from 'zod'
import type { EmployeeDetail } from '#domain/employees/employee-record.ts'
import { displayPhone } from '#domain/leads/phone.ts'

const words = z.array(z.string())

/** What the fields of the form hold, also while it cannot be sent yet. */
export const PersonValues = z.object({
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  title: z.string(),
  email: z.string(),
  mobile: z.string(),
  hired_on: z.string(),
  emergency_contact: z.string(),
  crew: z.string(),
  home_town: z.string(),
  skills: words,
  languages: words,
  vehicle: z.string(),
  bio: z.string(),
  is_public: z.boolean(),
  notes: z.string(),
  role_ids: words,
})
export type PersonValues = z.output<typeof PersonValues>

export const PersonDraft = PersonValues.partial()

export const nobody: PersonValues = {
  username: '',
  first_name: '',
  last_name: '',
  name: '',
  title: '',
  email: '',
  mobile: '',
  hired_on: '',
  emergency_contact: '',
  crew: '',
  home_town: '',
  skills: [],
  languages: [],
  vehicle: '',
  bio: '',
  is_public: false,
  notes: '',
  role_ids: [],
}

export function valuesOf(person: EmployeeDetail): PersonValues {
  return {
    ...PersonValues.parse({ ...nobody, ...person, hired_on: person.hired_on ?? '' }),
    mobile: displayPhone(person.mobile),
    role_ids: person.roles.map(({ id }) => id),
  }
}

/** The form as it is sent: an empty date is none. */
export function factsOf({ role_ids: _, ...values }: PersonValues) {
  return { ...values, hired_on: values.hired_on || null }
}

/** Name and username follow the first and last name until someone types another. */
export function withNames(values: PersonValues, typed: { first_name?: string; last_name?: string }) {
  const before = suggestionsFor(values)
  const next = { first_name: values.first_name, last_name: values.last_name, ...typed }
  const after = suggestionsFor(next)
  return {
    ...next,
    name: values.name === before.name ? after.name : values.name,
    username: values.username === before.username ? after.username : values.username,
  }
}

function suggestionsFor({ first_name, last_name }: { first_name: string; last_name: string }) {
  const parts = [first_name, last_name].map((part) => part.trim()).filter(Boolean)
  const username = parts
    .join('.')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}._-]+/gu, '')
  return { name: parts.join(' '), username }
}
