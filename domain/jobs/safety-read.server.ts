import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import type { JobFacts } from './facts/facts.ts'
import { safetyRead } from './job-events.ts'
import { readAloudTable } from './read-aloud.ts'

type Read = { id: string; facts: Pick<JobFacts, 'read_aloud'> }

/** Tells in the timeline that a safety sentence was read to the caller. A key that the table no longer has says nothing. */
export async function tellSafetyRead(world: World, by: string, { id, facts: { read_aloud } }: Read) {
  const row = readAloudTable.find(({ key }) => key === read_aloud?.key)
  if (!read_aloud || !row) return
  const sentence = row.sentence.text
  await announce(world, safetyRead, { job_id: id, ...read_aloud, sentence }, by)
}
