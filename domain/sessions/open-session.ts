import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '#db/schema.ts'

/** Which sessions are open at `now`, in any query over `session`. Whether their person may sign in is another question. */
export function isOpen(session: ExpressionBuilder<Schema, 'session'>, now: Date) {
  return session.and([
    session('session.ended_at', 'is', null),
    session.or([session('session.expires_at', 'is', null), session('session.expires_at', '>', now)]),
  ])
}
