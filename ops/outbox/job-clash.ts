import * as z from 'zod'
import { clashesOf, type FactSides } from '#domain/jobs/facts/clashes.ts'
import { FactChanges, JobFacts } from '#domain/jobs/facts/facts.ts'
import type { Write } from '#domain/sync/write.ts'
import { contentsClashes } from './contents-clash.ts'
import type { Entry } from './entry.ts'
import { moveOnTop } from './job-move-clash.ts'
import { placeClashes } from './place-clash.ts'
import { roomOnTop } from './room-clash.ts'

/** A change of a job and what the server has now, with the revision of that. */
export type JobClash = FactSides & { revision: number }

const Current = z.object({ facts: JobFacts, revision: z.int() })

/** Null where it is no change of a job, or another version of the portal stored it. */
export function jobClashOf(
  { write, base }: Pick<Entry, 'write' | 'base'>,
  current: unknown,
): JobClash | null {
  const there = Current.safeParse(current).data
  if (write.kind !== 'job_change' || !there) return null
  const changes = FactChanges.safeParse(write.changes).data
  if (!changes) return null
  const { facts: theirs, revision } = there
  return { base: JobFacts.safeParse(base).data ?? null, changes, theirs, revision }
}

/** The same change of a job, a room, an item, a box, a point or a station on top of what the server has now, where nobody has to decide anything; else null. */
export function changeOnTop(entry: Pick<Entry, 'write' | 'base'>, current: unknown): Write | null {
  const clash = jobClashOf(entry, current)
  if (!clash)
    return (
      moveOnTop(entry, current) ??
      roomOnTop(entry, current) ??
      contentsClashes.onTop(entry, current) ??
      placeClashes.onTop(entry, current)
    )
  if (entry.write.kind !== 'job_change' || clashesOf(clash).length > 0) return null
  return { ...entry.write, revision: clash.revision }
}
