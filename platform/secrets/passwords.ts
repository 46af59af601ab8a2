import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#platform/refusal.ts'

/** argon2id with one of the sets that OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const running = 2
const waiting = 50
let busy = 0
let done = 0
const queue: (() => void)[] = []

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/**
 * Whether the password belongs to the hash. Without a hash the same work is done for nothing, so that the time of the
 * answer does not tell whether there is such a person.
 */
export function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    const matches = await verify(storedHash ?? (await hashOfNobody), password)
    return matches && storedHash !== null
  })
}

/** How many hashes this process has made and compared. */
export function countHashes() {
  return done
}

const hashOfNobody = hash(crypto.randomUUID(), cost)

/** Hashing is the costliest thing a stranger can ask for: few at a time, a short queue, then a plain refusal. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= running) {
    if (queue.length >= waiting) {
      throw new Refusal(503, 'busy', 'Too many people are signing in right now. Try again in a moment.', {
        retryAfter: 2,
      })
    }
    await new Promise<void>((start) => queue.push(start))
  } else busy++
  try {
    done++
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else busy--
  }
}
