import { sql } from 'kysely'
import { badCursor } from '#platform/database/page-cursor.ts'
import { hashContent } from '#platform/content-hash.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { clockWords } from '#domain/company/clock-words.ts'
import { addTotals, effectOf, noTotals, withoutEffect, type Totals } from './balance.ts'
import { centsWords } from './cents.ts'
import type { EntryType } from './entry-kinds.ts'
import { MoneyEntry, type EntryVoid, type MoneyQuery, type NewEntry } from './entry.ts'

/** Adds an entry to a job, which the caller has locked, and to its sums, once. Says whether it is new. */
export async function insertEntry(
  world: World,
  { job_id, on, ...entry }: NewEntry & { job_id: string },
  by: string,
): Promise<boolean> {
  const content_hash = hashContent({ job_id, on, ...entry })
  const inserted = await world.db
    .insertInto('money_entry')
    .values({ ...entry, job_id, entry_on: on, content_hash, created_at: world.now(), created_by: by })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) {
    await count(world, job_id, effectOf(entry))
    return true
  }
  const known = await world.db
    .selectFrom('money_entry')
    .select(['content_hash', 'job_id', 'amount_cents', 'created_at'])
    .where('id', '=', entry.id)
    .executeTakeFirst()
  if (known?.content_hash === content_hash) return false
  throw entryDiffers(known?.job_id === job_id ? known : null, world.now())
}

/**
 * Voids an entry of one of these jobs, which the caller has locked. Null where the same person voided it before for the same reason;
 * what someone else voided is refused, for its reason is not replaced.
 */
export async function updateVoided(
  world: World,
  { id, jobIds, reason, by }: EntryVoid & { id: string; jobIds: readonly string[]; by: string },
): Promise<{ job_id: string; type: EntryType } | null> {
  const entry = await world.db
    .selectFrom('money_entry')
    .select(['job_id', 'type', 'party', 'amount_cents', 'voided_at', 'voided_by', 'void_reason'])
    .where('id', '=', id)
    .where('job_id', 'in', jobIds)
    .forUpdate()
    .executeTakeFirst()
  if (!entry) throw entryNotFound()
  if (entry.voided_by === by && entry.void_reason === reason) return null
  if (entry.voided_at) throw new Refusal(409, 'entry-voided', 'This amount is voided already.')
  await world.db
    .updateTable('money_entry')
    .set({ voided_at: world.now(), voided_by: by, void_reason: reason })
    .where('id', '=', id)
    .execute()
  await count(world, entry.job_id, withoutEffect(effectOf(entry)))
  return entry
}

export async function getEntry(world: World, id: string): Promise<MoneyEntry> {
  const row = await selectEntries(world.db).where('entry.id', '=', id).executeTakeFirst()
  if (!row) throw entryNotFound()
  return toEntry(row)
}

/** What is voided counts for nothing here. */
export async function totalsOf({ db }: World, jobIds: readonly string[]): Promise<Totals> {
  const rows = await db
    .selectFrom('job_money')
    .select(['charged_cents', 'credited_cents', 'customer_paid_cents', 'insurance_paid_cents'])
    .where('job_id', 'in', jobIds)
    .execute()
  return rows
    .map((row) => ({
      charged_cents: Number(row.charged_cents),
      credited_cents: Number(row.credited_cents),
      customer_paid_cents: Number(row.customer_paid_cents),
      insurance_paid_cents: Number(row.insurance_paid_cents),
    }))
    .reduce(addTotals, noTotals)
}

/** A page of the entries of these jobs, the newest day first; each job is read by its own index, and no further than the page. */
export async function listEntries(
  { db }: World,
  jobIds: readonly string[],
  { cursor, limit }: MoneyQuery,
): Promise<{ items: MoneyEntry[]; next: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor)
  const older = after
    ? sql`and (money_entry.entry_on, money_entry.id) < (${after.on}::date, ${after.id}::uuid)`
    : sql``
  const { rows: ids } = await sql<{ id: string }>`
    select entry.id from unnest(${jobIds}::uuid[]) as family (job_id) cross join lateral (
      select id, entry_on from money_entry where money_entry.job_id = family.job_id ${older}
      order by entry_on desc, id desc limit ${limit + 1}
    ) as entry order by entry_on desc, id desc limit ${limit + 1}`.execute(db)
  if (ids.length === 0) return { items: [], next: null }
  const rows = await selectEntries(db)
    .where(
      'entry.id',
      'in',
      ids.map(({ id }) => id),
    )
    .orderBy('entry_on', 'desc')
    .orderBy('entry.id', 'desc')
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(toEntry),
    next: rows.length > limit && last ? `${last.entry_on}_${last.id}` : null,
  }
}

/** The answer was lost, and then something else was typed. What arrived is told, unless it is of another job. */
function entryDiffers(arrived: { amount_cents: number; created_at: Date } | null, now: Date) {
  const sentence = arrived
    ? `${centsWords(arrived.amount_cents)} did arrive at ${clockWords(arrived.created_at, now)}. If that was wrong, void it and enter the other amount.`
    : 'A different amount was already entered with this ID.'
  return new Refusal(409, 'entry-differs', sentence)
}

function entryNotFound() {
  return new Refusal(404, 'entry-not-found', 'Amount not found.')
}

async function count({ db }: World, job_id: string, effect: Totals) {
  await db
    .insertInto('job_money')
    .values({
      job_id,
      charged_cents: String(effect.charged_cents),
      credited_cents: String(effect.credited_cents),
      customer_paid_cents: String(effect.customer_paid_cents),
      insurance_paid_cents: String(effect.insurance_paid_cents),
    })
    .onConflict((row) =>
      row.column('job_id').doUpdateSet({
        charged_cents: sql`job_money.charged_cents + excluded.charged_cents`,
        credited_cents: sql`job_money.credited_cents + excluded.credited_cents`,
        customer_paid_cents: sql`job_money.customer_paid_cents + excluded.customer_paid_cents`,
        insurance_paid_cents: sql`job_money.insurance_paid_cents + excluded.insurance_paid_cents`,
      }),
    )
    .execute()
}

function selectEntries(db: World['db']) {
  return db
    .selectFrom('money_entry as entry')
    .innerJoin('employee', 'employee.id', 'entry.created_by')
    .leftJoin('employee as voider', 'voider.id', 'entry.voided_by')
    .select(['entry.id', 'entry.job_id', 'entry.type', 'entry.kind', 'entry.party', 'entry.amount_cents'])
    .select(['entry.entry_on', 'entry.reference', 'entry.note', 'entry.created_at', 'employee.name as by'])
    .select(['entry.voided_at', 'voider.name as voided_by', 'entry.void_reason'])
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>

function toEntry({ entry_on, created_at, voided_at, voided_by, void_reason, ...row }: EntryRow): MoneyEntry {
  return {
    ...row,
    kind: MoneyEntry.shape.kind.parse(row.kind),
    on: entry_on,
    created_at: created_at.toISOString(),
    voided: voided_at && { at: voided_at.toISOString(), by: voided_by ?? '', reason: void_reason },
  }
}

function readCursor(cursor: string) {
  const [, on = '', id = ''] =
    /^(\d{4}-\d\d-\d\d)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? []
  if (!id || !MoneyEntry.shape.on.safeParse(on).success) throw badCursor()
  return { on, id }
}
