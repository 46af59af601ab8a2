import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { changeJob, readRequestFacts } from './facts.server.ts'
import { factNames, StoredFacts, type FactChanges, type JobFacts } from './facts/facts.ts'
import { keptJobFor } from './family.server.ts'
import type { JobChange } from './job.ts'

type Change = JobChange & { id: string }

/**
 * Makes a change that a device reported. Of a job that was merged meanwhile it goes to the one that is kept, whose revision the device
 * never saw: there it only adds what is not known yet.
 */
export async function takeOverChange(
  world: World,
  editor: Allowed<'intake.edit'>,
  { id, revision, changes }: Change,
): Promise<void> {
  const kept = await keptJobFor(world, editor, id)
  if (kept === id) return changeJob(world, editor, { id, revision, changes })
  const [told, known] = [await readKnown(world, id), await readKnown(world, kept)]
  requireNews(known.facts, changes)
  // As in a merge, an answer about text messages is that of a number.
  if (changes.text_consent !== undefined && told.facts.phone !== known.facts.phone) throw movedOn()
  return changeJob(world, editor, { id: kept, revision: known.revision, changes })
}

async function readKnown(world: World, id: string) {
  const { facts, revision } = await world.db
    .selectFrom('job')
    .select(['facts', 'revision'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const known: JobFacts = { ...StoredFacts.parse(facts), ...(await readRequestFacts(world, id)) }
  return { facts: known, revision }
}

function requireNews(known: JobFacts, changes: FactChanges) {
  const isOther = factNames.some(
    (name) =>
      changes[name] !== undefined &&
      known[name] !== undefined &&
      !isDeepStrictEqual(known[name], changes[name]),
  )
  if (isOther) throw movedOn()
}

function movedOn() {
  return new Refusal(
    409,
    'job-moved-on',
    'This job was merged into one that says something else. Choose which values are right.',
  )
}
