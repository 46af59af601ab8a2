import { expect, test } from 'vitest'
import { day } from '#platform/time.ts'
import { sweepPendingPhotos } from '#domain/photos/photos.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aPhotographedProject, aProject } from '#test/a-project.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import {
  findProject,
  findProjectPicture,
  listPublishedProjects,
  readPublishedWork,
} from './project-views.server.ts'
import { publishProject, withdrawProject } from './projects.server.ts'

async function aPublisher(test: TestWorld) {
  return allow(await aPerson(test, 'Marketing'), 'projects.publish')
}

async function eventsOf({ world }: TestWorld, id: string) {
  const rows = await world.db.selectFrom('event').select('name').where('subject', '=', id).execute()
  return rows.map(({ name }) => name)
}

test('a published project is found by its address and its choices, with its photos in the sizes of a page', async () => {
  const test = await createTestWorld()
  const { world } = test
  const project = await aPhotographedProject(world)
  await publishProject(world, await aPublisher(test), project)

  const shown = {
    slug: project.slug,
    service: 'water-damage',
    area: 'hubbard-oh',
    property: 'house',
    finished_on: '2026-10-02',
    cause: 'Washing machine hose split overnight',
    days_to_dry: 4,
  }
  const found = await findProject(world, project.slug)
  expect(found).toEqual({
    ...shown,
    equipment: project.equipment,
    drying: project.drying,
    lesson: project.lesson,
    before: {
      ...project.before,
      sizes: [
        { width: 480, height: 32 },
        { width: 600, height: 40 },
      ],
    },
    after: { ...project.after, sizes: [{ width: 320, height: 40 }] },
  })
  expect(await readPublishedWork(world)).toEqual({
    latest: [shown],
    firstPage: { items: [found], next: null },
    choices: {
      services: ['water-damage'],
      places: ['hubbard-oh'],
      properties: ['house'],
      years: [2026],
    },
    slugs: [project.slug],
  })
})

test('published twice it is there once, and an address belongs to one project', async () => {
  const test = await createTestWorld()
  const publisher = await aPublisher(test)
  const project = await aPhotographedProject(test.world)
  await publishProject(test.world, publisher, project)
  await publishProject(test.world, publisher, project)
  expect(await eventsOf(test, project.id)).toEqual(['project.published'])

  const other = await aPhotographedProject(test.world, { slug: project.slug, cause: 'Something else' })
  await expect(publishProject(test.world, publisher, other)).rejects.toMatchObject({ status: 409 })
  expect(await eventsOf(test, other.id)).toEqual([])
})

test('who may publish is a matter of the role', async () => {
  const test = await createTestWorld()
  for (const role of ['Technician', 'Project manager']) {
    const person = await aPerson(test, role)
    expect(() => allow(person, 'projects.publish')).toThrow('You don’t have permission to do this.')
  }
  for (const role of ['Owner', 'Office manager', 'Marketing'])
    expect(allow(await aPerson(test, role), 'projects.publish')).toBeTruthy()
})

test('a project needs its photos, the consent of its owner, and no scene of trauma', async () => {
  const test = await createTestWorld()
  await expect(publishProject(test.world, await aPublisher(test), aProject())).rejects.toMatchObject({
    code: 'photos-missing',
  })
  expect(() => aProject({ consent: ' ' })).toThrow('This field is required.')
  expect(() => aProject({ service: 'trauma-cleanup' })).toThrow()
  expect(() => aProject({ area: '12 Main Street' })).toThrow()
})

test('a photo can be seen by everyone while a project shows it, and no other photo ever', async () => {
  const test = await createTestWorld()
  const { world } = test
  const publisher = await aPublisher(test)
  const project = await aPhotographedProject(world)
  const { sha256 } = project.before
  expect(await findProjectPicture(world, sha256, 480)).toBe(null)

  await publishProject(world, publisher, project)
  expect(await findProjectPicture(world, sha256, 480)).toBeInstanceOf(Buffer)
  expect(await findProjectPicture(world, sha256, 481)).toBe(null)
  test.wait(2 * day)
  expect(await sweepPendingPhotos(world)).toBe(0)

  await withdrawProject(world, publisher, project.id)
  await withdrawProject(world, publisher, project.id)
  expect(await eventsOf(test, project.id)).toEqual(['project.published', 'project.withdrawn'])
  expect(await findProjectPicture(world, sha256, 480)).toBe(null)
  expect(await findProject(world, project.slug)).toBe(null)
  expect(await listPublishedProjects(world, {})).toEqual({ items: [], next: null })
  expect(await readPublishedWork(world)).toEqual({
    latest: [],
    firstPage: { items: [], next: null },
    choices: { services: [], places: [], properties: [], years: [] },
    slugs: [],
  })
})
