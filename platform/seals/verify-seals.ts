import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { batchBytes } from './chain.ts'

/** The first place where record and seals do not fit. */
export type Break = { from: number; to: number; sealed_at: Date; problem: string }

export type Verdict = {
  sealed: number
  /** The newest seal in hexadecimal, so that it can be stored elsewhere and checked later. */
  head: string | null
  waiting: number
  /** Since when the oldest fact waits for its seal. */
  waiting_since: Date | null
  broken: Break | null
  /** Whether the seal that was asked for is one of the chain. */
  knows: boolean
}

/** So many seals are looked at in one question to the database. */
const page = 100

/** Walks the whole chain, seal by seal, while the app may go on. `noted` is a head that was written down earlier. */
export async function verifySeals(db: Database, noted: string | null = null): Promise<Verdict> {
  let before: Buffer = Buffer.alloc(0)
  let end = 0
  let knows = noted === null
  let broken = await findFactBeforeTheFirst(db)
  while (!broken) {
    const seals = await readSeals(db, end, before)
    if (seals.length === 0) break
    for (const seal of seals) {
      const problem = problemOf(seal, end)
      if (problem) broken ??= { ...spanOf(seal, end), sealed_at: seal.sealed_at, problem }
      if (broken) break
      before = seal.hash
      end = Number(seal.to_position)
      knows ||= seal.hash.toString('hex') === noted
    }
  }
  const waiting = await readWaiting(db, end)
  if (!broken && waiting.gap) broken = waiting.gap
  return {
    sealed: end,
    head: end > 0 ? before.toString('hex') : null,
    waiting: waiting.count,
    waiting_since: waiting.since,
    broken,
    knows,
  }
}

type FoundSeal = {
  from_position: string
  to_position: string
  hash: Buffer
  sealed_at: Date
  count: string
  found: Buffer | null
}

async function readSeals(db: Database, end: number, before: Buffer): Promise<FoundSeal[]> {
  const { rows } = await sql<FoundSeal>`
    with chain as (
      select *, lag(hash, 1, ${before}::bytea) over (order by to_position) as before
      from (select * from seal where to_position > ${end} order by to_position limit ${page}) as next)
    select chain.from_position, chain.to_position, chain.hash, chain.sealed_at, batch.count,
      sha256(chain.before || batch.bytes) as found
    from chain cross join lateral (
      select count(*) as count, ${batchBytes} as bytes from event
      where event.position between chain.from_position and chain.to_position) as batch
    order by chain.to_position`.execute(db)
  return rows
}

function problemOf(seal: FoundSeal, end: number) {
  const [from, to] = [Number(seal.from_position), Number(seal.to_position)]
  if (from !== end + 1) return 'The previous seal is missing or different.'
  const lacking = to - from + 1 - Number(seal.count)
  if (lacking > 0) return `${lacking} of its ${to - from + 1} events are missing.`
  return seal.found?.equals(seal.hash) ? null : 'Its events were changed after they were sealed.'
}

function spanOf(seal: FoundSeal, end: number) {
  return { from: Math.min(Number(seal.from_position), end + 1), to: Number(seal.to_position) }
}

/** Positions begin with 1: anything below was inserted later. */
async function findFactBeforeTheFirst(db: Database): Promise<Break | null> {
  const row = await db
    .selectFrom('event')
    .select(['position', 'at'])
    .where('position', '<', '1')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const position = Number(row.position)
  return { from: position, to: position, sealed_at: row.at, problem: 'It is before the first event.' }
}

async function readWaiting(db: Database, end: number) {
  const { rows } = await sql<{ count: string; newest: string | null; placed: string; since: Date | null }>`
    select count(*) as count, count(position) as placed, max(position) as newest, min(at) as since
    from (select position, at from event where position > ${end}
      union all select position, at from event where position is null) as waiting`.execute(db)
  const row = rows[0]
  const [count, newest, since] = [Number(row?.count ?? 0), Number(row?.newest ?? end), row?.since ?? null]
  const lacking = newest - end - Number(row?.placed ?? 0)
  const problem = `${lacking} unsealed events are missing.`
  const gap: Break | null =
    lacking > 0 ? { from: end + 1, to: newest, sealed_at: since ?? new Date(0), problem } : null
  return { count, since, gap }
}
