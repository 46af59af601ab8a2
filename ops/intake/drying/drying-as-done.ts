import type { PersonName } from '#domain/employees/person-name.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import { dryingAfter } from '../../outbox/drying-after.ts'
import type { Entry } from '../../outbox/entry.ts'
import { onItsWay } from '../rooms/rooms-as-done.ts'

type Unsent = Pick<Entry, 'id' | 'leadId' | 'write' | 'state' | 'at'>

/** What was measured, as it will be once what was done here is sent. What was received is there from then on, also before it is read again. */
export function dryingAsDone(
  file: JobDrying,
  { received, unsent }: Record<'received' | 'unsent', readonly Unsent[]>,
  me: PersonName,
): JobDrying {
  return [...received, ...onItsWay(unsent)].reduce((done, entry) => dryingAfter(done, entry, me), file)
}

/** The points, stations, readings and visits of which something is not sent yet. */
export function unsentOfDrying(unsent: readonly Unsent[]): ReadonlySet<string> {
  return new Set(onItsWay(unsent).flatMap(({ id, write }) => recordOf(id, write) ?? []))
}

function recordOf(id: string, write: Entry['write']) {
  switch (write.kind) {
    case 'point':
    case 'station':
    case 'reading':
    case 'deviation':
      return id
    case 'point_change':
      return write.point_id
    case 'station_change':
      return write.station_id
    case 'visit_close':
      return write.visit_id
    default:
      return null
  }
}
