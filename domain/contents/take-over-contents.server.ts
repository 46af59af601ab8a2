import type { World } from '#platform/world.ts'
import type { BoxChanges, BoxFields } from './box.ts'
import { boxNotFound, findJobOfBox, getBox, insertBox, updateBox } from './boxes.server.ts'
import type { ItemChanges, ItemFields } from './contents-item.ts'
import {
  contentsNotFound,
  findJobOfContents,
  getContentsItem,
  insertContents,
  updateContents,
} from './items.server.ts'

export type ContentsWrite =
  | { kind: 'contents'; contents: ItemFields }
  | { kind: 'contents_change'; item_id: string; changes: ItemChanges }
  | { kind: 'box'; box: BoxFields }
  | { kind: 'box_change'; box_id: string; changes: BoxChanges }

type Taken = { id: string; job_id: string; at: Date; by: string; told_by: string; write: ContentsWrite }

/** The job of the item or the box that a write changes, and what to say where there is none; null where it adds one. */
export async function findChangedContents(world: World, write: ContentsWrite) {
  if (write.kind === 'contents_change')
    return { is: await findJobOfContents(world, write.item_id), notFound: contentsNotFound }
  if (write.kind === 'box_change')
    return { is: await findJobOfBox(world, write.box_id), notFound: boxNotFound }
  return null
}

/**
 * Adds what was typed in the field; a change from whichever revision: the office has seen how the item or the box stands. The caller has
 * locked its job.
 */
export async function takeContentsOver(world: World, { write, ...told }: Taken): Promise<void> {
  const { told_by } = told
  switch (write.kind) {
    case 'contents':
      await insertContents(world, { ...told, fields: write.contents })
      return
    case 'box':
      await insertBox(world, { ...told, fields: write.box })
      return
    case 'contents_change': {
      const { item_id, changes } = write
      return updateContents(world, await getContentsItem(world, item_id), { changes, told_by })
    }
    case 'box_change': {
      const { box_id, changes } = write
      return updateBox(world, await getBox(world, box_id), { changes, told_by })
    }
  }
}
