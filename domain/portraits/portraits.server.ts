import { whileFilesMayGo } from '#platform/backup/files-stay.ts'
import { announce } from '#platform/events/events.ts'
import { squareOf } from '#platform/images/reencode.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { Session } from '#domain/sessions/sessions.server.ts'
import { portraitSide } from './portrait.ts'
import { portraitStored, portraitRemoved } from './portrait-events.ts'

/** Keeps the middle of the picture as the person's portrait, in place of the one before. */
export async function keepPortrait(
  world: World,
  { employee: { id: employee_id } }: Session,
  bytes: Uint8Array,
): Promise<void> {
  const picture = await squareOf(bytes, portraitSide)
  const id = newId(world.now().getTime())
  const file_key = `portraits/${id}.jpg`
  // Write the file durably before the row, so that every row has its file.
  await world.files.put(file_key, picture)
  const before = await inTransaction(world, async (world) => {
    const before = await forget(world, employee_id)
    await world.db
      .insertInto('portrait')
      .values({ id, employee_id, file_key, kept_at: world.now() })
      .execute()
    await announce(world, portraitStored, { employee_id }, employee_id)
    return before
  }).catch(async (error: unknown) => {
    await world.files.remove(file_key)
    throw error
  })
  await removeFile(world, before)
}

export async function removePortrait(
  world: World,
  { employee: { id: employee_id } }: Session,
): Promise<void> {
  const before = await inTransaction(world, async (world) => {
    const before = await forget(world, employee_id)
    if (before) await announce(world, portraitRemoved, { employee_id }, employee_id)
    return before
  })
  await removeFile(world, before)
}

/** Null where there is none, or another has taken its place. */
export async function findPortrait({ db, files }: World, id: string): Promise<Buffer | null> {
  const row = await db.selectFrom('portrait').select('file_key').where('id', '=', id).executeTakeFirst()
  return row ? files.read(row.file_key) : null
}

/** Of two portraits that one person sends at once the later one stays: the row of the person makes them wait. */
async function forget({ db }: World, employee_id: string) {
  await db.selectFrom('employee').select('id').where('id', '=', employee_id).forNoKeyUpdate().execute()
  return db
    .deleteFrom('portrait')
    .where('employee_id', '=', employee_id)
    .returning('file_key')
    .executeTakeFirst()
}

/** A backup that is being made may still name it: then it stays where it is. */
async function removeFile(world: World, before: { file_key: string } | undefined) {
  if (before) await whileFilesMayGo(world.db, () => world.files.remove(before.file_key))
}
