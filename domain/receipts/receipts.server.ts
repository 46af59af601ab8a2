import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { only } from '#platform/database/in-groups.ts'
import { Refusal } from '#platform/refusal.ts'
import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import type { ReceivedLead } from '#domain/leads/receive-leads.server.ts'
import { promisedCall } from '#domain/leads/promised-call.ts'
import { receiptOpenFor, type OpenedReceipt, type Receipt, type Visitor } from './receipt.ts'
import { listPhotos } from '#domain/records/record-photos.server.ts'

/** How long a request that came without a retry key may come again for another secret. */
const retriesWithoutKey = 15 * minute

/** Of a request that was received, and what the browser sends again with it where an answer got lost. */
type ReceiptFor = { received: ReceivedLead; retryKey: string | undefined }

/**
 * Gives the visitor the secret of their receipt. The answer may be lost: until the secret is used, the same request again
 * gets another one in its place. Staff can read what was sent and could send it again: so the browser that sent it shows
 * its retry key, which nobody else sees. A request that came through another door has no receipt, and gets none later.
 */
export async function openReceipt(
  world: World,
  received: ReceivedLead,
  retryKey: string | undefined,
): Promise<OpenedReceipt> {
  return only(await openReceipts(world, [{ received, retryKey }]))
}

/** The same for several requests; the receipts of all new ones take one statement. */
export async function openReceipts(world: World, wanted: readonly ReceiptFor[]): Promise<OpenedReceipt[]> {
  const receipts = wanted.map(({ received, retryKey }) => makeReceipt(received, retryKey))
  const rows = receipts.filter(({ isNew }) => isNew).map(({ row }) => row)
  if (rows.length > 0) await world.db.insertInto('receipt').values(rows).execute()

  const opened = []
  for (const { isNew, receivedAt, row, secret, answer } of receipts) {
    const isHeld = isNew || (await replaceSecret(world, row, receivedAt))
    opened.push(isHeld ? { ...answer, secret } : answer)
  }
  return opened
}

function makeReceipt({ received_at, isNew, ...lead }: ReceivedLead, retryKey: string | undefined) {
  const open_until = new Date(received_at.getTime() + receiptOpenFor)
  const secret = randomBytes(32).toString('base64url')
  const hashes = {
    secret_hash: hashOf(secret),
    retry_hash: retryKey === undefined ? null : hashOf(retryKey),
  }
  return {
    isNew,
    receivedAt: received_at,
    secret,
    row: { lead_id: lead.id, ...hashes, open_until, used_at: null, changes: 0 },
    answer: { ...lead, open_until: open_until.toISOString() },
  }
}

type Replacing = { lead_id: string; secret_hash: Buffer; retry_hash: Buffer | null }

/** Whether there was a receipt whose secret may be replaced. */
async function replaceSecret(
  world: World,
  { lead_id, secret_hash, retry_hash }: Replacing,
  receivedAt: Date,
): Promise<boolean> {
  const now = world.now()
  const mayDoWithoutKey = now.getTime() < receivedAt.getTime() + retriesWithoutKey
  const replaced = await world.db
    .updateTable('receipt')
    .set({ secret_hash })
    .where('lead_id', '=', lead_id)
    .where('used_at', 'is', null)
    .where('open_until', '>', now)
    .$if(!mayDoWithoutKey, (row) => row.where('retry_hash', 'is not', null))
    .where((row) => row.or([row('retry_hash', 'is', null), row('retry_hash', '=', retry_hash)]))
    .returning('lead_id')
    .executeTakeFirst()
  return replaced !== undefined
}

/** Refuses anyone without the receipt, with the same message whatever is wrong. */
export async function requireHolder(
  { db, now }: World,
  { id, secret }: Pick<Visitor, 'id' | 'secret'>,
): Promise<void> {
  const receipt = await db
    .selectFrom('receipt')
    .select(['secret_hash', 'open_until', 'used_at'])
    .where('lead_id', '=', id)
    .executeTakeFirst()
  const isHeld = timingSafeEqual(hashOf(secret), receipt?.secret_hash ?? hashOfNoSecret)
  if (!receipt || !isHeld || receipt.open_until <= now()) throw noReceipt()
  if (receipt.used_at) return
  // Between the two statements a repeated request may have put another secret in its place.
  const used = await db
    .updateTable('receipt')
    .set({ used_at: now() })
    .where('lead_id', '=', id)
    .where('secret_hash', '=', receipt.secret_hash)
    .returning('lead_id')
    .executeTakeFirst()
  if (!used) throw noReceipt()
}

export async function getReceipt(world: World, visitor: Visitor): Promise<Receipt> {
  await requireHolder(world, visitor)
  return readReceipt(world, visitor)
}

/** Only after the receipt has been verified. */
export async function readReceipt(world: World, { id, company }: Visitor): Promise<Receipt> {
  const [row, photos] = await Promise.all([selectReceipt(world, id), visitorPhotosOf(world, id)])
  const { call_back_minutes } = company
  const { received_at, open_until, cancelled_at } = row
  return {
    ...row,
    photos,
    received_at: received_at.toISOString(),
    open_until: open_until.toISOString(),
    cancelled_at: cancelled_at?.toISOString() ?? null,
    // Also where it was quarantined: a program must not learn that it was found out.
    call_by: promisedCall(received_at, call_back_minutes),
  }
}

/** Forgets receipts with which nothing can be changed any more. */
export async function forgetOldReceipts({ db, now }: World): Promise<void> {
  await db.deleteFrom('receipt').where('open_until', '<=', now()).execute()
}

function selectReceipt({ db }: World, id: string) {
  return db
    .selectFrom('lead')
    .innerJoin('receipt', 'receipt.lead_id', 'lead.id')
    .leftJoin('employee', 'employee.id', 'lead.assigned_to')
    .select(['lead.id', 'reference', 'lead.name', 'phone', 'loss', 'service', 'town', 'when', 'insurance'])
    .select(['reach_by', 'text_consent', 'message', 'depth', 'rooms', 'received_at', 'cancelled_at'])
    .select(['open_until', 'employee.name as claimed_by'])
    .where('lead.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Those the visitor sent; what staff photographed is the file's. */
async function visitorPhotosOf(world: World, lead_id: string) {
  const photos = await listPhotos(world, lead_id)
  return photos.filter(({ added_by }) => added_by === null).map(({ sha256 }) => sha256)
}

function hashOf(secret: string) {
  return createHash('sha256').update(secret).digest()
}

/** Compared with where there is no receipt, so that the answer takes as long. */
const hashOfNoSecret = randomBytes(32)

function noReceipt() {
  return new Refusal(
    404,
    'receipt-not-found',
    'This request can no longer be changed from here. Please call us with your reference.',
  )
}
