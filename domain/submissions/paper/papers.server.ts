import { createHash } from 'node:crypto'
import * as z from 'zod'
import { isSignedPath, signPath } from '#platform/files/signed-url.ts'
import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { addEvidence } from '#domain/evidence/evidence.server.ts'
import type { CopyGiven } from '../copies-given.ts'
import { readCopies } from '../copies-given.server.ts'
import type { Submission } from '../submission.ts'
import type { LinksOfPaper } from './signing-facts.ts'

/** A stored paper, and the hash that its bytes had as they were stored. */
export type Paper = { bytes: Uint8Array; sha256: string }

/** What was stored for a filled form; null where nobody asked for its paper yet. */
export async function findPaper({ db, files }: World, id: string): Promise<Paper | null> {
  const row = await db.selectFrom('submission').select('file_key').where('id', '=', id).executeTakeFirst()
  const bytes = row?.file_key ? await files.read(row.file_key) : null
  return row?.file_key && bytes ? { bytes, sha256: paperHash(row.file_key) } : null
}

/** The SHA-256 of a paper, by which it is stored. */
export function paperHash(file_key: string): string {
  return file_key.slice(-'.pdf'.length - 64, -'.pdf'.length)
}

const addressLife = 10 * minute

/** An address of the stored paper that is good for minutes: a frame of the portal can send no token. */
export function paperAddress({ secret, now }: Pick<World, 'secret' | 'now'>, id: string): string {
  return signPath(secret, pathOfPaper(id), new Date(now().getTime() + addressLife))
}

/** The stored paper for whoever has such an address. */
export async function findSignedPaper(
  world: World,
  { id, ...signed }: { id: string; until: string; sig: string },
): Promise<Paper | null> {
  const isGood = isSignedPath(world.secret, { path: pathOfPaper(id), ...signed }, world.now())
  return isGood ? findPaper(world, id) : null
}

function pathOfPaper(id: string) {
  return `/api/submissions/${id}/paper`
}

/** Writes a paper to the disk, where nothing leads to it yet. */
export async function writePaper({ files }: Pick<World, 'files'>, made: Uint8Array): Promise<Paper> {
  const sha256 = createHash('sha256').update(made).digest('hex')
  await files.put(keyOf(sha256), made)
  return { bytes: made, sha256 }
}

/**
 * Makes a written paper that of its form, whose job the caller has locked, unless someone stored one meanwhile: everybody gets the same bytes
 * from then on. Its hash is evidence of the job.
 */
export async function keepPaper(
  world: World,
  { id, job_id, sha256: record_sha256 }: Pick<Submission, 'id' | 'job_id' | 'sha256'>,
  written: Paper,
): Promise<Paper> {
  const kept = await world.db
    .updateTable('submission')
    .set({ file_key: keyOf(written.sha256) })
    .where('id', '=', id)
    .where('file_key', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (kept && job_id !== null)
    await addEvidence(world, job_id, {
      kind: 'paper',
      subject: id,
      content: { sha256: written.sha256, record_sha256 },
      employee_id: null,
      at: world.now(),
    })
  return (await findPaper(world, id)) ?? written
}

type Around = { revisedSha256: string | null; links: LinksOfPaper; copies: readonly CopyGiven[] }

/**
 * What stands on a paper beside the form: the hash of the one that it revises, the links behind which it was signed, and how whoever signed
 * got their copies until now.
 */
export async function readAround(
  { db }: World,
  { id, revises, answers }: Pick<Submission, 'id' | 'revises' | 'answers'>,
): Promise<Around> {
  const revised = revises
    ? await db.selectFrom('submission').select('sha256').where('id', '=', revises).executeTakeFirst()
    : undefined
  const links = await readLinks({ db }, answers)
  // What was signed behind a link was taken there before it was fixed.
  const signed = [id, ...[...links.values()].map(({ submission_id }) => submission_id)]
  const copies = await Promise.all([...new Set(signed)].map((each) => readCopies({ db }, each)))
  return { revisedSha256: revised?.sha256 ?? null, links, copies: copies.flat() }
}

async function readLinks({ db }: Pick<World, 'db'>, answers: Submission['answers']): Promise<LinksOfPaper> {
  const requests = Object.values(answers).flatMap(
    (answer) => ByLink.safeParse(answer).data?.link.request ?? [],
  )
  if (requests.length === 0) return new Map()
  const rows = await db
    .selectFrom('signing_request')
    .innerJoin('signing_link', 'signing_link.id', 'signing_request.link_id')
    .innerJoin('employee', 'employee.id', 'signing_link.made_by')
    .select([
      'signing_request.id',
      'signing_request.submission_id',
      'signing_link.channel',
      'signing_link.made_at',
      'employee.name as by',
    ])
    .where('signing_request.id', 'in', requests)
    .where('signing_request.state', '=', 'signed')
    .execute()
  return new Map(rows.map(({ id, ...link }) => [id, link]))
}

const ByLink = z.looseObject({ link: z.looseObject({ request: z.uuid() }) })

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
