import { boxLabel } from '#domain/contents/box-label.ts'
import type { Box } from '#domain/contents/box.ts'
import { actualCashValue, depreciation, replacementCost } from '#domain/contents/contents-figures.ts'
import type { ContentsItem } from '#domain/contents/contents-item.ts'
import { rounded, tableOf, type Names } from './table.ts'

/** Amounts in dollars, with what they come to: an adjuster reads the sheet without our formula. */
export function contentsTable(items: readonly ContentsItem[], rooms: Names, boxes: readonly Box[]): string {
  const labels = new Map(boxes.map(({ id, number }) => [id, boxLabel(number)]))
  return tableOf(items, {
    item_id: ({ id }) => id,
    job_id: ({ job_id }) => job_id,
    room: ({ room_id }) => rooms.get(room_id ?? ''),
    box: ({ box_id }) => labels.get(box_id ?? ''),
    name: ({ name }) => name,
    brand: ({ brand }) => brand,
    quantity: ({ quantity }) => quantity,
    condition_before: ({ condition_before }) => condition_before,
    condition_after: ({ condition_after }) => condition_after,
    disposition: ({ disposition }) => disposition,
    age_years: ({ age }) => rounded(age === null ? null : age / 10),
    price: ({ price_cents }) => inDollars(price_cents),
    replacement_cost: (item) => inDollars(replacementCost(item)),
    useful_life_years: ({ life }) => life,
    depreciation_cap_percent: ({ cap }) => cap,
    depreciation_percent: (item) => rounded(depreciation(item), 2),
    actual_cash_value: (item) => inDollars(actualCashValue(item)),
    note: ({ note }) => note,
    // As `photos.csv` names them.
    photo_ids: ({ photo_ids }) => photo_ids.join(' '),
    added_at: ({ created_at }) => created_at,
    added_by: ({ by }) => by,
    removed_at: ({ removed_at }) => removed_at,
  })
}

export function boxesTable(boxes: readonly Box[]): string {
  return tableOf(boxes, {
    box_id: ({ id }) => id,
    job_id: ({ job_id }) => job_id,
    label: ({ number }) => boxLabel(number),
    place: ({ place }) => place,
    note: ({ note }) => note,
    added_at: ({ created_at }) => created_at,
    added_by: ({ by }) => by,
    removed_at: ({ removed_at }) => removed_at,
  })
}

function inDollars(cents: number | null) {
  return rounded(cents === null ? null : cents / 100, 2)
}
