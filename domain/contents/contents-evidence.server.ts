import { createHash } from 'node:crypto'
import type { World } from '#platform/world.ts'
import { addEvidence } from '#domain/evidence/evidence.server.ts'
import { lastOnly, type RecordedRows } from '#domain/evidence/recorded-rows.ts'
import { boxFieldsOf, selectBoxes, toBox } from './box-row.server.ts'
import type { Box } from './box.ts'
import type { ContentsItem } from './contents-item.ts'
import { itemFieldsOf, selectItems, toItem } from './item-row.server.ts'

type Told = { is: 'added' | 'changed'; by: string; at: Date }

/** Records an item as it is now, under the lock of its job: what was there and what became of it is what people argue about later. */
export function proveItem(world: World, item: ContentsItem, { is, by: employee_id, at }: Told) {
  const { id: subject, job_id } = item
  const content = contentOfItem(item)
  return addEvidence(world, job_id, { kind: `contents_${is}`, subject, content, employee_id, at })
}

/** The same for a box. */
export function proveBox(world: World, box: Box, { is, by: employee_id, at }: Told) {
  const { id: subject, job_id } = box
  const content = contentOfBox(box)
  return addEvidence(world, job_id, { kind: `box_${is}`, subject, content, employee_id, at })
}

export const recordedItems: RecordedRows = {
  table: 'contents_item',
  ...lastOnly,
  kinds: ['contents_added', 'contents_changed'],
  async read(world, { ids, job_id }) {
    const rows = await selectItems(world)
      .where('contents_item.id', 'in', ids)
      .where('job_id', '=', job_id)
      .execute()
    return new Map(
      rows.map((row) => [
        row.id,
        { kinds: recordedItems.kinds, content: contentOfItem(toItem(row)), added: ['photo_ids'] },
      ]),
    )
  },
}

export const recordedBoxes: RecordedRows = {
  table: 'contents_box',
  ...lastOnly,
  kinds: ['box_added', 'box_changed'],
  async read(world, { ids, job_id }) {
    const rows = await selectBoxes(world)
      .where('contents_box.id', 'in', ids)
      .where('job_id', '=', job_id)
      .execute()
    return new Map(
      rows.map((row) => [row.id, { kinds: recordedBoxes.kinds, content: contentOfBox(toBox(row)) }]),
    )
  },
}

/** Of what a person typed, the hash. */
function contentOfItem(item: ContentsItem) {
  const { name, brand, note, ...fields } = itemFieldsOf(item)
  return {
    ...fields,
    name_sha256: hashOf(name),
    brand_sha256: hashOf(brand),
    note_sha256: hashOf(note),
    is_removed: item.removed_at !== null,
  }
}

function contentOfBox(box: Box) {
  const { note, ...fields } = boxFieldsOf(box)
  return { ...fields, note_sha256: hashOf(note), is_removed: box.removed_at !== null }
}

function hashOf(typed: string) {
  return createHash('sha256').update(typed).digest('hex')
}
