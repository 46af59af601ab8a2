import * as z from 'zod'
import { shrink } from '#platform/images/reencode.ts'
import { Refusal } from '#platform/refusal.ts'
import { longestSignedLife, signPath } from '#platform/files/signed-url.ts'
import type { World } from '#platform/world.ts'
import { ReceivedPhoto } from '#domain/photos/photo.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { readFacts, type CompanyFacts } from './company.ts'
import { peopleToShow } from './people.ts'

/** A frame on a desk, and the same on a sharp screen. */
const widths = [400, 800]
/** Enough for every picture of a form and of what it was before. */
const mostListed = 60

type Manager = Allowed<'config.company'>
type Size = { width: number; height: number }

/** A picture that the company may show, with an address that is signed for a short time. */
export const CompanyPicture = ReceivedPhoto.extend({ url: z.string() })
export type CompanyPicture = z.output<typeof CompanyPicture>

/** Prepares an uploaded photo for the website, re-encoded from its pixels. Repeating it changes nothing. */
export async function storeCompanyPicture(
  world: World,
  _manager: Manager,
  sha256: string,
): Promise<CompanyPicture> {
  const photo = await world.db
    .updateTable('photo')
    .set({ offered_at: null })
    .where('sha256', '=', sha256)
    .returning(['width', 'height', 'file_key'])
    .executeTakeFirst()
  if (!photo) throw new Refusal(409, 'photos-missing', 'This picture wasn’t uploaded. Try again.')
  const { file_key, ...size } = photo
  if (!(await hasSizes(world, [sha256]))) await storeSizes(world, { sha256, file_key })
  return { sha256, ...size, url: urlOf(world, sha256) }
}

/** What was stored last comes first. */
export async function listCompanyPictures(world: World, _manager: Manager): Promise<CompanyPicture[]> {
  const rows = await world.db
    .selectFrom('photo')
    .select(['sha256', 'width', 'height'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('company_picture')
          .select('company_picture.sha256')
          .whereRef('company_picture.sha256', '=', 'photo.sha256'),
      ),
    )
    .orderBy('received_at', 'desc')
    .limit(mostListed)
    .execute()
  return rows.map((row) => ({ ...row, url: urlOf(world, row.sha256) }))
}

/** The facts may only name pictures that are here. */
export async function requirePictures(world: World, { people }: CompanyFacts): Promise<void> {
  const named = [...new Set(people.flatMap(({ picture }) => picture ?? []))]
  if (await hasSizes(world, named)) return
  throw new Refusal(409, 'picture-missing', 'A picture hasn’t been uploaded yet. Choose it again.')
}

/** In which sizes each of these pictures lies ready, the smallest first. */
export async function readPictureSizes(
  { db }: World,
  { people }: CompanyFacts,
): Promise<Map<string, Size[]>> {
  const named = peopleToShow(people).map(({ picture }) => picture)
  if (named.length === 0) return new Map()
  const rows = await db
    .selectFrom('company_picture')
    .select(['sha256', 'width', 'height'])
    .where('sha256', 'in', named)
    .orderBy('width')
    .execute()
  const sizes = new Map<string, Size[]>()
  for (const { sha256, ...size } of rows) sizes.set(sha256, [...(sizes.get(sha256) ?? []), size])
  return sizes
}

/** The bytes of a picture that is on the website now; null for every other one. */
export async function findShownPicture({ db, files }: World, sha256: string, width: number) {
  const row = await db
    .selectFrom('company_picture')
    .innerJoin('company', (join) => join.onTrue())
    .select(['file_key', 'facts'])
    .where('sha256', '=', sha256)
    .where('width', '=', width)
    .executeTakeFirst()
  const isShown = row && peopleToShow(readFacts(row.facts).people).some(({ picture }) => picture === sha256)
  return isShown ? files.read(row.file_key) : null
}

async function hasSizes({ db }: World, sha256s: string[]) {
  if (sha256s.length === 0) return true
  const { count } = await db
    .selectFrom('company_picture')
    .select((row) => row.fn.count<string>('sha256').distinct().as('count'))
    .where('sha256', 'in', sha256s)
    .executeTakeFirstOrThrow()
  return Number(count) === sha256s.length
}

/** Write the files durably before the rows, so that every row has its file. */
async function storeSizes({ db, files }: World, { sha256, file_key }: { sha256: string; file_key: string }) {
  const picture = await files.read(file_key)
  if (!picture) throw new Error(`The file of photo ${sha256} is gone.`)
  const rows = await Promise.all(
    (await shrink(picture, widths)).map(async ({ webp, width, height }) => {
      const file_key = `people/${sha256.slice(0, 2)}/${sha256}-${width}.webp`
      await files.put(file_key, webp)
      return { sha256, width, height, file_key }
    }),
  )
  await db
    .insertInto('company_picture')
    .values(rows)
    .onConflict((row) => row.doNothing())
    .execute()
}

function urlOf({ secret, now }: World, sha256: string) {
  const until = new Date(now().getTime() + longestSignedLife)
  return signPath(secret, `/api/photos/${sha256}/thumbnail`, until)
}
