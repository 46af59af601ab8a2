import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openNews } from '#platform/news.ts'
import { changeCompany, getCompany } from '#domain/company/company.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { buildSite } from '#site/build.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { openLimits } from './limits.ts'
import { openPages } from './pages.ts'

test('a change of the company is on every page of every node as soon as it is told', async () => {
  const test = await createTestWorld()
  const dist = await aBuild()
  const nodes = await Promise.all([openNode(test, dist), openNode(test, dist)])
  expect(nodes.map(({ phones }) => phones())).toEqual([['tel:+13305550142'], ['tel:+13305550142']])

  const owner = allow(await aPerson(test), 'config.company')
  const { revision, ...facts } = await getCompany(test.world)
  await changeCompany(test.world, owner, {
    facts: { ...facts, name: 'Dry & Co', phone: '+17245550131' },
    revision,
  })
  await test.workUntilIdle()

  for (const { phones } of nodes) await expect.poll(phones, { timeout: 45_000 }).toEqual(['tel:+17245550131'])
  expect(nodes.map(({ portal }) => portal())).toEqual(
    Array(2).fill('<meta name="company" content="Dry &amp; Co">'),
  )
})

async function openNode({ world, connection }: Awaited<ReturnType<typeof createTestWorld>>, dist: string) {
  const news = await openNews(world, connection)
  onTestFinished(() => news.stop())
  const limits = openLimits(world.db, 1)
  const { cached, portal } = await openPages({ world, news, limits, dist, isDemo: false })
  const home = () => String(cached.get('/')?.plain)
  return {
    phones: () => [...new Set(home().match(/tel:\+\d+/g))],
    portal: () => String(portal().known.plain),
  }
}

async function aBuild() {
  const dist = await mkdtemp(join(tmpdir(), 'mission-restore-build-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await buildSite(dist)
  for (const [folder, name, text] of [
    ['ops', 'index.html', '<meta name="company" content="">'],
    ['ops', 'csp.json', '[]'],
    ['widget', 'embed.js', ''],
  ] as const) {
    await mkdir(join(dist, folder), { recursive: true })
    await writeFile(join(dist, folder, name), text)
  }
  return dist
}
