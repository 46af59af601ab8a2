import type { PersonName } from '#domain/employees/person-name.ts'
import { contentsAfter, type Contents } from '../../outbox/contents-after.ts'
import type { Entry } from '../../outbox/entry.ts'

type Unsent = Pick<Entry, 'id' | 'leadId' | 'write' | 'state' | 'at'>

/** The contents as they will be once what was typed here is sent. What was received is there from then on, also before they are read again. */
export function contentsAsDone(
  contents: Contents,
  { received, unsent }: Record<'received' | 'unsent', readonly Unsent[]>,
  me: PersonName,
): Contents {
  return [...received, ...onItsWay(unsent)].reduce((done, entry) => contentsAfter(done, entry, me), contents)
}

/** The items and boxes of which something is not sent yet. */
export function unsentContents(unsent: readonly Unsent[]): ReadonlySet<string> {
  return new Set(onItsWay(unsent).flatMap(idOf))
}

/** What the office sent back, or someone was quicker with, is not as it will be. */
function onItsWay(unsent: readonly Unsent[]) {
  return unsent.filter(({ state }) => state === 'waiting' || state === 'sending')
}

function idOf({ id, write }: Unsent): string[] {
  switch (write.kind) {
    case 'contents':
    case 'box':
      return [id]
    case 'contents_change':
      return [write.item_id]
    case 'box_change':
      return [write.box_id]
    default:
      return []
  }
}
