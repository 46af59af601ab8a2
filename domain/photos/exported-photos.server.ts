import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { selectJobPhotos, toJobPhoto } from './job-photo-row.server.ts'
import type { JobPhoto } from './job-photo.ts'
import { pictureHash } from './photo.ts'
import { isRestricted } from './restricted.ts'

type Of = { ids: readonly string[]; withRestricted: boolean }

export type ExportedPhoto = Omit<JobPhoto, 'url' | 'thumbnail_url'> & {
  original_sha256: string | null
  picture_sha256: string
  file_key: string
}

const pageSize = 100

/** The photos of these jobs, the first taken in front, a page at a time: however many there are, no more are in memory. */
export async function* photosInOrder(
  world: World,
  { ids, withRestricted }: Of,
): AsyncGenerator<ExportedPhoto[]> {
  let isNext = sql<boolean>`true`
  for (;;) {
    const rows = await selectJobPhotos(world)
      .select('file_key')
      .where('record_id', 'in', ids)
      .$if(!withRestricted, (query) => query.where(isRestricted, '=', false))
      .where(isNext)
      .orderBy('taken_at')
      .orderBy('record_photo.id')
      .limit(pageSize)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    yield rows.map(({ file_key, ...row }) => {
      const { url: _, thumbnail_url: __, ...photo } = toJobPhoto(world, row)
      const { original_sha256 } = row
      return { ...photo, original_sha256, file_key, picture_sha256: pictureHash(file_key) ?? '' }
    })
    isNext = sql<boolean>`(taken_at, record_photo.id) > (${end.taken_at}, ${end.id})`
  }
}

/** How many bytes their files have, how many there are, and how many restricted ones are not among them. */
export async function measurePhotos(
  { db }: World,
  { ids, withRestricted }: Of,
): Promise<{ bytes: number; count: number; restricted: number }> {
  const found = await db
    .selectFrom('record_photo')
    .innerJoin('photo', 'photo.sha256', 'record_photo.sha256')
    .where('record_id', 'in', ids)
    .select(
      sql<string>`coalesce(sum(photo.bytes) filter (where ${withRestricted} or not ${isRestricted}), 0)`.as(
        'bytes',
      ),
    )
    .select(sql<string>`count(*) filter (where ${withRestricted} or not ${isRestricted})`.as('count'))
    .select(sql<string>`count(*) filter (where not ${withRestricted} and ${isRestricted})`.as('restricted'))
    .executeTakeFirstOrThrow()
  return { bytes: Number(found.bytes), count: Number(found.count), restricted: Number(found.restricted) }
}
