import { expect, test } from 'vitest'
import { mergeJob } from '#domain/jobs/merge.server.ts'
import { SearchResult } from '#domain/search/search.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { aSentLead } from '#test/a-lead.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

test('one search finds requests and people by name, phone, reference and username', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Ann Starling')
  const { reference } = await receive(owner, { name: 'Anna Miller', phone: '(330) 555-0188' })
  await receive(owner, { name: 'Bob Stone', phone: '(330) 555-0190' })

  expect(await find(owner, 'ANN')).toEqual({ requests: ['Anna Miller'], people: ['Ann Starling'] })
  expect(await find(owner, '555-0190')).toEqual({ requests: ['Bob Stone'], people: [] })
  expect(await find(owner, reference.toLowerCase())).toEqual({ requests: ['Anna Miller'], people: [] })
  expect(await find(owner, owner.username)).toEqual({ requests: [], people: ['Ann Starling'] })
  expect(await find(owner, '%%')).toEqual({ requests: [], people: [] })
})

test('a search finds what the list of each kind would show, and nothing that the person may not see', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Ann Starling')
  const manager = await aPerson(test, 'Project manager', 'Ann Wren')
  const technician = await aPerson(test, 'Technician', 'Ann Finch')
  const marketing = await aPerson(test, 'Marketing', 'Ann Crane')
  const { id } = await receive(owner, { name: 'Ann of the manager' })
  await receive(owner, { name: 'Ann of nobody' })
  await receive(owner, { name: 'Ann quarantined', website: 'https://spam.example' })
  await test.world.db.updateTable('lead').set({ assigned_to: manager.id }).where('id', '=', id).execute()

  const everyone = ['Ann Crane', 'Ann Finch', 'Ann Starling', 'Ann Wren']
  expect(await find(owner, 'ann ')).toEqual({
    requests: ['Ann of nobody', 'Ann of the manager'],
    people: everyone,
  })
  expect(await find(manager, 'ann ')).toEqual({ requests: ['Ann of the manager'], people: everyone })
  expect(await find(technician, 'ann ')).toEqual({ requests: [], people: ['Ann Finch'] })
  expect(await find(marketing, 'ann ')).toEqual({ requests: [], people: [] })
})

test('a job is found by its number, address and claim, once, in place of its request', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Ann Starling')
  const technician = await aPerson(test, 'Technician', 'Ivy Finch')
  const facts = { ...aCall, address: '1187 Larkspur Lane', claim_number: 'MM-71902/2-X' }
  const { number } = await aJob(test, owner, facts)
  for (const q of [number.toLowerCase(), 'larkspur', 'mm-71902/2', 'mm719022x', '719022', 'nora']) {
    expect(await jobsFound(owner, q)).toEqual(['Nora Trillium'])
    expect(await find(owner, q)).toEqual({ requests: [], people: [] })
  }
  expect(await jobsFound(technician, 'larkspur')).toEqual([])
})

test('a job is found as people speak of it: by parts of its words in any order, and by its number without what begins it', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Ann Starling')
  const facts = { ...aCall, name: 'Irma Lupine', address: '1187 Larkspur Lane', claim_number: 'MM-71902' }
  const { number } = await aJob(test, owner, facts)
  const bare = number.replace(/^[A-Z]+-/, '')
  for (const q of [
    'lup irma',
    'irma lupine boardman',
    'lark 1187',
    'Lupine, Irma',
    bare,
    '71902',
    'irma 555-0117',
  ])
    expect([q, await jobsFound(owner, q)]).toEqual([q, ['Irma Lupine']])
  for (const q of ['irma niles', 'upine', 'irma 555-0118'])
    expect([q, await jobsFound(owner, q)]).toEqual([q, []])
})

test('a request is found by its town and street', async () => {
  const owner = await aPerson(await createTestWorld(), 'Owner', 'Ann Starling')
  await receive(owner, { name: 'Irma Lupine', town: '12 Larkspur Lane, Boardman' })
  for (const q of ['irma boardman', 'larkspur 12', 'lup irma'])
    expect(await find(owner, q)).toEqual({ requests: ['Irma Lupine'], people: [] })
})

test('what finds a merged job finds the one that is kept, once', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Ann Starling')
  const kept = await aJob(test, owner)
  await test.wait(1000)
  const merged = await aJob(test, owner, { ...aCall, name: 'N. Trillium' })
  await mergeJob(test.world, allow(owner, 'intake.merge'), { id: merged.id, into: kept.number, revision: 1 })
  for (const q of ['trillium', 'nora', 'n trillium', merged.number]) {
    expect([q, await jobsFound(owner, q)]).toEqual([q, ['Nora Trillium']])
    expect(await find(owner, q)).toEqual({ requests: [], people: [] })
  }
})

test('a job that was found by one that was merged into it says by which', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Ann Starling')
  const kept = await aJob(test, owner, { ...aCall, name: 'Hank Oldcaller' })
  const merged = await aJob(test, owner, { ...aCall, name: 'Wife Oldcaller', phone: '+13305550188' })
  await mergeJob(test.world, allow(owner, 'intake.merge'), { id: merged.id, into: kept.number, revision: 1 })
  const foundBy = async (q: string) => (await search(owner, q)).jobs.map(({ found_by }) => found_by)
  const wife = { number: merged.number, name: 'Wife Oldcaller' }
  expect([await foundBy('wife'), await foundBy('555-0188'), await foundBy(merged.number)]).toEqual([
    [wife],
    [wife],
    [wife],
  ])
  expect([await foundBy('hank'), await foundBy('oldcaller')]).toEqual([[undefined], [undefined]])
})

test('whoever may not see claims finds no job by them, in any list', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Ann Starling')
  const lead = await aPerson(test, 'Lead technician', 'Theo Bittern')
  const claim = {
    claim_number: 'MM-71902',
    policy_number: 'PN-4410',
    carrier: 'Mill Mutual',
    adjuster_name: 'Olive Rush',
  }
  const { id } = await aJob(test, owner, {
    ...aCall,
    address: '1187 Larkspur Lane',
    tags: ['Corner'],
    ...claim,
  })
  await test.world.db.updateTable('lead').set({ assigned_to: lead.id }).where('id', '=', id).execute()
  const doors = ['/api/search', '/api/jobs', '/api/jobs/board', '/api/jobs/towns']
  const found = async (person: Person, q: string) => {
    const answers = doors.map((door) => person.request(`${door}?q=${encodeURIComponent(q)}`))
    const texts = await Promise.all(answers.map(async (answer) => (await answer).text()))
    return texts.map((text) => text.includes(id))
  }
  for (const q of ['larkspur', 'corner', 'nora'])
    expect([q, await found(lead, q)]).toEqual([q, [true, true, true, true]])
  for (const q of [...Object.values(claim).map((words) => words.slice(0, 4)), 'mm719', 'pn44']) {
    expect([q, await found(owner, q)]).toEqual([q, [true, true, true, true]])
    expect([q, await found(lead, q)]).toEqual([q, [false, false, false, false]])
  }
})

test.each(['', 'a', ' a ', 'a'.repeat(81), 'a\u0000b'])('%j is no search', async (q) => {
  const person = await aPerson(await createTestWorld())
  expect((await person.request(`/api/search?q=${encodeURIComponent(q)}`)).status).toBe(400)
})

async function receive(person: Person, lead: object): Promise<{ id: string; reference: string }> {
  const answer = await person.request('/api/leads', { method: 'POST', json: aSentLead({ ...lead }) })
  return answer.json()
}

/** The names of what is found. */
async function find(person: Person, q: string) {
  const answer = await person.request(`/api/search?q=${encodeURIComponent(q)}`)
  const { requests, people }: { requests: { name: string }[]; people: { name: string }[] } =
    await answer.json()
  return { requests: requests.map(({ name }) => name), people: people.map(({ name }) => name) }
}

async function jobsFound(person: Person, q: string) {
  return (await search(person, q)).jobs.map(({ name }) => name)
}

async function search(person: Person, q: string) {
  return SearchResult.parse(await (await person.request(`/api/search?q=${encodeURIComponent(q)}`)).json())
}
