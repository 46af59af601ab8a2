import { isDeepStrictEqual } from 'node:util'
import { shrink } from '#platform/images/reencode.ts'
import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { Project } from './project.ts'
import { projectPublished, projectWithdrawn } from './project-events.ts'

/** A card on a phone, the same on a good screen, and a photo across half a desk. */
const widths = [480, 960, 1600]

type Picture = { sha256: string; width: number; height: number; file_key: string }

/** Shows a finished job to everyone: the same one again changes nothing. */
export async function publishProject(
  world: World,
  publisher: Allowed<'projects.publish'>,
  project: Project,
): Promise<void> {
  const pictures = await Promise.all(
    [project.before, project.after].map(({ sha256 }) => layReady(world, sha256)),
  )
  await inTransaction(world, async (world) => {
    const inserted = await insertProject(world, project)
    if (!inserted) return requireSame(world, project)
    await insertPhotos(world, project, pictures.flat())
    await announce(world, projectPublished, { project_id: project.id }, publisher.employee.id)
  })
}

/** Takes a project away from everyone, as when its owner takes back the consent. */
export function withdrawProject(
  world: World,
  publisher: Allowed<'projects.publish'>,
  id: string,
): Promise<void> {
  return inTransaction(world, async (world) => {
    const withdrawn = await world.db
      .updateTable('project')
      .set({ published_at: null })
      .where('id', '=', id)
      .where('published_at', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (withdrawn) await announce(world, projectWithdrawn, { project_id: id }, publisher.employee.id)
  })
}

/** Write the files durably before the rows, so that every row has its file. */
async function layReady({ db, files }: World, sha256: string): Promise<Picture[]> {
  const photo = await db
    .selectFrom('photo')
    .select('file_key')
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  const picture = photo && (await files.read(photo.file_key))
  if (!picture) throw new Refusal(409, 'photos-missing', 'A photo of this project hasn’t been uploaded yet.')

  const sizes = await shrink(picture, widths)
  return Promise.all(
    sizes.map(async ({ webp, width, height }) => {
      const file_key = `projects/${sha256.slice(0, 2)}/${sha256}-${width}.webp`
      await files.put(file_key, webp)
      return { sha256, width, height, file_key }
    }),
  )
}

async function insertProject({ db, now }: World, project: Project) {
  const { before: _, after: __, equipment, drying, ...columns } = project
  const row = await db
    .insertInto('project')
    .values({
      ...columns,
      equipment: JSON.stringify(equipment),
      drying: drying && JSON.stringify(drying),
      published_at: now(),
    })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

async function insertPhotos({ db }: World, { id, before, after }: Project, pictures: Picture[]) {
  await db
    .insertInto('project_photo')
    .values([
      { project_id: id, moment: 'before', ...before },
      { project_id: id, moment: 'after', ...after },
    ])
    .execute()
  await db
    .insertInto('project_picture')
    .values(pictures)
    .onConflict((row) => row.doNothing())
    .execute()
  await db
    .updateTable('photo')
    .set({ offered_at: null })
    .where('sha256', 'in', [before.sha256, after.sha256])
    .execute()
}

/** The id or the address is taken: by this very project, or by another one. */
async function requireSame({ db }: World, project: Project) {
  const row = await db
    .selectFrom('project')
    .selectAll()
    .where((is) => is.or([is('id', '=', project.id), is('slug', '=', project.slug)]))
    .executeTakeFirstOrThrow()
  const photos = await db
    .selectFrom('project_photo')
    .select(['moment', 'sha256', 'alt'])
    .where('project_id', '=', row.id)
    .execute()
  const byMoment = photos.map(({ moment, ...photo }) => [moment, photo])
  const known = Project.safeParse({ ...row, ...Object.fromEntries(byMoment) })
  if (known.success && isDeepStrictEqual(known.data, project)) return
  throw new Refusal(409, 'project-differs', 'Another project already has this address. Choose another one.')
}
