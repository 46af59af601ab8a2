import type { Draft } from '#platform/files/draft.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { photoDiffers } from './photo.ts'
import { storePhoto, type Claim, type Received } from './photos.server.ts'

/**
 * Takes a photo from someone of the staff. Whoever put it may refer to it from then on, and nobody who only knows its hash.
 * The same photo may be put by several people.
 */
export async function putPhoto(
  world: World,
  { employee: { id } }: Allowed<'leads.work'>,
  { sha256, draft }: { sha256: string; draft: Draft },
): Promise<Received> {
  if (draft.sha256 !== sha256) throw photoDiffers()
  return storePhoto(world, { sha256, bytes: draft, from: `employee ${id}` }, claimBy(id))
}

function claimBy(employee_id: string): Claim {
  return (world, sha256) =>
    inTransaction(world, async ({ db, now }) => {
      const photo = await db
        .selectFrom('photo')
        .select(['sha256', 'width', 'height'])
        .where('sha256', '=', sha256)
        .forKeyShare()
        .executeTakeFirst()
      if (!photo) return null
      const put = await db
        .insertInto('photo_put')
        .values({ sha256, employee_id, put_at: now() })
        .onConflict((row) => row.doNothing())
        .returning('sha256')
        .executeTakeFirst()
      return { ...photo, isNew: put !== undefined }
    })
}
