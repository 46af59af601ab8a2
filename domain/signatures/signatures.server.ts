import { sql } from 'kysely'
import { announce } from '#platform/events/events.ts'
import { hashPassword, isPassword } from '#platform/secrets/passwords.ts'
import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import { sealRowsAnew } from '#platform/secrets/seal-rows-anew.ts'
import { seal, unseal } from '#platform/secrets/sealed.ts'
import { second } from '#platform/time.ts'
import { durationWords } from '#platform/text/duration-words.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { lockedFor } from '#domain/sessions/attempts.ts'
import type { Session } from '#domain/sessions/sessions.server.ts'
import { Drawing, type SignatureChange } from './signature.ts'
import { signatureRemoved, signatureSet } from './signature-events.ts'

const purpose = 'signature'

/** How many PINs may be tried before the person is locked out for a while. */
const mostTries = 5

/** Keeps the person's signature and its PIN in place of the one before. The caller has asked for the password. */
export async function setSignature(
  world: World,
  { employee: { id } }: Session,
  { pin, drawing }: Omit<SignatureChange, 'password'>,
): Promise<void> {
  const pin_hash = await hashPassword(pin)
  const at = world.now()
  const columns = { pin_hash, tries: 0, tried_at: at, set_at: at }
  await inTransaction(world, async (world) => {
    if (drawing) {
      const sealed = seal(world.secret, labelFor(id), Buffer.from(JSON.stringify(drawing)))
      await world.db
        .insertInto('signature')
        .values({ employee_id: id, sealed, has_own_key: true, ...columns })
        .onConflict((row) => row.column('employee_id').doUpdateSet({ sealed, has_own_key: true, ...columns }))
        .execute()
    } else await changePin(world, id, columns)
    await announce(world, signatureSet, { employee_id: id }, id)
  })
}

/**
 * The person's signature, for whoever has their session and their PIN. Each try counts before it is looked at, and wrong ones
 * must stay counted: so never inside a transaction, which would take the count back.
 */
export async function signWith(world: World, { employee: { id } }: Session, pin: string): Promise<Drawing> {
  if (world.db.isTransaction) throw new Error('A signature is asked for before the transaction begins.')
  const signature = (await countTry(world, id)) ?? (await refuseTry(world, id))
  if (!(await isPassword(signature.pin_hash, pin))) throw wrongPin()
  await world.db.updateTable('signature').set({ tries: 0 }).where('employee_id', '=', id).execute()
  return Drawing.parse(JSON.parse(unseal(world.secret, labelFor(id), signature.sealed).toString()))
}

/** When the person's signature was set; null where there is none. */
export async function signatureSetAt({ db }: World, employeeId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('signature')
    .select('set_at')
    .where('employee_id', '=', employeeId)
    .executeTakeFirst()
  return row?.set_at ?? null
}

export function removeSignature(world: World, { employee: { id } }: Session): Promise<void> {
  return inTransaction(world, async (world) => {
    const removed = await world.db
      .deleteFrom('signature')
      .where('employee_id', '=', id)
      .returning('employee_id')
      .executeTakeFirst()
    if (removed) await announce(world, signatureRemoved, { employee_id: id }, id)
  })
}

/** For the start: what an older release sealed with a key that all signatures shared gets one of its own. */
export async function giveSignaturesOwnKeys(world: World): Promise<void> {
  const { db } = world
  const rows = await db
    .selectFrom('signature')
    .select(['employee_id as of', 'sealed'])
    .where('has_own_key', '=', false)
    .execute()
  const keep = (id: string, sealed: Buffer) =>
    db
      .updateTable('signature')
      .set({ sealed, has_own_key: true })
      .where('employee_id', '=', id)
      .where('has_own_key', '=', false)
      .execute()
  await sealRowsAnew(world, { purpose, rows, keep })
}

/** A drawing that is moved to another's row does not open. */
function labelFor(employeeId: string) {
  return { purpose, of: employeeId }
}

async function changePin({ db }: World, id: string, columns: { pin_hash: string; tries: number }) {
  const changed = await db
    .updateTable('signature')
    .set(columns)
    .where('employee_id', '=', id)
    .returning('employee_id')
    .executeTakeFirst()
  if (!changed) throw noSignature()
}

/** Of many who try at once, no more than may get through: the database counts them one after the other. */
function countTry({ db, now }: World, id: string) {
  const over = new Date(now().getTime() - lockedFor)
  const beginsAnew = sql<boolean>`(tries = 0 or tried_at <= ${over})`
  return db
    .updateTable('signature')
    .set({
      tries: sql`case when ${beginsAnew} then 1 else tries + 1 end`,
      tried_at: sql`case when ${beginsAnew} then ${now()} else tried_at end`,
    })
    .where('employee_id', '=', id)
    .where((is) => is.or([is('tries', '<', mostTries), is('tried_at', '<=', over)]))
    .returning(['pin_hash', 'sealed'])
    .executeTakeFirst()
}

async function refuseTry({ db, now }: World, id: string): Promise<never> {
  const row = await db
    .selectFrom('signature')
    .select('tried_at')
    .where('employee_id', '=', id)
    .executeTakeFirst()
  if (!row) throw noSignature()
  const left = row.tried_at.getTime() + lockedFor - now().getTime()
  throw new Refusal(
    429,
    'too-many-pins',
    `Too many wrong PINs. Wait ${durationWords(lockedFor)}, or set a new PIN with your password.`,
    { retryAfter: Math.max(1, Math.ceil(left / second)) },
  )
}

function wrongPin() {
  return fieldRefusal('pin', 'This PIN isn’t correct.', { status: 400, code: 'wrong-pin' })
}

function noSignature() {
  return new Refusal(404, 'no-signature', 'You don’t have a signature yet. Draw one first.')
}
