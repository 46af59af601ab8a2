import { BoxChanges, BoxFields, type Box } from '#domain/contents/box.ts'
import { boxAfter } from '#domain/contents/box-changes.ts'
import { ItemChanges, ItemFields, type ContentsItem } from '#domain/contents/contents-item.ts'
import { itemAfter } from '#domain/contents/item-changes.ts'
import type { PersonName } from '#domain/employees/person-name.ts'
import type { Entry } from './entry.ts'

type Sent = Pick<Entry, 'id' | 'leadId' | 'write' | 'at'>
export type Contents = { items: readonly ContentsItem[]; boxes: readonly Box[] }

/**
 * The contents of a job with what an entry did to them, until they are read again from the server. The same where the entry is in them
 * already, or someone else changed the item or the box since.
 */
export function contentsAfter(contents: Contents, sent: Sent, me: PersonName): Contents {
  const { items, boxes } = contents
  const { id, leadId: job_id, write, at } = sent
  const time = new Date(at).toISOString()
  const made = { id, job_id, created_at: time, by: me.name, revision: 1, removed_at: null }
  switch (write.kind) {
    case 'contents': {
      const fields = ItemFields.safeParse(write.contents).data
      if (!fields || items.some((item) => item.id === id)) return contents
      return { boxes, items: [...items, { ...fields, ...made }] }
    }
    case 'box': {
      const fields = BoxFields.safeParse(write.box).data
      if (!fields || boxes.some((box) => box.id === id)) return contents
      return { items, boxes: [...boxes, { ...fields, ...made }] }
    }
    case 'contents_change': {
      const changes = ItemChanges.safeParse(write.changes).data
      const item = items.find((each) => each.id === write.item_id)
      if (!changes || item?.revision !== write.revision) return contents
      const after = { ...item, ...itemAfter(item, changes), ...changed(item, changes, time) }
      return { boxes, items: items.map((each) => (each === item ? after : each)) }
    }
    case 'box_change': {
      const changes = BoxChanges.safeParse(write.changes).data
      const box = boxes.find((each) => each.id === write.box_id)
      if (!changes || box?.revision !== write.revision) return contents
      const after = { ...box, ...boxAfter(box, changes), ...changed(box, changes, time) }
      return { items, boxes: boxes.map((each) => (each === box ? after : each)) }
    }
    default:
      return contents
  }
}

function changed(
  { removed_at, revision }: Pick<Box, 'removed_at' | 'revision'>,
  { removed }: { removed?: boolean | undefined },
  time: string,
) {
  return {
    removed_at: removed === undefined ? removed_at : removed ? time : null,
    revision: revision + 1,
  }
}
