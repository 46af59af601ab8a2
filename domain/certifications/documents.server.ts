import { whileFilesMayGo } from '#platform/backup/files-stay.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'

/** The document and what it is; null where there is none. */
export async function findDocument({ db, files }: World, id: string) {
  const row = await db
    .selectFrom('certification')
    .select(['file_key', 'file_type'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row?.file_key || !row.file_type) return null
  const file = await files.open(row.file_key)
  return file && { file, type: row.file_type }
}

/** A backup that is being made may still name it: then it stays where it is. */
export async function removeDocument(world: World, file_key: string | null): Promise<void> {
  if (file_key) await whileFilesMayGo(world.db, () => world.files.remove(file_key))
}

export function documentTooLarge() {
  return new Refusal(413, 'document-too-large', 'This file is larger than 10 MB. Choose a smaller one.')
}
