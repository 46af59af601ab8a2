import { Box, BoxChanges, boxFields } from '#domain/contents/box.ts'
import { ContentsItem, ItemChanges, itemFields } from '#domain/contents/contents-item.ts'
import { clashesOf, type RecordClash } from './record-clash.ts'

type Contents = ContentsItem | Box
type Changes = ItemChanges | BoxChanges
export type ContentsField = keyof ItemChanges | keyof BoxChanges
export type ContentsClash = RecordClash<Contents, Changes, ContentsField>

/** Changes of items and boxes. */
export const contentsClashes = clashesOf<Contents, Changes, ContentsField>({
  contents_change: { record: ContentsItem, changes: ItemChanges, fields: itemFields },
  box_change: { record: Box, changes: BoxChanges, fields: boxFields },
})
