import { itemFields, ItemChanges, ItemFields, type ItemField } from './contents-item.ts'

/** An item after a change, what is not named in it as before. */
export function itemAfter(before: ItemFields, changes: ItemChanges): ItemFields {
  return ItemFields.parse({ ...before, ...changes })
}

/** The fields that differ. */
export function changedItemFields(before: ItemFields, after: ItemFields): ItemField[] {
  return itemFields.filter((field) => !isSame(before[field], after[field]))
}

/** What has to change for `after` to be there in place of `before`. */
export function itemChangesBetween(before: ItemFields, after: ItemFields): ItemChanges {
  return ItemChanges.parse(
    Object.fromEntries(changedItemFields(before, after).map((field) => [field, after[field]])),
  )
}

type Value = ItemFields[ItemField]

/** Photos in another order are another list. */
function isSame(a: Value, b: Value) {
  return Array.isArray(a) && Array.isArray(b) ? a.join() === b.join() : a === b
}
