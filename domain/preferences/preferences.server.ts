import type { Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Session } from '#domain/sessions/sessions.server.ts'
import { usualPreferences, type Preferences, type PreferencesRevision } from './preference.ts'
import { preferencesChanged } from './preference-events.ts'

/** What each of these people wants, by their ids; who never said is given what is usual. */
export async function readPreferences(
  { db }: World,
  employeeIds: readonly string[],
): Promise<Map<string, Preferences>> {
  const wanted = new Map(employeeIds.map((id) => [id, usualPreferences]))
  if (employeeIds.length === 0) return wanted
  const rows = await db.selectFrom('preference').selectAll().where('employee_id', 'in', employeeIds).execute()
  for (const row of rows) wanted.set(row.employee_id, toPreferences(row))
  return wanted
}

/** What the person wants, as they may change it. */
export async function getPreferences({ db }: World, employeeId: string): Promise<PreferencesRevision> {
  const row = await db
    .selectFrom('preference')
    .selectAll()
    .where('employee_id', '=', employeeId)
    .executeTakeFirst()
  return row ? { ...toPreferences(row), revision: row.revision } : { ...usualPreferences, revision: 0 }
}

/** Keeps what the person wants from now on. `revision` is the one that they saw. */
export function changePreferences(
  world: World,
  { employee: { id } }: Session,
  { revision, ...after }: PreferencesRevision,
): Promise<void> {
  return inTransaction(world, async (world) => {
    const { revision: known, ...before } = await getPreferences(world, id)
    if (known !== revision) throw movedOn()
    const difference = compare(toColumns(before), toColumns(after))
    if (!difference) return
    await write(world, id, { revision, columns: toColumns(after) })
    await announce(world, preferencesChanged, { employee_id: id, ...difference }, id)
  })
}

type Row = Selectable<Schema['preference']>
type Columns = Omit<Row, 'employee_id' | 'revision'>

/** Of two devices that change the same revision one is too late. */
async function write(
  { db }: World,
  employee_id: string,
  { revision, columns }: { revision: number; columns: Columns },
) {
  const written = await db
    .insertInto('preference')
    .values({ employee_id, ...columns, revision: revision + 1 })
    .onConflict((row) =>
      row
        .column('employee_id')
        .doUpdateSet({ ...columns, revision: revision + 1 })
        .where('preference.revision', '=', revision),
    )
    .returning('revision')
    .executeTakeFirst()
  if (!written) throw movedOn()
}

function movedOn() {
  return new Refusal(409, 'preferences-moved-on', 'Your settings were changed on another device.')
}

function toPreferences({ alert_by_mail, alert_by_text, language, ...row }: Row): Preferences {
  const { quiet_from: from, quiet_until: until } = row
  return { alert_by_mail, alert_by_text, quiet: from && until ? { from, until } : null, language }
}

function toColumns({ quiet, ...preferences }: Preferences): Columns {
  return { ...preferences, quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null }
}

/** What is another, as it was and became; null where nothing is. */
function compare(before: Columns, after: Columns) {
  const old = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(([name, value]) => old.get(name) !== value)
  if (changed.length === 0) return null
  const names = changed.map(([name]) => name)
  return {
    before: Object.fromEntries(names.map((name) => [name, old.get(name)])),
    after: Object.fromEntries(changed),
  }
}
