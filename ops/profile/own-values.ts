import * as z from 'zod'
import { pick, pluck } from '#platform/pluck.ts'
import { employeeFields, ownFields } from '#domain/employees/employee-fields.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { Profile } from './profile-api.ts'

/** What the fields of the form hold, also while it cannot be sent yet. */
const OwnValues = z.object(pick(pluck(employeeFields, 'typed'), ownFields))
export type OwnValues = z.output<typeof OwnValues>

export const OwnDraft = OwnValues.partial()

export function valuesOf(person: Profile): OwnValues {
  return OwnValues.parse({ ...person, mobile: displayPhone(person.mobile) })
}
