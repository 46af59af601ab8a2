import type { Context } from 'hono'
import type { Draft } from '#platform/files/draft.ts'
import { boundedChunks, readBounded } from '#platform/requests/bounded-bytes.ts'
import type { Refusal } from '#platform/refusal.ts'
import { letIn } from './authentication.ts'
import type { ApiEnv } from './env.ts'

type Bounds = { most: number; tooLarge: () => Refusal }
type DraftBounds = Bounds & { whyEnd: () => Refusal | null }

/**
 * The bytes of a file that is sent as a body. It may take its time: whoever was let in before it came must still be let in
 * once it is there, and what they may do is asked after it.
 */
export async function readSentFile(c: Context<ApiEnv>, bounds: Bounds): Promise<Buffer> {
  const bytes = await readBounded(bodyOf(c, bounds), { ...bounds, from: c.var.address })
  if (c.var.session) await letIn(c)
  return bytes
}

/** The same for a file that is written to the disk as it comes. `use` works on it before it is discarded. */
export async function withSentDraft<T>(
  c: Context<ApiEnv>,
  bounds: DraftBounds,
  use: (draft: Draft) => Promise<T>,
): Promise<T> {
  const draft = await c.var.world.files.setAside(boundedChunks(bodyOf(c, bounds), bounds))
  try {
    if (c.var.session) await letIn(c)
    return await use(draft)
  } finally {
    await draft.discard()
  }
}

function bodyOf(c: Context<ApiEnv>, { most, tooLarge }: Bounds) {
  if (Number(c.req.header('content-length')) > most) throw tooLarge()
  return c.req.raw.body ?? new Blob().stream()
}
