import { sql, type ExpressionBuilder } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { grantsWith } from '#domain/roles/grants.ts'
import type { Permission } from '#domain/roles/permissions.ts'
import type { Scope } from '#domain/roles/scopes.ts'
import { maySignIn } from './may-sign-in.ts'

type Person = ExpressionBuilder<Schema, 'employee'>

const toWork: readonly Permission[] = ['leads.view', 'leads.work']
/** A conversation is seen as far as the request that it becomes. */
const toReply: readonly Permission[] = ['leads.view', 'chat.view', 'chat.reply']

/** To whom requests can be given, and who can be sent to a customer, in any query over `employee`. */
export function mayWork(person: Person) {
  return person.and([maySignIn(person), rolesLetWork(person)])
}

/** Whose roles let them see the requests that are given to them, and work on them, whether they may sign in or not. */
export function rolesLetWork(person: Person) {
  return person.and(toWork.map((permission) => person.exists(rolesThatAllow(person, permission))))
}

/** Who can be in a conversation, in any query over `employee`. */
export function mayReply(person: Person) {
  return person.and([
    maySignIn(person),
    ...toReply.map((permission) => person.exists(rolesThatAllow(person, permission))),
  ])
}

/** The roles of a person that have the permission, in any scope or in one of these. */
export function rolesThatAllow(person: Person, permission: Permission, within?: readonly Scope[]) {
  return person
    .selectFrom('employee_role')
    .innerJoin('role', 'role.id', 'employee_role.role_id')
    .select('role.id')
    .whereRef('employee_role.employee_id', '=', 'employee.id')
    .where(sql<boolean>`role.permissions && ${grantsWith(permission, within)}::text[]`)
}
