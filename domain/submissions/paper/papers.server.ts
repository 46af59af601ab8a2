import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { Submission } from '../submission.ts'

/** The bytes that were stored for a filled form; null where nobody asked for its paper yet. */
export async function findPaper({ db, files }: World, id: string): Promise<Uint8Array | null> {
  const row = await db.selectFrom('submission').select('file_key').where('id', '=', id).executeTakeFirst()
  return row?.file_key ? files.read(row.file_key) : null
}

/** Stores a paper, unless someone stored one meanwhile: everybody gets the same bytes from then on. */
export async function keepPaper(world: World, id: string, made: Uint8Array): Promise<Uint8Array> {
  const file_key = keyOf(createHash('sha256').update(made).digest('hex'))
  await world.files.put(file_key, made)
  await world.db
    .updateTable('submission')
    .set({ file_key })
    .where('id', '=', id)
    .where('file_key', 'is', null)
    .execute()
  return (await findPaper(world, id)) ?? made
}

type Around = { revision: number; revisedSha256: string | null; jobNumber: string | null }

/** What stands on a paper beside the form: the number of its job, and which revision it is. */
export async function readAround({ db }: World, { id, job_id, revises }: Submission): Promise<Around> {
  const { rows } = await sql<{ count: string }>`
    with recursive before (id, revises) as (
      select id, revises from submission where id = ${id}
      union all select submission.id, submission.revises from submission join before on submission.id = before.revises
    ) select count(*) from before`.execute(db)
  const revised = revises
    ? await db.selectFrom('submission').select('sha256').where('id', '=', revises).executeTakeFirst()
    : undefined
  const job = job_id
    ? await db.selectFrom('job').select('number').where('id', '=', job_id).executeTakeFirst()
    : undefined
  return {
    revision: Number(rows[0]?.count ?? 1),
    revisedSha256: revised?.sha256 ?? null,
    jobNumber: job?.number ?? null,
  }
}

/** The pictures of photos, by the hashes under which they were sent. */
export async function readPictures({ db, files }: World, sha256s: readonly string[]) {
  const pictures = new Map<string, Uint8Array>()
  if (sha256s.length === 0) return pictures
  const photos = await db
    .selectFrom('photo')
    .select(['sha256', 'file_key'])
    .where('sha256', 'in', sha256s)
    .execute()
  for (const { sha256, file_key } of photos) {
    const bytes = await files.read(file_key)
    if (bytes) pictures.set(sha256, bytes)
  }
  return pictures
}

function keyOf(sha256: string) {
  return `papers/${sha256.slice(0, 2)}/${sha256}.pdf`
}
