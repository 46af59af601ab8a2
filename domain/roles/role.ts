import * as z from 'zod'
import { MadeId } from '#platform/requests/sent-id.ts'
import { line, text } from '#platform/text/text.ts'
import { areSound } from './grants.ts'
import { permissions } from './permissions.ts'
import { scopes } from './scopes.ts'

/** More are beyond anyone's overview, and the list shows all of them at once. */
export const mostRoles = 100

/** Each permission with whose rows it reaches; what is not named is not granted. */
const GrantsRecord = z.partialRecord(z.enum(permissions), z.enum(scopes))

/** What a role says and allows, as one form sends it. */
export const RoleFacts = z.object({
  name: line(60, 'Enter a name for the role.').min(1, 'Enter a name for the role.'),
  description: text(300).default(''),
  permissions: GrantsRecord.refine(areSound, 'Choose a valid option for each permission.'),
  /** People with the role must set up a second factor and use it. */
  demands_factor: z.boolean().default(false),
})
export type RoleFacts = z.output<typeof RoleFacts>

/** `id` is made by the client, so that sending twice is harmless. */
export const NewRole = RoleFacts.extend({ id: MadeId })
export type NewRole = z.output<typeof NewRole>

/** `revision` is the one the change was made from: when someone else was quicker, nothing is overwritten. */
export const RoleChange = RoleFacts.extend({
  revision: z.int().min(1),
  /** If omitted it stays unchanged, so that a client that doesn't know the field can't switch it off. */
  demands_factor: z.boolean().optional(),
})
export type RoleChange = z.output<typeof RoleChange>

/** A role as the list shows it. `people_count` counts all who have it, those who left too. */
export const Role = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  permissions: GrantsRecord,
  demands_factor: z.boolean(),
  is_system: z.boolean(),
  people_count: z.int(),
  revision: z.int(),
})
export type Role = z.output<typeof Role>
export const RoleList = z.object({ items: z.array(Role) })

export const shownPeople = 50

/** A role as its own page shows it; of its people the first 50, those first who may sign in. */
export const RoleDetail = Role.extend({
  people: z.array(z.object({ id: z.uuid(), name: z.string(), may_sign_in: z.boolean() })),
})
export type RoleDetail = z.output<typeof RoleDetail>

/** A changed role, and how many open requests became unassigned because its people can no longer work on them. */
export const ChangedRole = RoleDetail.extend({ leads_returned: z.int() })

/** Who may sign in and has a permission: how far it reaches for them, and by which of their roles. The first 50 of `count`. */
export const PeopleWhoMay = z.object({
  count: z.int(),
  people: z.array(
    z.object({ id: z.uuid(), name: z.string(), scope: z.enum(scopes), roles: z.array(z.string()) }),
  ),
})
export type PeopleWhoMay = z.output<typeof PeopleWhoMay>
