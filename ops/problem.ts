import { DetailedError } from 'hono/client'
import * as z from 'zod'
import type { Words } from './words/en.ts'
import { enFirst } from './words/en-first.ts'

/** Why a call failed: `status` is null where no answer came. */
export type Problem = {
  status: number | null
  code: string
  detail: string
  fields: Record<string, string[]>
}

const Told = z.object({
  code: z.string().catch(''),
  detail: z.string().catch(''),
  fields: z.record(z.string(), z.array(z.string())).catch({}),
})

/** Anything that was thrown, as a sentence for the person at the screen. What has no words here is said as the server says it. */
export function problemOf(error: unknown, words: Words['problems'] = enFirst.problems): Problem {
  if (error instanceof DetailedError) {
    const told = Told.safeParse(error.detail?.data)
    const { code, detail, fields } = told.success ? told.data : { code: '', detail: '', fields: {} }
    return {
      status: Number(error.statusCode),
      code,
      detail: words.codes[code] ?? (detail || words.unexplained),
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, told]) => [
          field,
          told.map((sentence) => words.fields[sentence] ?? sentence),
        ]),
      ),
    }
  }
  if (isFull(error)) return { status: null, code: 'device-full', detail: words.deviceFull, fields: {} }
  const isUnanswered = error instanceof TypeError
  return {
    status: null,
    code: isUnanswered ? 'no-answer' : 'bug',
    detail: isUnanswered ? words.noAnswer : words.bug,
    fields: {},
  }
}

/** The database of the browser says so itself, or as what made it give up. */
export function isFull(error: unknown): boolean {
  const { data } = Failure.safeParse(error)
  return data?.name === full || data?.inner?.name === full
}

const full = 'QuotaExceededError'
const Failure = z.object({
  name: z.string(),
  inner: z.object({ name: z.string() }).optional().catch(undefined),
})

const WithCurrent = z.object({ current: z.unknown() })

/** What there is now, as a refusal of a stale change says it; null where it says nothing of this kind. */
export function currentOf<Schema extends z.ZodType>(error: unknown, schema: Schema): z.output<Schema> | null {
  if (!(error instanceof DetailedError)) return null
  const told = WithCurrent.safeParse(error.detail?.data)
  return schema.safeParse(told.data?.current).data ?? null
}

const WithMoved = z.object({ moved_to: z.object({ id: z.string(), number: z.string() }) })

/** The job that is kept, where the answer about a merged one leads there; null where it does not. */
export function movedTo(error: unknown): { id: string; number: string } | null {
  if (!(error instanceof DetailedError)) return null
  return WithMoved.safeParse(error.detail?.data).data?.moved_to ?? null
}

/** Whether no answer came at all: the line on top of every screen tells of that. */
export function isUnanswered(error: unknown) {
  return problemOf(error).code === 'no-answer'
}

/**
 * Whether the same call may succeed seconds later without anyone doing anything: then it is retried at once. What stays in the
 * outbox until the person has signed in again or the server is repaired is another question: `staysQueued`.
 */
export function isTransient(error: unknown) {
  const { status, code } = problemOf(error)
  return code === 'no-answer' || status === 429 || status === 502 || status === 503 || status === 504
}
