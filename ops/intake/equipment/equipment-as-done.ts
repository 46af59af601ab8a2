import type { PersonName } from '#domain/employees/person-name.ts'
import { countStay } from '#domain/equipment/moves/count-stay.ts'
import type { JobEquipment, JobStay } from '#domain/equipment/moves/job-equipment.ts'
import type { Entry } from '../../outbox/entry.ts'
import { equipmentAfter, type KnownHere } from '../../outbox/equipment-after.ts'

type Done = Pick<Entry, 'id' | 'write' | 'state' | 'at' | 'since' | 'base'>
type Here = { received: readonly Done[]; unsent: readonly Done[]; readAt: number }

/** What is on its way. What the office sent back is not as it will be. */
function onItsWay(unsent: readonly Done[]) {
  return unsent.filter(({ state }) => state === 'waiting' || state === 'sending')
}

/**
 * What stands at a job as it will be once what was done here is sent, with the days until now. What was received before the list was
 * read is in it already: someone else may have moved it since.
 */
export function equipmentAsDone(
  { items, rules }: Pick<JobEquipment, 'items' | 'rules'>,
  { received, unsent, readAt }: Here,
  known: KnownHere & { me: PersonName; now: Date },
): JobStay[] {
  const fresh = received.filter(({ since }) => since > readAt)
  const done = withoutUndone([...fresh, ...onItsWay(unsent)].toSorted((a, b) => a.at - b.at))
  return done
    .reduce<readonly JobStay[]>((stays, entry) => equipmentAfter(stays, entry, known), items)
    .map((stay) => ({ ...stay, ...countStay(timesOf(stay), known.now, rules) }))
}

/** The units of which something is not sent yet. */
export function unsentUnits(unsent: readonly Done[]): ReadonlySet<string> {
  return new Set(
    onItsWay(unsent).flatMap(({ write }) => (write.kind === 'equipment_move' ? [write.unit_id] : [])),
  )
}

function withoutUndone(done: readonly Done[]) {
  const undone = new Set(
    done.flatMap(({ write }) => (write.kind === 'equipment_move' && write.undoes ? [write.undoes] : [])),
  )
  // What undoes something that the list has is put on top of it.
  const isPaired = ({ write }: Done) =>
    write.kind === 'equipment_move' && done.some(({ id }) => id === write.undoes)
  return done.filter((entry) => !undone.has(entry.id) && !isPaired(entry))
}

function timesOf({ placed_at, pulled_at }: JobStay) {
  return { placed_at: new Date(placed_at), pulled_at: pulled_at === null ? null : new Date(pulled_at) }
}
