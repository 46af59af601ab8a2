import { expect, test } from 'vitest'
import { day, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { addCertification } from '#domain/certifications/certifications.server.ts'
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
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aDrawnSite } from '#test/a-drawn-site.ts'
import { aPhotographedProject } from '#test/a-project.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const { openNode } = await aDrawnSite()

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
