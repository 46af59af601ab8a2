import * as z from 'zod'
import { pluck } from '#platform/pluck.ts'
import { employeeFields, fieldNames, noFacts } from '#domain/employees/employee-fields.ts'
import type { EmployeeDetail } from '#domain/employees/employee-record.ts'
import { displayPhone } from '#domain/leads/phone.ts'

/** What the fields of the form hold, also while it cannot be sent yet. */
const PersonValues = z.object({ ...pluck(employeeFields, 'typed'), role_ids: z.array(z.string()) })
export type PersonValues = z.output<typeof PersonValues>

export const PersonDraft = PersonValues.partial()

export const nobody = typedOf({ ...noFacts, role_ids: [] })

export function valuesOf(person: EmployeeDetail): PersonValues {
  return {
    ...typedOf({ ...nobody, ...person }),
    mobile: displayPhone(person.mobile),
    role_ids: person.roles.map(({ id }) => id),
  }
}

/** The form as it is sent: an empty date is none. */
export function factsOf({ role_ids: _, ...values }: PersonValues) {
  const days = fieldNames.filter((name) => employeeFields[name].kind === 'day')
  return { ...values, ...Object.fromEntries(days.map((day) => [day, values[day] || null])) }
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

/** Where nothing is known, nothing is typed yet. */
function typedOf(facts: Record<string, unknown>) {
  return PersonValues.parse(
    Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value ?? ''])),
  )
}
