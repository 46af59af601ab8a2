import * as z from 'zod'
import { job } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { ItemFields } from './contents-item.ts'
import { addedLines, changedLine } from './history-lines.ts'

/** What every event of an item says of itself. It stands in the history of its job; what it is called does not. */
const ofItem = {
  subjects: ['job_id'],
  audience: { permission: 'contents.view', reach: 'own' },
  of: 'job',
  stale: ['job', 'lead'],
} as const

/** Who sees a job reads of its contents only where they see these too. */
const also = { also: 'contents.view' } as const
const item = { job_id: z.uuid(), item_id: z.uuid() }

export const contentsAdded = defineEvent('contents.added', {
  ...ofItem,
  payload: z.object(item),
  audit: {
    ...job(
      'Contents item added',
      'added an item to the contents of {it}',
      'an item was added to the contents of {it}',
    ),
    ...also,
  },
  line: () => 'Contents: item added',
  lineOfMany: addedLines,
})
export const contentsChanged = defineEvent('contents.changed', {
  ...ofItem,
  payload: z.object({ ...item, changed: z.array(ItemFields.keyof()) }),
  audit: {
    ...job(
      'Contents item changed',
      'changed an item in the contents of {it}',
      'an item in the contents of {it} was changed',
    ),
    ...also,
  },
  line: changedLine,
  facts: ['changed'],
})
export const contentsRemoved = defineEvent('contents.removed', {
  ...ofItem,
  payload: z.object(item),
  audit: {
    ...job(
      'Contents item removed',
      'removed an item from the contents of {it}',
      'an item was removed from the contents of {it}',
    ),
    ...also,
  },
  line: () => 'Contents: item removed',
})
export const contentsPutBack = defineEvent('contents.put_back', {
  ...ofItem,
  payload: z.object(item),
  audit: {
    ...job(
      'Contents item put back',
      'put an item back into the contents of {it}',
      'an item was put back into the contents of {it}',
    ),
    ...also,
  },
  line: () => 'Contents: item put back',
})
