import { sql, type ExpressionBuilder } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { rolesThatAllow } from '#domain/employees/may-work.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Scope } from '#domain/roles/scopes.ts'

// Who sees a conversation: who sees all, whoever is in it, and whoever sees the request that it becomes. Asked from both sides, and for
// open portals by `addressEvents`; `visible.test.ts` holds them equal.

export type Viewer = { readonly employee: Pick<SignedIn, 'id'>; readonly scope: Scope }
type Person = ExpressionBuilder<Schema, 'employee'>

/** Which conversations a person sees, in any query over `chat`. */
export function visibleTo({ employee, scope }: Viewer) {
  if (scope === 'all') return sql<boolean>`true`
  return sql<boolean>`(chat.assigned_to = ${employee.id} or exists (select from lead_reader
    where lead_reader.lead_id = chat.id and lead_reader.employee_id = ${employee.id}))`
}

/** Which people see a conversation of those who may reply, in any query over `employee`. */
export function seesChat(person: Person, chatId: string) {
  const chat = person.selectFrom('chat').select('chat.id').where('chat.id', '=', chatId)
  return person.or([
    seesItsRequest(person, chatId),
    person.exists(chat.whereRef('chat.assigned_to', '=', 'employee.id')),
  ])
}

/** The same, whoever is in it: by the request of the conversation, or because they see all. */
export function seesItsRequest(person: Person, chatId: string) {
  const readers = person.selectFrom('lead_reader').select('lead_id').where('lead_id', '=', chatId)
  const all = (['leads.view', 'chat.reply'] as const).map((permission) =>
    person.exists(rolesThatAllow(person, permission, ['all'])),
  )
  return person.or([
    person.and(all),
    person.exists(readers.whereRef('lead_reader.employee_id', '=', 'employee.id')),
  ])
}
