import type { Context } from 'hono'
import { readBounded } from '#platform/requests/bounded-bytes.ts'
import type { Refusal } from '#platform/refusal.ts'
import { letIn } from './authentication.ts'
import type { ApiEnv } from './env.ts'

type Bounds = { most: number; tooLarge: () => Refusal }

/**
 * The bytes of a file that is sent as a body. It may take its time: whoever was let in before it came must still be let in
 * once it is there, and what they may do is asked after it.
 */
export async function readSentFile(c: Context<ApiEnv>, bounds: Bounds): Promise<Buffer> {
  if (Number(c.req.header('content-length')) > bounds.most) throw bounds.tooLarge()
  const body = c.req.raw.body ?? new Blob().stream()
  const bytes = await readBounded(body, { ...bounds, from: c.var.address })
  if (c.var.session) await letIn(c)
  return bytes
}
