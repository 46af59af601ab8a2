import type { BoxFields } from './box.ts'
import type { ItemFields } from './contents-item.ts'

/** Two chairs whose figures are known: $300 new, $210 on the day of the loss. */
export const aChair: ItemFields = {
  name: 'Dining chair',
  brand: 'Amish oak',
  quantity: 2,
  room_id: null,
  box_id: null,
  condition_before: 'good',
  condition_after: 'wet',
  disposition: 'clean',
  age: 30,
  price_cents: 150_00,
  life: 10,
  cap: 80,
  note: '',
  photo_ids: [],
}

export const aBox: BoxFields = { number: 7, place: 'on_site', note: 'Kitchen linens' }
