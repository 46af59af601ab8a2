import { Refusal } from '#platform/refusal.ts'
import { durationWords } from '#platform/text/duration-words.ts'
import { minute } from '#platform/time.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import {
  isSameCall,
  isSameNumber,
  keepNumber,
  lockNumber,
  requireRevision,
  unconfirmed,
} from './stored-numbers.server.ts'
import { StoredNumber } from './local-number.ts'
import { numberUndone } from './number-events.ts'

/** How long a change is undone as if it had never been made. Later the number has to be called again. */
export const undoWithoutCallFor = 10 * minute

/**
 * Takes back the change that made this revision, whatever it was: a number that was removed is there again, and one that was
 * fixed is what someone had confirmed. A number that the change took off the website comes back at once only for a short time;
 * later someone has to call first, since whoever took it off had a reason. Once more changes nothing.
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
    if (!last) throw new Refusal(409, 'nothing-to-undo', 'There is no change to undo.')
    const before = last.before && StoredNumber.parse(last.before)
    const isRecent = world.now().getTime() - last.at.getTime() <= undoWithoutCallFor
    const after = isRecent ? before : withoutOldCall(known.present, before)
    if (known.present && after && isSameNumber(known.present, after)) throw callAgain()
    await keepNumber(world, known, { kind: numberUndone, after, by })
  })
}

/** A number whose current digits aren't confirmed comes back unconfirmed. */
function withoutOldCall(present: StoredNumber | null, before: StoredNumber | null): StoredNumber | null {
  const stands = before && present?.confirmed_on && isSameCall(present, before)
  return stands ? before : before && { ...before, ...unconfirmed }
}

function callAgain() {
  return new Refusal(
    409,
    'call-again',
    `You can undo this for only ${durationWords(undoWithoutCallFor)}. Call the number, then confirm it again.`,
  )
}

async function findChange({ db }: World, { id, revision }: { id: string; revision: number }) {
  const row = await db
    .selectFrom('event')
    .select(['name', 'payload', 'at'])
    .where('subject', '=', id)
    .where('name', 'like', 'local_number.%')
    .orderBy('id', 'desc')
    .execute()
  const changes = row.flatMap(({ name, payload, at }) => {
    const read = numberUndone.payload.safeParse(payload)
    return read.success ? [{ name, at, ...read.data }] : []
  })
  return changes.find((change) => change.revision === revision)
}
