import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { openNews } from '#platform/events/news.ts'
import { day, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { addCertification } from '#domain/certifications/certifications.server.ts'
import { publishAnswer, retireAnswer } from '#domain/chat/published/answers.server.ts'
import { changeCompany, getCompany } from '#domain/company/company.server.ts'
import { suspendEmployee } from '#domain/employees/departures.server.ts'
import { changeEmployee } from '#domain/employees/employee-changes.server.ts'
import { factsFromName } from '#domain/employees/facts.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { moveLead } from '#domain/leads/moves.server.ts'
import { listNumbers } from '#domain/numbers/number-views.server.ts'
import { expireNumbers } from '#domain/numbers/numbers.tasks.ts'
import { confirmNumber } from '#domain/numbers/numbers.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { publishProject, withdrawProject } from '#domain/projects/projects.server.ts'
import { buildSite } from '#site/build.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { firstSettings } from '#domain/chat/settings/settings.ts'
import { anAnswer } from '#test/an-answer.ts'
import { aPhotographedProject } from '#test/a-project.ts'
import { aPerson } from '#test/people.ts'
import { setForChat } from '#test/set-for-chat.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { widgetFiles } from '#widget/files.ts'
import { openLimits } from './limits.ts'
import { variantOf } from './page-cache.ts'
import { openPages } from './pages.ts'

// Two nodes render all pages, which takes a busy machine its time.
vi.setConfig({ testTimeout: 3 * minute })
const dist = await aBuild()
afterAll(() => rm(dist, { recursive: true }))

test('a change of the company is on every page of every node as soon as it is told', async () => {
  const test = await createTestWorld()
  const nodes = await Promise.all([openNode(test), openNode(test)])
  expect(nodes.map(({ phones }) => phones())).toEqual([['tel:+13305550142'], ['tel:+13305550142']])

  const owner = allow(await aPerson(test), 'config.company')
  const { revision, ...facts } = await getCompany(test.world)
  await changeCompany(test.world, owner, {
    facts: { ...facts, name: 'Dry & Co', phone: '+17245550131' },
    revision,
  })
  await test.workUntilIdle()

  for (const { phones } of nodes) await expect.poll(phones).toEqual(['tel:+17245550131'])
  expect(nodes.map(({ portal }) => portal())).toEqual(
    Array(2).fill('<meta name="company" content="Dry &amp; Co">'),
  )
})

test('on every node the button of the chat follows what the company set, with another tag', async () => {
  const test = await createTestWorld()
  const nodes = await Promise.all([openNode(test), openNode(test)])
  const loader = ({ cached }: (typeof nodes)[number]) => cached.get('/api/chatbot/embed.js')
  const off = () => nodes.map((node) => String(loader(node)?.plain).includes(String.raw`"off":"^(?:`))
  const tags = () => nodes.flatMap((node) => loader(node)?.made.identity?.etag ?? [])
  for (const node of nodes) variantOf(loader(node) ?? expect.fail(), 'identity')
  const before = tags()
  expect(off()).toEqual([false, false])
  await setForChat(test, { shown: { ...firstSettings.shown, contact: false } })
  await test.workUntilIdle()
  await expect.poll(off).toEqual([true, true])
  for (const node of nodes) variantOf(loader(node) ?? expect.fail(), 'identity')
  expect(tags()).not.toEqual(before)

  const policies = () =>
    nodes.map((node) => new Map(pairs(loader(node)?.headers ?? [])).get('Cross-Origin-Resource-Policy'))
  expect(policies()).toEqual(['same-origin', 'same-origin'])
  await setForChat(test, { sites: { origins: ['https://www.other-website.com'] } })
  await test.workUntilIdle()
  await expect.poll(policies).toEqual(['cross-origin', 'cross-origin'])
})

test('the privacy page says how long chats are stored as soon as it is set, and no other page is drawn again', async () => {
  const test = await createTestWorld()
  const node = await openNode(test)
  const home = node.cached.get('/')
  expect(node.paths('automatically 180 days after the last message')).toEqual(['/privacy'])
  await setForChat(test, { privacy: { days: 45 } })
  await test.workUntilIdle()
  await expect.poll(() => node.paths('automatically 45 days after the last message')).toEqual(['/privacy'])
  expect(node.cached.get('/')).toBe(home)
})

test('the sitemap says since when each page says what it says, whatever starts again meanwhile', async () => {
  const test = await createTestWorld()
  const first = '2026-11-20T12:00:00Z'
  await expect.poll((await openNode(test)).dates).toMatchObject({ '/': first, '/contact': first })

  test.wait(day)
  const node = await openNode(test)
  await expect.poll(node.dates).toMatchObject({ '/': first, '/contact': first })

  test.wait(day)
  const owner = allow(await aPerson(test), 'config.company')
  const { revision, ...facts } = await getCompany(test.world)
  await changeCompany(test.world, owner, { facts: { ...facts, years_claim: '20+ years' }, revision })
  await test.workUntilIdle()
  await expect.poll(node.dates).toMatchObject({ '/': '2026-11-22T12:00:00Z', '/contact': first })
  const changed = Object.entries(node.dates()).filter(([, date]) => date !== first)
  expect(changed.map(([path]) => path).toSorted()).toEqual(['/', '/about'])
})

test('a project is on the pages of every node as soon as it is published, and gone as soon as it is withdrawn', async () => {
  const test = await createTestWorld()
  const nodes = await Promise.all([openNode(test), openNode(test)])
  const publisher = allow(await aPerson(test), 'projects.publish')
  const project = await aPhotographedProject(test.world)
  const seen = () => nodes.map(({ paths }) => paths(project.cause, project.slug))
  expect(seen()).toEqual([[], []])

  await publishProject(test.world, publisher, project)
  await test.workUntilIdle()
  const places = ['/', '/projects', '/service-areas/hubbard-oh', '/services/water-damage', '/sitemap.xml']
  for (const nth of [0, 1]) await expect.poll(() => seen()[nth]).toEqual(expect.arrayContaining(places))
  expect(seen().flat()).not.toContain('/services/trauma-cleanup')

  await withdrawProject(test.world, publisher, project.id)
  await test.workUntilIdle()
  await expect.poll(seen).toEqual([[], []])
})

test('whoever agrees to be shown is on the pages of people at once, and no other page is drawn again', async () => {
  const test = await createTestWorld()
  const node = await openNode(test)
  const owner = await aPerson(test)
  const editor = allow(owner, 'employees.edit')
  const { id, username } = await aPerson(test, 'Technician', 'Ivy Starling')
  const facts = { ...factsFromName({ username, name: 'Ivy Starling' }), title: 'Technician', bio: 'Dries.' }
  const others = () => ['/services', '/testimonials', '/faq'].map((path) => node.cached.get(path))
  const before = others()

  await changeEmployee(test.world, editor, { ...facts, id, revision: 1, is_public: true })
  const held = { code: 'ASD', number: '1', issued_on: null, expires_on: '2026-12-31' } as const
  await addCertification(test.world, editor, { ...held, id: newId(), employee_id: id })
  await test.workUntilIdle()
  await expect.poll(() => node.paths('Ivy Starling')).toEqual(['/about'])
  await expect.poll(() => node.paths('Applied Structural Drying')).toEqual(['/certifications'])
  for (const [nth, answer] of others().entries()) expect(answer).toBe(before[nth])

  await suspendEmployee(test.world, allow(owner, 'employees.deactivate'), { id, revision: 2 })
  await test.workUntilIdle()
  await expect.poll(() => node.paths('Ivy Starling', 'Applied Structural Drying')).toEqual([])
})

test('how soon people are called back is counted again when a request moves, and drawn on the home page alone', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const { revision, ...facts } = await getCompany(test.world)
  await changeCompany(test.world, allow(owner, 'config.company'), {
    facts: { ...facts, call_back_minutes: 15 },
    revision,
  })
  const requests = Array.from({ length: 20 }, () => aLeadRequest())
  for (const request of requests) await receiveLead(test.world, request, unsuspected)
  await test.workUntilIdle()
  const node = await openNode(test)
  expect(node.paths('We call back within')).toEqual([])

  const services = node.cached.get('/services')
  test.wait(9 * minute)
  const dispatcher = allow(owner, 'leads.work')
  for (const { id } of requests)
    await moveLead(test.world, dispatcher, { id, status: 'contacted', revision: 1 })
  await test.workUntilIdle()
  await expect.poll(() => node.paths('We kept that for 20 of the last 20 requests')).toEqual(['/'])
  expect(node.cached.get('/services')).toBe(services)
})

test('the pages of places are drawn again when a number is confirmed and when it expires, and no other page', async () => {
  const test = await createTestWorld()
  const node = await openNode(test)
  const manager = allow(await aPerson(test), 'config.company')
  const place = () => node.cached.get('/service-areas/hubbard-oh')
  const services = node.cached.get('/services')
  const before = place()
  const [found] = (await listNumbers(test.world, manager)).filter(({ number, serves }) => number && serves[0])
  await confirmNumber(test.world, manager, { id: found?.id ?? '', revision: 1, confirmed_on: '2026-11-20' })
  await test.workUntilIdle()
  await expect.poll(() => place() === before).toBe(false)

  const confirmed = place()
  test.wait(365 * day)
  await expireNumbers(test.world)
  await test.workUntilIdle()
  await expect.poll(() => place() === confirmed).toBe(false)
  expect(node.cached.get('/services')).toBe(services)
})

function pairs(flat: readonly string[]) {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]] as const] : []))
}

test('an answer that is published for the website is on the questions page, and gone once it is retired', async () => {
  const test = await createTestWorld()
  const node = await openNode(test)
  const editor = allow(await aPerson(test), 'chat.settings')
  const services = node.cached.get('/services')
  const id = newId()
  await publishAnswer(test.world, editor, { ...anAnswer, id: newId() })
  await publishAnswer(test.world, editor, {
    ...anAnswer,
    id,
    question: 'Do you move safes?',
    also_on_faq: true,
  })
  await test.workUntilIdle()
  await expect.poll(() => node.paths('Do you move safes?')).toEqual(['/faq', '/llms.txt'])
  expect(node.paths(anAnswer.question)).toEqual([])
  expect(node.cached.get('/services')).toBe(services)

  await retireAnswer(test.world, editor, { id, revision: 1 })
  await test.workUntilIdle()
  await expect.poll(() => node.paths('Do you move safes?')).toEqual([])
})

async function openNode({ world, connection }: TestWorld) {
  const news = await openNews(world, connection)
  onTestFinished(() => news.stop())
  const limits = openLimits(world.db, 1)
  const { cached, portal, stop } = await openPages({ world, news, limits, dist, isDemo: false })
  onTestFinished(stop)
  const home = () => String(cached.get('/')?.plain)
  const dated = /<loc>http:\/\/localhost:3000([^<]*)<\/loc><lastmod>([^<]*)</g
  return {
    cached,
    dates: () =>
      Object.fromEntries(
        [...String(cached.get('/sitemap.xml')?.plain).matchAll(dated)].map(([, path, date]) => [path, date]),
      ),
    phones: () => [...new Set(home().match(/tel:\+\d+/g))],
    portal: () => String(portal().known.plain),
    paths: (...texts: string[]) =>
      [...cached].flatMap(([path, { plain }]) =>
        texts.some((text) => String(plain).includes(text)) ? [path] : [],
      ),
  }
}

async function aBuild() {
  const dist = await mkdtemp(join(tmpdir(), 'mission-restore-build-'))
  await buildSite(dist)
  for (const [folder, name, text] of [
    ['ops', 'index.html', '<meta name="company" content="">'],
    ['ops', 'csp.json', '{"styleHashes":[],"scripts":[]}'],
    [
      'ops',
      'login.json',
      JSON.stringify({ style: '', first: '', script: '', lock: '', icon: '', font: '', portal: null }),
    ],
    ['ops', 'worker.js', ''],
    ...widgetFiles.map((name) => ['widget', `${name}.js`, ''] as const),
  ] as const) {
    await mkdir(join(dist, folder), { recursive: true })
    await writeFile(join(dist, folder, name), text)
  }
  return dist
}
