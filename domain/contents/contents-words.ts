import type { BoxField } from './box.ts'
import type { BoxPlace, ConditionAfter, ConditionBefore, Disposition } from './contents-choices.ts'
import type { ItemField } from './contents-item.ts'

/** The fields of an item and of a box inside a sentence. */
const words: Record<ItemField | BoxField, string> = {
  name: 'name',
  brand: 'brand or model',
  quantity: 'quantity',
  room_id: 'room',
  box_id: 'box',
  condition_before: 'condition before the loss',
  condition_after: 'condition now',
  disposition: 'disposition',
  age: 'age',
  price_cents: 'price',
  life: 'useful life',
  cap: 'depreciation cap',
  note: 'note',
  photo_ids: 'photos',
  number: 'number',
  place: 'place',
}
export const fieldWords: Readonly<Record<string, string>> = words

export const dispositionWords: Record<Disposition, string> = {
  clean: 'Clean',
  restore: 'Restore',
  non_salvageable: 'Non-salvageable',
  kept_by_owner: 'Kept by owner',
}

export const beforeWords: Record<ConditionBefore, string> = {
  new: 'Like new',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
}

export const afterWords: Record<ConditionAfter, string> = {
  undamaged: 'Undamaged',
  wet: 'Wet',
  soot: 'Smoke or soot',
  stained: 'Stained',
  moldy: 'Mold',
  broken: 'Broken',
  destroyed: 'Destroyed',
}

export const placeWords: Record<BoxPlace, string> = {
  on_site: 'On site',
  truck: 'On the truck',
  warehouse: 'In the warehouse',
  returned: 'Returned to the owner',
}
