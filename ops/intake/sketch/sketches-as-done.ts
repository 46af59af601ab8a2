import type { PersonName } from '#domain/employees/person-name.ts'
import type { Sketch } from '#domain/sketch/plan.ts'
import type { Entry } from '../../outbox/entry.ts'
import { sketchesAfter } from '../../outbox/sketches-after.ts'

type Unsent = Pick<Entry, 'leadId' | 'write' | 'state' | 'at'>

/** What the server refused is shown as it was drawn, too: it is with the office, which adds it. */
const shown: ReadonlySet<Entry['state']> = new Set<Entry['state']>([
  'waiting',
  'sending',
  'clash',
  'refused',
  'with_office',
])

/** The sketches as they will be once what was drawn here is sent. What was received is there from then on, also before they are read again. */
export function sketchesAsDone(
  sketches: readonly Sketch[],
  { received, unsent }: Record<'received' | 'unsent', readonly Unsent[]>,
  me: PersonName,
): readonly Sketch[] {
  const mine = unsent.filter(({ state }) => shown.has(state))
  return [...received, ...mine].reduce((done, entry) => sketchesAfter(done, entry, me), sketches)
}

/** The sketches of which something is not sent yet. */
export function unsentSketches(unsent: readonly Unsent[]): ReadonlySet<string> {
  return new Set(unsent.flatMap(({ write }) => (write.kind === 'sketch' ? [write.sketch_id] : [])))
}
