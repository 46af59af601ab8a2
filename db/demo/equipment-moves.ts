import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { moveUnit } from '#domain/equipment/moves/moves.flow.ts'
import { allow } from '#domain/roles/allowed.ts'
import type { Deed, OfJob } from './deed.ts'
import { rollId } from './dice.ts'
import type { Goer } from './people.ts'

/** What was done with a machine at a visit, and in which room: one that is picked up is in good condition. */
export type DemoMove =
  | readonly ['placed' | 'moved', unit: string, room?: string]
  | readonly ['pulled', unit: string]

type Visit = { arrived: Date; goes: Goer; moves: readonly DemoMove[] }

/** Once the rooms are typed, machines are set up, moved and taken along. */
export function tellOfMoves({ arrived, goes, moves }: Visit, { job_id, dice, now }: OfJob): Deed[] {
  const at = new Date(arrived.getTime() + 20 * minute)
  const ids = moves.map(() => rollId(dice, at))
  if (at > now || moves.length === 0) return []
  return [
    {
      at,
      async act(world, staff) {
        for (const [nth, move] of moves.entries())
          await tellMove(world, staff[goes], { job_id, id: ids[nth] ?? '', move })
      },
    },
  ]
}

type Told = { id: string; job_id: string; move: DemoMove }

async function tellMove(world: World, person: SignedIn, { move: [move, number, room], ...told }: Told) {
  const { id: unit_id } = await world.db
    .selectFrom('equipment_unit')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const moved = { ...told, unit_id, at: undefined, sentAt: world.now() }
  if (move === 'pulled')
    return moveUnit(world, allow(person, 'equipment.pull'), { ...moved, move, condition: 'good' })
  const room_id = room && (await roomOf(world, told.job_id, room))
  return moveUnit(world, allow(person, 'equipment.place'), { ...moved, move, room_id })
}

async function roomOf({ db }: World, job_id: string, name: string) {
  const { id } = await db
    .selectFrom('room')
    .select('id')
    .where('job_id', '=', job_id)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return id
}
