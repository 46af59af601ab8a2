import * as z from 'zod'
import { sideStates, stages } from '#domain/jobs/stages/stages.ts'
import type { Write } from '#domain/sync/write.ts'
import { values } from '#platform/choices.ts'
import type { Entry } from './entry.ts'

/** Where a job stands: the stage, and whether it is put aside there. */
const Place = z.object({ stage: z.enum(values(stages)), side: z.enum(values(sideStates)).nullable() })
const There = Place.extend({ revision: z.int() })

export type JobMove = Extract<Write, { kind: 'job_stage' | 'job_side' }>
/** A move of a job, and where the job is by now. */
export type JobMoveClash = { write: JobMove; current: z.output<typeof There> }

/** Null where it is no move of a job, or another version of the portal stored it. */
export function jobMoveClashOf({ write }: Pick<Entry, 'write'>, current: unknown): JobMoveClash | null {
  const there = There.safeParse(current).data
  return isMove(write) && there ? { write, current: there } : null
}

/** Where the job is as the move wants it, or as whoever moved it saw it: facts alone were changed since, and nobody has to decide. */
export function moveOnTop(entry: Pick<Entry, 'write' | 'base'>, current: unknown): JobMove | null {
  const clash = jobMoveClashOf(entry, current)
  if (!clash) return null
  const { write, current: there } = clash
  const seen = Place.safeParse(entry.base).data
  const isAsSeen = seen?.stage === there.stage && seen.side === there.side
  const isThere =
    write.kind === 'job_side' ? there.side === write.side : !there.side && there.stage === write.stage
  return isAsSeen || isThere ? onTopOf(clash) : null
}

export function onTopOf({ write, current: { revision } }: JobMoveClash): JobMove {
  return { ...write, revision }
}

function isMove(write: Write): write is JobMove {
  return write.kind === 'job_stage' || write.kind === 'job_side'
}
