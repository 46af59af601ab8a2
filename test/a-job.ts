import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { makeJob } from '#domain/jobs/make-job.flow.ts'
import { aPerson, type Person } from './people.ts'
import type { TestWorld } from './world.ts'

/** What a caller told first. */
export const aCall: FactChanges = {
  name: 'Nora Trillium',
  phone: '+13305550117',
  town: 'Boardman',
  loss_type: 'water',
  source: 'supply_line',
  activity: 'running',
}

/** A job that someone made from a call. */
export function aJob(test: Pick<TestWorld, 'world'>, taker: Person, facts: FactChanges = aCall) {
  return aJobOf(test, taker, { id: newId(), facts })
}

/** The same under an id, as of a request that is there. */
export function aJobOf(
  { world }: Pick<TestWorld, 'world'>,
  taker: Person,
  made: { id: string; facts: FactChanges },
) {
  return makeJob(world, allow(taker, 'intake.view'), { ...made, sentAt: world.now() })
}

/** A dispatcher who took a call. */
export async function aCallTaken(test: TestWorld, facts: FactChanges = aCall) {
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const { id, number } = await aJob(test, marcus, facts)
  return { marcus, id, number }
}
