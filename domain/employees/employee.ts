import * as z from 'zod'
import { defineEvent } from '#platform/event.ts'
import { permissions } from '#domain/roles/permissions.ts'

/** The signed-in person, as the portal knows them. */
export const SignedIn = z.object({
  id: z.uuid(),
  username: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.enum(permissions)),
  must_change_password: z.boolean(),
})
export type SignedIn = z.output<typeof SignedIn>

export const minPasswordLength = 12

const employeeId = { employee_id: z.uuid() }
export const employeeCreated = defineEvent('employee.created', z.object(employeeId), 'employee_id')
export const passwordChanged = defineEvent('employee.password_changed', z.object(employeeId), 'employee_id')
/** By whoever sits at the machine that the product runs on. */
export const passwordReset = defineEvent('employee.password_reset', z.object(employeeId), 'employee_id')
