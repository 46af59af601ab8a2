import { createHash } from 'node:crypto'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { receivePhoto } from '#domain/photos/photos.server.ts'
import { Project, type PublishedProject, type PublishedWork } from '#domain/projects/project.ts'

type Overrides = Partial<Record<keyof Project, unknown>>

/** A finished job with photos that nobody has sent. */
export function aProject(overrides: Overrides = {}): Project {
  return Project.parse({
    id: newId(),
    slug: `hose-split-${newId().slice(-12)}`,
    service: 'water-damage',
    area: 'hubbard-oh',
    property: 'house',
    finished_on: '2026-10-02',
    cause: 'Washing machine hose split overnight',
    days_to_dry: 4,
    equipment: [{ label: 'Air mover', count: 6 }],
    drying: {
      material: 'Drywall',
      unit: 'percent',
      dry_standard: 12,
      readings: [
        { day: 0, value: 28 },
        { day: 4, value: 12 },
      ],
    },
    lesson: 'Shut the valves behind the machine before you travel.',
    before: { sha256: 'a'.repeat(64), alt: 'Water on a laundry room floor' },
    after: { sha256: 'b'.repeat(64), alt: 'The same floor, dry' },
    consent: 'Paper 1',
    ...overrides,
  })
}

/** A finished job with two photos that lie there, each like no other. */
export async function aPhotographedProject(world: World, overrides: Overrides = {}): Promise<Project> {
  const project = aProject(overrides)
  const before = await send(world, 600)
  const after = await send(world, 320)
  return {
    ...project,
    before: { ...project.before, sha256: before },
    after: { ...project.after, sha256: after },
  }
}

async function send(world: World, width: number) {
  const picture = await aPicture(width, 40).jpeg().toBuffer()
  const bytes = Buffer.concat([picture, Buffer.from(newId())])
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await receivePhoto(world, { sha256, bytes })
  return sha256
}

/** The same as everyone sees it. */
export function aPublishedProject(overrides: Overrides = {}): PublishedProject {
  const { id: _, consent: __, before, after, ...project } = aProject(overrides)
  const sizes = [480, 960, 1600].map((width) => ({ width, height: (width / 4) * 3 }))
  return { ...project, before: { ...before, sizes }, after: { ...after, sizes } }
}

/** All that is published, where it is these. */
export function workOf(projects: PublishedProject[], next: string | null = null): PublishedWork {
  const used = (key: 'service' | 'area' | 'property') => [...new Set(projects.map((project) => project[key]))]
  return {
    latest: projects,
    firstPage: { items: projects, next },
    choices: { services: used('service'), places: used('area'), properties: used('property'), years: [2026] },
    slugs: projects.map(({ slug }) => slug),
  }
}
