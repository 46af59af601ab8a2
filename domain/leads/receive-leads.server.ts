import { hashContent } from '#platform/content-hash.ts'
import { only } from '#platform/database/in-groups.ts'
import { announceEach } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { attachPhotos } from '#domain/records/record-photos.server.ts'
import { requireFreeIds } from '#domain/records/free-ids.server.ts'
import type { AskedRequest, LeadReference } from './lead.ts'
import { leadQuarantined, leadReceived } from './lead-events.ts'
import { serviceOfLoss } from './losses.ts'
import { requirePhotos } from './photos-to-take.server.ts'
import { newReference } from './reference.ts'
import { takeTurns } from './suspicion/sources.server.ts'
import { isForged, type Suspicion } from './suspicion/suspicion.ts'

/**
 * Where a request came from, and the reasons to look twice at it. `source` tells senders apart, where it is known. One that comes
 * out of a chat has the id of the chat, whose photos it has already.
 */
export type Arrival = { page: string; suspicions: Suspicion[]; source?: string | null; isOfChat?: boolean }

/** A request as it was received: now, or by an earlier try. */
export type ReceivedLead = LeadReference & { received_at: Date; isNew: boolean }

export type ArrivedLead = Arrival & { request: AskedRequest }

/**
 * Takes requests for help, all of them or none, in the open transaction, and each once: the same id with the same content gets
 * the same answer, with another content a refusal. It takes as many statements for one as for twenty without photos.
 */
export async function receiveLeads(world: World, arrived: readonly ArrivedLead[]): Promise<ReceivedLead[]> {
  for (const { request } of arrived) await requirePhotos(world, request.id, request.photos)
  const inserted = await insertLeads(world, arrived)
  const isNew = (_: ArrivedLead, nth: number) => inserted[nth] !== null
  await addWhatFollows(world, arrived.filter(isNew))

  const received = []
  for (const [nth, lead] of arrived.entries()) {
    const known = inserted[nth] ?? (await findReceived(world, lead.request))
    // Where there is none, the reference was taken this very moment.
    received.push(known ?? only(await receiveLeads(world, [lead])))
  }
  return received
}

/** Null where the id or the reference is taken. */
async function insertLeads(world: World, arrived: readonly ArrivedLead[]): Promise<(ReceivedLead | null)[]> {
  const now = world.now()
  const turns = await takeTurns(
    world,
    arrived.map(({ source, suspicions }) => ({ source, isQuarantined: isForged(suspicions) })),
  )
  const rows = arrived.map((lead, nth) => ({ ...toRow(lead, now), sender_turn: turns[nth] ?? 1 }))
  const inserted = await world.db
    .insertInto('lead')
    .values(rows)
    .onConflict((lead) => lead.doNothing())
    .returning(['id', 'reference'])
    .execute()
  const keys = new Set(inserted.map(keyOf))
  return rows.map((row) => {
    const { id, reference } = row
    return keys.has(keyOf(row)) ? { id, reference, received_at: now, isNew: true } : null
  })
}

/** Two of a group may have the same id, or by chance the same reference. */
function keyOf({ id, reference }: LeadReference) {
  return `${id} ${reference}`
}

function toRow({ request, page, source, suspicions }: ArrivedLead, now: Date) {
  const { photos: _, ...columns } = request
  return {
    ...columns,
    service: request.loss ? serviceOfLoss(request.loss) : request.service,
    content_hash: hashContent(request),
    reference: newReference(now),
    page,
    source: source ?? null,
    status: 'new',
    revision: 1,
    received_at: now,
    quarantined_at: isForged(suspicions) ? now : null,
    // Also for merely unusual requests, so that the person working on it can see why.
    quarantine_reasons: suspicions,
  } as const
}

async function addWhatFollows(world: World, leads: readonly ArrivedLead[]) {
  await requireFreeIds(
    world,
    leads.filter(({ isOfChat }) => !isOfChat).map(({ request }) => request.id),
  )
  for (const { request } of leads) await attachPhotos(world, request.id, request.photos)
  const told = leads.map(({ request, suspicions: reasons }) => ({ lead_id: request.id, reasons }))
  const quarantined = told.filter(({ reasons }) => isForged(reasons))
  const others = told.filter(({ reasons }) => !isForged(reasons))
  await announceEach(world, leadQuarantined, quarantined)
  await announceEach(
    world,
    leadReceived,
    others.map(({ lead_id }) => ({ lead_id })),
  )
}

async function findReceived({ db }: World, request: AskedRequest): Promise<ReceivedLead | null> {
  const row = await db
    .selectFrom('lead')
    .select(['id', 'reference', 'content_hash', 'received_at'])
    .where('id', '=', request.id)
    .executeTakeFirst()
  if (!row) return null
  const { content_hash, ...known } = row
  if (content_hash !== hashContent(request)) {
    throw new Refusal(409, 'lead-differs', 'A different request was already received with this ID.')
  }
  return { ...known, isNew: false }
}
