import { permissions } from '#domain/roles/permissions.ts'
import { oneOfForty } from './fill-jobs.ts'

/** Someone who may do everything. */
export const employee = {
  id: oneOfForty,
  username: 'o',
  name: 'O',
  roles: [],
  permissions: Object.fromEntries(permissions.map((permission) => [permission, 'all'])),
  must_change_password: false,
  language: 'en' as const,
  second_factor: 'none' as const,
}
