import { readCursor, writeCursor } from '#platform/database/page-cursor.ts'
import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { isOfFamily, isOfWholeFamily } from '#domain/jobs/family-ids.ts'
import { visibleTo } from '#domain/jobs/visible.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { Told } from '#domain/sync/sync.ts'
import { requireBox } from './boxes.server.ts'
import { contentsAdded, contentsChanged, contentsPutBack, contentsRemoved } from './contents-events.ts'
import { proveItem } from './contents-evidence.server.ts'
import type { ContentsItem, ContentsPage, ContentsQuery, ItemChanges, ItemFields } from './contents-item.ts'
import { changedItemFields, itemAfter } from './item-changes.ts'
import { itemFieldsOf, selectItems, toItem } from './item-row.server.ts'
import { requirePhotosOfFile, requireRoomOfFile } from './places-of-file.server.ts'

/** Of a job and those that were merged into it. Removed ones don't count, so that the office can make room. */
const mostItems = 3000
/** A change is seen no later than this after its time: transactions are far shorter. */
const longestChange = 2 * minute

/** The contents of a job and of those that were merged into it, in the order in which they were typed; removed ones too, to be put back. */
export async function listContents(
  world: World,
  viewer: Allowed<'contents.view'>,
  { job_id, limit, cursor, changed_after }: ContentsQuery & { job_id: string },
): Promise<ContentsPage> {
  const after = cursor === undefined ? null : readCursor(cursor)
  const as_of = new Date(world.now().getTime() - longestChange).toISOString()
  const job = await world.db
    .selectFrom('job')
    .select('id')
    .where('job.id', '=', job_id)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  if (!job) throw new Refusal(404, 'job-not-found', 'Job not found.')
  const rows = await selectItems(world)
    .where(isOfFamily('contents_item.job_id', job_id))
    .$if(changed_after !== undefined, (items) => items.where('changed_at', '>', new Date(changed_after ?? 0)))
    .$if(after !== null, (items) =>
      items.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('contents_item.created_at', 'contents_item.id'),
          '>',
          tuple(after?.at ?? new Date(0), after?.id ?? ''),
        ),
      ),
    )
    .orderBy('contents_item.created_at')
    .orderBy('contents_item.id')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(toItem),
    next: rows.length > limit && last ? writeCursor({ at: last.created_at, id: last.id }) : null,
    is_mine: await isInCareOf(world, viewer, job_id),
    count: await countItems(world, job_id),
    as_of,
  }
}

async function countItems({ db }: World, jobId: string) {
  const { count } = await db
    .selectFrom('contents_item')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(isOfFamily('contents_item.job_id', jobId))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Where an item belongs; what changes it locks its job first. */
export async function findJobOfContents({ db }: World, id: string): Promise<string | null> {
  const row = await db.selectFrom('contents_item').select('job_id').where('id', '=', id).executeTakeFirst()
  return row?.job_id ?? null
}

export async function getContentsItem(world: World, id: string): Promise<ContentsItem> {
  const row = await selectItems(world).where('contents_item.id', '=', id).executeTakeFirst()
  if (!row) throw contentsNotFound()
  return toItem(row)
}

/** Adds an item to a job, which the caller has locked, once. Says whether it is new. */
export async function insertContents(
  world: World,
  { id, fields, at, ...told }: Told & { id: string; job_id: string; fields: ItemFields; at: Date },
): Promise<boolean> {
  const { job_id, by, told_by } = told
  await requirePlaces(world, fields, job_id)
  const now = world.now()
  const inserted = await world.db
    .insertInto('contents_item')
    .values({ ...fields, id, job_id, created_by: by, created_at: at, received_at: now, changed_at: now })
    .onConflict((row) => row.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) {
    requireSame(await getContentsItem(world, id), { job_id, fields })
    return false
  }
  await requireFewItems(world, job_id)
  await proveItem(world, await getContentsItem(world, id), { is: 'added', by, at })
  await announce(world, contentsAdded, { job_id, item_id: id }, told_by)
  return true
}

/** What another job has under this ID is not told. */
function requireSame(current: ContentsItem, { job_id, fields }: { job_id: string; fields: ItemFields }) {
  const isOfJob = current.job_id === job_id
  if (isOfJob && changedItemFields(itemFieldsOf(current), fields).length === 0) return
  const extra = isOfJob ? { current } : {}
  throw new Refusal(409, 'contents-differ', 'A different item was already added with this ID.', extra)
}

/** Changes an item whose job the caller has locked. To say the same again changes nothing. */
export async function updateContents(
  world: World,
  item: ContentsItem,
  { changes, told_by }: { changes: ItemChanges; told_by: string },
): Promise<void> {
  const { id, job_id, removed_at } = item
  const before = itemFieldsOf(item)
  const after = itemAfter(before, changes)
  const changed = changedItemFields(before, after)
  const wasRemoved = removed_at !== null
  const isRemoved = changes.removed ?? wasRemoved
  if (changed.length === 0 && isRemoved === wasRemoved) return
  await requirePlaces(
    world,
    {
      room_id: changed.includes('room_id') ? after.room_id : null,
      box_id: changed.includes('box_id') ? after.box_id : null,
      photo_ids: after.photo_ids.filter((each) => !before.photo_ids.includes(each)),
    },
    job_id,
  )
  await world.db
    .updateTable('contents_item')
    .set({
      ...after,
      ...(isRemoved === wasRemoved ? {} : { removed_at: isRemoved ? world.now() : null }),
      revision: item.revision + 1,
      changed_at: world.now(),
    })
    .where('id', '=', id)
    .execute()
  if (wasRemoved && !isRemoved) await requireFewItems(world, job_id)
  const proven = await getContentsItem(world, id)
  await proveItem(world, proven, { is: 'changed', by: told_by, at: world.now() })
  const told = { job_id, item_id: id }
  if (changed.length > 0) await announce(world, contentsChanged, { ...told, changed }, told_by)
  if (isRemoved !== wasRemoved)
    await announce(world, isRemoved ? contentsRemoved : contentsPutBack, told, told_by)
}

/** Someone changed it since the sender looked at it. */
export function contentsMovedOn(current: ContentsItem) {
  return new Refusal(409, 'contents-moved-on', 'Someone else changed this item first.', { current })
}

export function contentsNotFound() {
  return new Refusal(404, 'contents-not-found', 'Item not found.')
}

/** A room, a box or a photo of another job is not there for it. */
async function requirePlaces(
  world: World,
  { room_id, box_id, photo_ids }: Pick<ItemFields, 'room_id' | 'box_id' | 'photo_ids'>,
  jobId: string,
) {
  if (room_id !== null) await requireRoomOfFile(world, room_id, jobId)
  if (box_id !== null) await requireBox(world, box_id, jobId)
  await requirePhotosOfFile(world, photo_ids, jobId)
}

/** One too many is refused. The caller has locked the job, and added it or put it back. */
async function requireFewItems({ db }: World, jobId: string) {
  const { count } = await db
    .selectFrom('contents_item')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(isOfWholeFamily('contents_item.job_id', jobId))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) <= mostItems) return
  const sentence = 'This job has 3,000 items already. Remove those that aren’t needed, then add more.'
  throw new Refusal(409, 'too-many-contents', sentence)
}
