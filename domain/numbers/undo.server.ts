import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { keepNumber, lockNumber, requireRevision } from './kept-numbers.server.ts'
import { KeptNumber, numberUndone } from './local-number.ts'

/**
 * Takes back the change that made this revision, whatever it was: a number that was removed is there again, and one that was
 * fixed is what someone had confirmed. Once more changes nothing.
 */
export function undoNumberChange(
  world: World,
  by: Allowed<'config.company'>,
  { id, revision }: { id: string; revision: number },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const known = await lockNumber(world, id)
    const last = await findChange(world, { id, revision: known.revision })
    if (known.revision === revision + 1 && last?.name === numberUndone.name) return
    requireRevision(known, revision)
    if (!last) throw new Refusal(409, 'nothing-to-undo', 'Nothing was changed here that could be taken back.')
    const after = last.before && KeptNumber.parse(last.before)
    await keepNumber(world, known, { kind: numberUndone, after, by })
  })
}

async function findChange({ db }: World, { id, revision }: { id: string; revision: number }) {
  const row = await db
    .selectFrom('event')
    .select(['name', 'payload'])
    .where('subject', '=', id)
    .where('name', 'like', 'local_number.%')
    .orderBy('id', 'desc')
    .execute()
  const changes = row.flatMap(({ name, payload }) => {
    const read = numberUndone.payload.safeParse(payload)
    return read.success ? [{ name, ...read.data }] : []
  })
  return changes.find((change) => change.revision === revision)
}
