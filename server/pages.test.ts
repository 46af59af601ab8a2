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
import { openPages } from './pages.ts'

test('a change of the company is on every page of every node as soon as it is told', async () => {
  const test = await createTestWorld()
  const dist = await aBuild()
  const nodes = await Promise.all([openNode(test, dist), openNode(test, dist)])
  expect(nodes.map(({ home }) => home().includes('(330) 555-0142'))).toEqual([true, true])

  const owner = allow(await aPerson(test), 'config.company')
  const { revision, ...facts } = await getCompany(test.world)
  await changeCompany(test.world, owner, { facts: { ...facts, phone: '+17245550131' }, revision })
  await test.workUntilIdle()

  for (const { home } of nodes) await expect.poll(home).toContain('(724) 555-0131')
  for (const { home } of nodes) expect(home()).not.toContain('(330) 555-0142')
})

async function openNode({ world, connection }: Awaited<ReturnType<typeof createTestWorld>>, dist: string) {
  const news = await openNews(world, connection)
  onTestFinished(() => news.stop())
  const limiter = { use: async () => {}, forgive: async () => {} }
  const { cached } = await openPages({ world, news, limiter, dist })
  return { home: () => String(cached.get('/')?.variants.identity.body) }
}

async function aBuild() {
  const dist = await mkdtemp(join(tmpdir(), 'mission-restore-build-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await buildSite(dist)
  for (const [folder, name, text] of [
    ['ops', 'index.html', '<!doctype html>'],
    ['ops', 'csp.json', '[]'],
    ['widget', 'embed.js', ''],
  ] as const) {
    await mkdir(join(dist, folder), { recursive: true })
    await writeFile(join(dist, folder, name), text)
  }
  return dist
}
