import type { MiddlewareHandler } from 'hono'
import { tooManyAdditions } from '#domain/leads/suspicion/too-many.ts'
import { narrowedTo } from '#domain/roles/allowed.ts'
import { anyAnswers, isTooLong, tooLong } from '#domain/submissions/submission.ts'
import { fieldRefusal } from '#platform/refusal.ts'
import { allowed } from './authentication.ts'
import type { ApiEnv } from './env.ts'

/** What was answered, by field: which answers a form takes, its version says. */
export const answers = anyAnswers().openapi({ type: 'object', additionalProperties: true })

/** Ink takes most of it: several signatures, and statements that were written by hand. */
export const mostOfForms = 4_000_000

/**
 * Comes before filled forms are parsed: of megabytes that is work, which nobody may ask for who can't submit, or who sent too much. What
 * was received before has its receipt, and does not count again.
 */
export const limitForms: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { employee } = narrowedTo(allowed(c, 'forms.submit'), allowed(c, 'intake.view'))
  await c.var.limits.additions.use(employee.id, tooManyAdditions)
  if (isTooLong(await c.req.text())) throw fieldRefusal('answers', tooLong)
  await next()
}
