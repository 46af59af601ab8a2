import { OpenAPIHono, type Hook } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import * as z from 'zod'
import { refusalWhileAway } from '#platform/database/database-away.ts'
import { Refusal } from '#platform/refusal.ts'
import { Finding } from '#domain/forms/checks/finding.ts'
import type { ApiEnv } from './env.ts'

/** Every "no" of the API. `detail` and `message` are the same sentence: clients of both habits find it. */
export const ErrorAnswer = z.object({
  code: z.string(),
  detail: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  missing: z.array(z.string()).optional(),
  permission: z.string().optional(),
  /** Of a device whose session was ended to erase it (401): who asked for that, and when. */
  erased: z.object({ by: z.string().nullable(), at: z.iso.datetime() }).optional(),
  /** Of a form that can’t be published or drawn yet (422): what is wrong with it, and where. */
  findings: z.array(Finding).optional(),
  /** Of a job that was merged into one that you see (410): that one. */
  moved_to: z.object({ id: z.string(), number: z.string() }).optional(),
  /** Of a change made from an older state (409): the record as it is now, as its own endpoint answers with it. */
  current: z.unknown().optional(),
})

/** A router whose bad input is answered in the one shape. */
export function newApi() {
  return new OpenAPIHono<ApiEnv>({ defaultHook: refuseBadInput })
}

/** Documents an answer. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { content: { 'application/json': { schema } }, description }
}

/** Documents the body that is asked for. */
export function body<Schema extends z.ZodType>(schema: Schema) {
  return { content: { 'application/json': { schema } }, required: true }
}

const descriptions = {
  400: 'The request can’t be read.',
  401: 'Not signed in, or the username or password isn’t correct.',
  403: 'Not permitted.',
  404: 'Not found.',
  409: 'A conflict: something changed, or is missing.',
  410: 'No longer available.',
  413: 'Too large.',
  415: 'A different content type is expected.',
  422: 'Some fields have errors.',
  429: 'Too many requests.',
  503: 'Busy, the database away, or no room on the disk: try again later.',
}

/** Documents the refusals of an endpoint; each may have to say that the database is away. */
export function refusals<Status extends keyof typeof descriptions>(...statuses: Status[]) {
  type Answers = { [S in Status | 503]: ReturnType<typeof json<typeof ErrorAnswer>> }
  const answers: Partial<Answers> = {}
  for (const status of [...statuses, 503] as const) answers[status] = json(ErrorAnswer, descriptions[status])
  return answers
}

export function answerError(error: Error, c: Context<ApiEnv>) {
  const refusal =
    error instanceof Refusal ? error : (c.var.world.room.refusalFor(error) ?? refusalWhileAway(error))
  if (refusal) return answerRefusal(refusal, c)
  if (error instanceof HTTPException) {
    const sentence = error.status === 415 ? 'Send this as application/json.' : 'The request can’t be read.'
    return c.json(inShape('bad-request', sentence), error.status)
  }
  c.var.world.log.error(
    { err: error, request: c.env?.requestId, method: c.req.method, route: routePath(c, -1) },
    'a bug',
  )
  return c.json(inShape('bug', 'Something went wrong on our side. Try again.'), 500)
}

export function answerRefusal({ status, code, message, extra }: Refusal, c: Context<ApiEnv>) {
  const { retryAfter, ...rest } = extra
  if (retryAfter) c.header('Retry-After', String(retryAfter))
  if (status === 401) c.header('WWW-Authenticate', 'Bearer')
  return c.json({ ...inShape(code, message), ...rest }, status)
}

function inShape(code: string, sentence: string): z.output<typeof ErrorAnswer> {
  return { code, detail: sentence, message: sentence }
}

const refuseBadInput: Hook<unknown, ApiEnv, string, unknown> = (result, c) => {
  if (result.success) return undefined
  const { fieldErrors: fields } = z.flattenError(result.error)
  const isBody = result.target === 'json'
  const sentence = result.error.issues[0]?.message ?? 'Some fields have errors.'
  return c.json({ ...inShape(isBody ? 'bad-fields' : 'bad-request', sentence), fields }, isBody ? 422 : 400)
}
