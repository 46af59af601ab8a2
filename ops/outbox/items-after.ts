import type { PersonName } from '#domain/employees/person-name.ts'
import type { VisitItem } from '#domain/visits/item.ts'
import type { Entry } from './entry.ts'

type Sent = Pick<Entry, 'id' | 'leadId' | 'write' | 'at'>
type Items = readonly VisitItem[]

/**
 * What is to be done at a job with what an entry did to it, until it is read again from the server. The same list where the entry is
 * in it already, or someone else changed the item since.
 */
export function itemsAfter(items: Items, { id, leadId: job_id, write, at }: Sent, me: PersonName): Items {
  const time = new Date(at).toISOString()
  if (write.kind === 'item') {
    if (items.some((item) => item.id === id)) return items
    const open = { done_at: null, done_by: null, done_visit_id: null, revision: 1 }
    return [...items, { id, job_id, text: write.text, created_at: time, by: me.name, ...open }]
  }
  if (write.kind !== 'item_change') return items
  const { item_id, done, revision, visit_id = null } = write
  const item = items.find((each) => each.id === item_id)
  if (item?.revision !== revision || (item.done_at !== null) === done) return items
  const mark = done
    ? { done_at: time, done_by: me.name, done_visit_id: visit_id }
    : { done_at: null, done_by: null, done_visit_id: null }
  return items.map((each) => (each === item ? { ...item, ...mark, revision: revision + 1 } : each))
}
