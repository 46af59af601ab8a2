import { Refusal } from '#platform/refusal.ts'
import { minute, second } from '#platform/time.ts'
import type { World } from '#platform/world.ts'

const triedAgainAfter = 10 * minute
const mostRemembered = 1000

type Slow = { until: number; refusal: Refusal }
const slow = new Map<string, Slow>()

/** A paper that took too long is refused at once for a while: to try it all the time would hold up the papers of everyone else. */
export async function rememberingSlow<Made>(
  { now }: Pick<World, 'now'>,
  id: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const before = slow.get(id)
  const at = now().getTime()
  if (before && at < before.until) throw before.refusal
  slow.delete(id)
  try {
    return await make()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'document-too-slow') remember(id, at, error)
    throw error
  }
}

function remember(id: string, at: number, { status, code, message }: Refusal) {
  const [oldest] = slow.keys()
  if (slow.size >= mostRemembered && oldest !== undefined) slow.delete(oldest)
  const refusal = new Refusal(status, code, message, { retryAfter: triedAgainAfter / second })
  slow.set(id, { until: at + triedAgainAfter, refusal })
}
