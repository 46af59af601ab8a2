import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { publishProject, withdrawProject } from '#domain/projects/projects.server.ts'
import { aPhotographedProject } from '#test/a-project.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { openDoors } from './open-doors.ts'

test('a project is at its address, in the list and in the sitemap, and its photos are for everyone to keep', async () => {
  const test = await createTestWorld()
  const publisher = allow(await aPerson(test), 'projects.publish')
  const shown = await aPhotographedProject(test.world, { cause: 'Hose split' })
  const hidden = await aPhotographedProject(test.world)
  await publishProject(test.world, publisher, shown)
  const { ask } = await openDoors(test)
  const statusOf = async (path: string) => (await ask(path)).status
  const textOf = async (path: string) => (await ask(path)).text()

  const own = `/projects/${shown.slug}`
  for (const path of [own, '/projects', '/projects?place=hubbard-oh&year=2026', '/projects?utm_source=mail'])
    expect(await textOf(path), path).toContain('Hose split')
  expect(await textOf('/projects?service=fire-damage')).toContain('No matching projects')
  expect(await statusOf('/projects?service=roofing')).toBe(404)
  expect(await textOf('/sitemap.xml')).toContain(`<loc>${test.world.publicUrl}${own}</loc>`)

  const page = await ask(own)
  const again = await ask(own, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)

  const photo = (sha256: string, width = 480) => `/projects/photos/${sha256}-${width}.webp`
  const picture = await ask(photo(shown.before.sha256))
  expect([picture.status, picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual(
    [200, 'image/webp', 'public, max-age=300'],
  )
  expect(picture.headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  )
  expect(Buffer.from(await picture.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP')
  expect(await statusOf(photo(hidden.before.sha256))).toBe(404)
  expect(await statusOf(photo(shown.before.sha256, 481))).toBe(404)

  await withdrawProject(test.world, publisher, shown.id)
  expect([await statusOf(own), await statusOf(photo(shown.before.sha256))]).toEqual([404, 404])
})
