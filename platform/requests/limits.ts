import { CompiledQuery } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#platform/database/database.ts'
import { Refusal } from '#platform/refusal.ts'
import { second } from '#platform/time.ts'

/** `points` uses in `seconds`; what goes over waits until the time is over. */
export type Limit = { name: string; points: number; seconds: number }

export type Limiter = {
  /** Uses one point of the key or refuses with 429 and the sentence. Call it before the work that it guards. */
  use(key: string, sentence: string | (() => Promise<string>)): Promise<void>
  /** Uses one point of the key; false, and nothing worse, where none is left. */
  tryUse(key: string): Promise<boolean>
  /** Gives the points of the key back. */
  forgive(key: string): Promise<void>
}

/** Counted in the database: one count for all nodes, which outlives a restart. */
export function sharedLimiter(db: Database, limit: Limit, scale: number): Limiter {
  return limiter(
    new RateLimiterPostgres({
      storeClient: {
        query: ({ text, values }: PreparedQuery) => db.executeQuery(CompiledQuery.raw(text, values)),
      },
      storeType: 'client',
      tableName: 'attempt',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points: Math.ceil(limit.points * scale),
      duration: limit.seconds,
      blockDuration: limit.seconds,
    }),
  )
}

/** Counted in this process: for floods, where a write for each drop would be the greater harm. */
export function localLimiter(limit: Limit, scale: number): Limiter {
  return limiter(new RateLimiterMemory({ points: Math.ceil(limit.points * scale), duration: limit.seconds }))
}

type PreparedQuery = { text: string; values: unknown[] }

function limiter(counter: RateLimiterPostgres | RateLimiterMemory): Limiter {
  return {
    async use(key, sentence) {
      const full = await consume(counter, key)
      if (!full) return
      const retryAfter = Math.max(1, Math.ceil(full.msBeforeNext / second))
      const said = typeof sentence === 'string' ? sentence : await sentence()
      throw new Refusal(429, 'too-many', said, { retryAfter })
    },
    async tryUse(key) {
      return !(await consume(counter, key))
    },
    async forgive(key) {
      await counter.delete(key)
    },
  }
}

/** Null where there was a point left, else how long it takes until there is one again. */
async function consume(counter: RateLimiterPostgres | RateLimiterMemory, key: string) {
  try {
    await counter.consume(key)
    return null
  } catch (full) {
    if (!(full instanceof RateLimiterRes)) throw full
    return full
  }
}
