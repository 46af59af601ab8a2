import type { Box } from '#domain/contents/box.ts'
import type { ContentsItem } from '#domain/contents/contents-item.ts'

/** The contents of a job as a device has them. `as_of` says from when on changes are asked for; stored by earlier versions, none. */
export type JobContents = { items: ContentsItem[]; boxes: Box[]; is_mine: boolean; as_of?: string }

/** The items with those that changed in their places, and new ones in the order in which they were typed. */
export function withChanged(known: readonly ContentsItem[], changed: readonly ContentsItem[]) {
  const byId = new Map([...known, ...changed].map((item) => [item.id, item]))
  return [...byId.values()].toSorted(asTyped)
}

function asTyped(a: ContentsItem, b: ContentsItem) {
  const [one, other] = [a.created_at + a.id, b.created_at + b.id]
  return one < other ? -1 : one > other ? 1 : 0
}
