import { sql, type Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { World } from '#platform/world.ts'
import { cities, towns } from '#domain/areas/areas.ts'
import { projectsPerPage, propertyKinds, shownServices } from './project-choices.ts'
import {
  Drying,
  Equipment,
  type ProjectChoices,
  type ProjectPage,
  type ProjectQuery,
  type ProjectTitle,
  type PublishedWork,
  type PublicPhoto,
  type PublishedProject,
} from './project.ts'

const titleColumns = [
  'slug',
  'service',
  'area',
  'property',
  'finished_on',
  'cause',
  'days_to_dry',
] as const satisfies readonly (keyof Schema['project'])[]

/** Newest first, a page at a time; the cost is that of the page, whatever lies before it. */
export async function listPublishedProjects(world: World, query: ProjectQuery): Promise<ProjectPage> {
  const rows = await selectProjects(world, query)
    .limit(projectsPerPage + 1)
    .execute()
  const shown = rows.slice(0, projectsPerPage)
  const last = shown.at(-1)
  const next = rows.length > projectsPerPage && last ? `${last.finished_on}_${last.id}` : null
  return { items: await withPhotos(world, shown), next }
}

/** What the cached pages show of our projects; read again when one is published. */
export async function readPublishedWork(world: World): Promise<PublishedWork> {
  const [latest, firstPage, choices, slugs] = await Promise.all([
    listLatestProjects(world),
    listPublishedProjects(world, {}),
    listProjectChoices(world),
    listProjectSlugs(world),
  ])
  return { latest, firstPage, choices, slugs }
}

/** Null where no project has this address, or none any more. */
export async function findProject(world: World, slug: string): Promise<PublishedProject | null> {
  const rows = await selectPublished(world).where('slug', '=', slug).execute()
  return (await withPhotos(world, rows))[0] ?? null
}

const latestCount = 60

function listLatestProjects({ db }: World): Promise<ProjectTitle[]> {
  return db
    .selectFrom('project')
    .select(titleColumns)
    .where('published_at', 'is not', null)
    .orderBy('finished_on', 'desc')
    .orderBy('id', 'desc')
    .limit(latestCount)
    .execute()
}

/** More addresses than this a sitemap cannot hold beside the other pages. */
const mostSlugs = 49_000

async function listProjectSlugs({ db }: World): Promise<string[]> {
  const rows = await db
    .selectFrom('project')
    .select('slug')
    .where('published_at', 'is not', null)
    .orderBy('finished_on', 'desc')
    .limit(mostSlugs)
    .execute()
  return rows.map(({ slug }) => slug)
}

/** Looks once for each value that there may be, so that the cost does not grow with what was published. */
async function listProjectChoices(world: World): Promise<ProjectChoices> {
  const places = [...cities, ...towns].map(({ slug }) => slug)
  const kinds = propertyKinds.map(({ value }) => value)
  const thisYear = world.now().getUTCFullYear() + 1
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, nth) => `${thisYear - nth}`)
  const [service, place, property, year] = await Promise.all([
    used(world, shownServices, sql`service = value`),
    used(world, places, sql`area = value`),
    used(world, kinds, sql`property = value`),
    used(world, years, sql`finished_on between (value || '-01-01')::date and (value || '-12-31')::date`),
  ])
  return { services: service, places: place, properties: property, years: year.map(Number) }
}

const firstYear = 2010

/** The public bytes of a photo of a published project in one of its widths; null for any other photo there may be. */
export async function findProjectPicture({ db, files }: World, sha256: string, width: number) {
  const row = await db
    .selectFrom('project_picture')
    .select('file_key')
    .where('sha256', '=', sha256)
    .where('width', '=', width)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('project_photo')
          .innerJoin('project', 'project.id', 'project_photo.project_id')
          .select('project.id')
          .whereRef('project_photo.sha256', '=', 'project_picture.sha256')
          .where('published_at', 'is not', null),
      ),
    )
    .executeTakeFirst()
  return row ? files.read(row.file_key) : null
}

/** The projects of a query in their order, without the end of a page. */
export function selectProjects(world: World, { service, place, property, year, after }: ProjectQuery) {
  let projects = selectPublished(world).orderBy('finished_on', 'desc').orderBy('id', 'desc')
  if (service) projects = projects.where('service', '=', service)
  if (place) projects = projects.where('area', '=', place)
  if (property) projects = projects.where('property', '=', property)
  if (year) projects = projects.where('finished_on', '>=', `${year}-01-01`)
  if (year) projects = projects.where('finished_on', '<=', `${year}-12-31`)
  if (after) {
    const [finishedOn, id] = after.split('_')
    projects = projects.where(sql<boolean>`(finished_on, id) < (${finishedOn}::date, ${id}::uuid)`)
  }
  return projects
}

type Row = Selectable<Pick<Schema['project'], keyof ProjectTitle | 'id' | 'equipment' | 'drying' | 'lesson'>>

function selectPublished({ db }: World) {
  return db
    .selectFrom('project')
    .select([...titleColumns, 'id', 'equipment', 'drying', 'lesson'])
    .where('published_at', 'is not', null)
}

async function withPhotos(world: World, rows: Row[]): Promise<PublishedProject[]> {
  const photos = await photosOf(
    world,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, equipment, drying, ...title }) => {
    const [before, after] = [photos.get(`${id} before`), photos.get(`${id} after`)]
    if (!before || !after) return []
    return {
      ...title,
      before,
      after,
      equipment: Equipment.parse(equipment),
      drying: Drying.nullable().parse(drying),
    }
  })
}

/** Under the id of the project and the moment. */
async function photosOf({ db }: World, ids: string[]) {
  if (ids.length === 0) return new Map<string, PublicPhoto>()
  const rows = await db
    .selectFrom('project_photo')
    .innerJoin('project_picture', 'project_picture.sha256', 'project_photo.sha256')
    .select(['project_id', 'moment', 'project_photo.sha256', 'alt', 'width', 'height'])
    .where('project_id', 'in', ids)
    .orderBy('width')
    .execute()
  const photos = new Map<string, PublicPhoto>()
  for (const { project_id, moment, sha256, alt, width, height } of rows) {
    const key = `${project_id} ${moment}`
    const photo = photos.get(key) ?? { sha256, alt, sizes: [] }
    photo.sizes.push({ width, height })
    photos.set(key, photo)
  }
  return photos
}

/** Those of the values that a published project has, in their order. */
async function used({ db }: World, values: readonly string[], has: ReturnType<typeof sql>) {
  const { rows } = await sql<{ value: string }>`
    select value from unnest(${values}::text[]) with ordinality as known(value, place)
    where exists (select from project where published_at is not null and ${has}) order by place
  `.execute(db)
  return rows.map(({ value }) => value)
}
