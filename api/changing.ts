import type { MiddlewareHandler } from 'hono'
import { tooManyAdditions, tooManyJobChanges } from '#domain/leads/suspicion/too-many.ts'
import { currentSession } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import type { ApiEnv } from './env.ts'
import { sendReceiptAgain } from './once.ts'

/** Each is stored for good, with its event: a device that is lost, or a script, makes only so many. Refused ones count too. */
export const limitChanges: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await c.var.limits.changes.use(currentSession(c).employee.id, tooManyJobChanges)
  await next()
}

/** The same of what a person adds to a chat. */
export const limitAdditions: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await c.var.limits.additions.use(currentSession(c).employee.id, tooManyAdditions)
  await next()
}

/** What comes before a change of a job, its visits, money or code. What was applied before has its receipt, and does not count again. */
export const changing: MiddlewareHandler<ApiEnv>[] = [limitBody, sendReceiptAgain, limitChanges]
