import * as z from 'zod'
import { MadeId } from '#platform/requests/sent-id.ts'
import { text } from '#platform/text/text.ts'
import { cities, towns } from '#domain/areas/areas.ts'
import { Sha256 } from '#domain/photos/photo-sha256.ts'
import { propertyKinds, readingUnits, shownServices } from './project-choices.ts'

const required = (max: number) => text(max).min(1, 'This field is required.')

const PlaceSlug = z.enum([...cities, ...towns].map(({ slug }) => slug))
const PropertyKind = z.enum(propertyKinds.map(({ value }) => value))
const ShownService = z.enum(shownServices)
export type ShownService = z.output<typeof ShownService>

/** A stored photo with its alternative text. */
const ProjectPhoto = z.object({ sha256: Sha256, alt: required(200) })

export const Equipment = z.array(z.object({ label: required(60), count: z.int().min(1).max(999) })).max(12)

/** What the meter read in one material, day by day, and the reading at which it counts as dry. */
export const Drying = z.object({
  material: required(60),
  unit: z.enum(readingUnits),
  dry_standard: z.number().min(0).max(1000),
  readings: z
    .array(z.object({ day: z.int().min(0).max(365), value: z.number().min(0).max(1000) }))
    .min(2, 'Enter at least two readings.')
    .max(40)
    .refine(isInOrder, 'Enter the readings in order of their dates.'),
})
export type Drying = z.output<typeof Drying>

/** A finished job as we show it: by its town and never by its street, and only with the owner's consent on file. */
export const Project = z.object({
  id: MadeId,
  slug: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use only lowercase letters, digits and hyphens.'),
  service: ShownService,
  area: PlaceSlug,
  property: PropertyKind,
  finished_on: z.iso.date(),
  cause: required(90),
  days_to_dry: z.int().min(1).max(365).nullable(),
  equipment: Equipment,
  drying: Drying.nullable(),
  lesson: required(400),
  before: ProjectPhoto,
  after: ProjectPhoto,
  /** Where the owner's signed consent is stored. It is never published. */
  consent: required(80),
})
export type Project = z.output<typeof Project>

/** As much of a project as fits into a line. */
export type ProjectTitle = Pick<
  Project,
  'slug' | 'service' | 'area' | 'property' | 'finished_on' | 'cause' | 'days_to_dry'
>

/** A photo as everyone may see it, in the widths in which it lies ready. */
export type PublicPhoto = { sha256: string; alt: string; sizes: { width: number; height: number }[] }

export type PublishedProject = ProjectTitle &
  Pick<Project, 'equipment' | 'drying' | 'lesson'> & { before: PublicPhoto; after: PublicPhoto }

/** What the list can be narrowed to. `after` is the `next` of the page before. */
export const ProjectQuery = z.object({
  service: ShownService.optional(),
  place: PlaceSlug.optional(),
  property: PropertyKind.optional(),
  year: z.coerce.number().int().min(2000).max(2100).optional(),
  after: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    .refine((key) => z.iso.date().safeParse(key.slice(0, 10)).success)
    .optional(),
})
export type ProjectQuery = z.output<typeof ProjectQuery>

export type ProjectPage = { items: PublishedProject[]; next: string | null }

/** The values that a published project has: choosing any other leads to nothing. */
export type ProjectChoices = { services: string[]; places: string[]; properties: string[]; years: number[] }

/** What pages that are stored tell of our work. */
export type PublishedWork = {
  /** The newest by their titles, enough to find some near each place. */
  latest: ProjectTitle[]
  firstPage: ProjectPage
  choices: ProjectChoices
  slugs: string[]
}

function isInOrder(readings: { day: number }[]) {
  return readings.every(({ day }, nth) => nth === 0 || day > (readings[nth - 1]?.day ?? 0))
}
