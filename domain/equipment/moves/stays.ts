import type { Condition, MoveKind } from './move-choices.ts'

/** A move as far as it says where a unit stood. */
export type Moved = {
  id: string
  kind: MoveKind
  job_id: string
  room_id: string | null
  at: Date
  by: string
  condition: Condition | null
}

/** From when to when a unit stood at a job, and by which moves that began and ended. */
export type Stay = {
  job_id: string
  room_id: string | null
  placed_at: Date
  placed_by: string
  pulled_at: Date | null
  condition: Condition | null
  ended_by: string | null
}

type Stays = { stays: Stay[]; unfit: string[] }

/**
 * Where a unit stood, from its moves in whichever order: only the time at which each was made counts. `unfit` are those that were made
 * believing something else, as pulling what someone had pulled already; they stay, and the office looks. Jobs that were merged are one
 * place: `placeOf` names the one that is kept.
 */
export function staysOf(moves: readonly Moved[], placeOf: (job: string) => string = (job) => job): Stays {
  const stays: Stay[] = []
  const unfit: string[] = []
  for (const move of moves.toSorted(inTime)) {
    const last = stays.at(-1)
    const open = last?.pulled_at === null ? last : undefined
    const isHere = open !== undefined && open.job_id === placeOf(move.job_id)
    if (move.kind !== 'placed' && !isHere) unfit.push(move.id)
    if (move.kind === 'pulled') {
      if (isHere) end(open, move)
    } else if (isHere) {
      open.room_id = move.room_id
    } else {
      if (open) end(open, { ...move, condition: null })
      stays.push({ ...begun(move), job_id: placeOf(move.job_id) })
    }
  }
  return { stays, unfit }
}

/** The earlier first; of two in one moment, the one whose ID was made first. */
export function inTime(a: Pick<Moved, 'at' | 'id'>, b: Pick<Moved, 'at' | 'id'>) {
  return a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1)
}

function begun({ job_id, room_id, at, by }: Moved): Stay {
  return {
    job_id,
    room_id,
    placed_at: at,
    placed_by: by,
    pulled_at: null,
    condition: null,
    ended_by: null,
  }
}

function end(stay: Stay, { id, at, condition }: Moved) {
  stay.pulled_at = at
  stay.condition = condition
  stay.ended_by = id
}
