import { sql, type ExpressionBuilder } from 'kysely'
import type { Schema } from '#db/schema.ts'

/**
 * Who may sign in, in any query over `employee`: people who have a password and are neither suspended nor gone. An invited
 * person may choose a password with their code, and may sign in from then on.
 */
export function maySignIn(person: ExpressionBuilder<Schema, 'employee'>) {
  // A literal, because prepared queries take no values but their own.
  return person('employee.status', '=', sql.lit('active'))
}
