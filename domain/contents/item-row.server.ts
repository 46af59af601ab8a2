import * as z from 'zod'
import type { World } from '#platform/world.ts'
import { ItemFields, type ContentsItem } from './contents-item.ts'

export function selectItems({ db }: Pick<World, 'db'>) {
  return db
    .selectFrom('contents_item')
    .innerJoin('employee', 'employee.id', 'contents_item.created_by')
    .select(['contents_item.id', 'job_id', 'room_id', 'box_id', 'contents_item.name', 'brand', 'quantity'])
    .select([
      'condition_before',
      'condition_after',
      'disposition',
      'age',
      'price_cents',
      'life',
      'cap',
      'note',
      'photo_ids',
    ])
    .select(['contents_item.created_at', 'employee.name as by', 'contents_item.revision', 'removed_at'])
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>['executeTakeFirstOrThrow']>>

export function toItem({ created_at, removed_at, ...item }: ItemRow): ContentsItem {
  return {
    ...item,
    created_at: created_at.toISOString(),
    removed_at: removed_at?.toISOString() ?? null,
  }
}

/** What is typed of it, alone. */
export function itemFieldsOf(item: ContentsItem): ItemFields {
  return z.object(ItemFields.shape).parse(item)
}
