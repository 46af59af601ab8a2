import { createHash } from 'node:crypto'

/**
 * The key of an email about several things: the same things make the same key, also for a task that runs again. Short however
 * many there are, for it is a key of the database and the id of the message.
 */
export function keyOfAll(kind: string, parts: readonly string[]): string {
  const hash = createHash('sha256').update(parts.join()).digest('hex').slice(0, 32)
  return `${kind}-${hash}`
}
