import { expect, test } from 'vitest'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { getJob } from './job-views.server.ts'
import { mergeJob, unmergeJob } from './merge.server.ts'
import { listJobHistory } from './records.server.ts'

/** Ivy has a job of water, and Theo one of trauma, which the office merges. Cara has a third one. */
async function twoJobsOfTwoPeople() {
  const test = await createTestWorld()
  const { world } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const of = async (name: string, facts: object) => {
    const person = await aPerson(test, 'Technician', name)
    const job = await aJob(test, dana, { ...aCall, ...facts })
    await world.db.updateTable('lead').set({ assigned_to: person.id }).where('id', '=', job.id).execute()
    return { person, ...job }
  }
  const a = await of('Ivy Starling', { key_holder: 'Ann next door', gas: 'no', email: 'ann@ann.example' })
  const b = await of('Theo Bittern', { key_holder: 'Under the mat', gas: 'yes', email: 'ben@ben.example' })
  const c = await of('Cara Finch', {})
  const merge = async ({ id }: { id: string }, into: { number: string }) => {
    const { revision } = await getJob(world, allow(dana, 'intake.view'), id)
    await mergeJob(world, allow(dana, 'intake.merge'), { id, into: into.number, revision })
  }
  const undo = ({ id }: { id: string }) => unmergeJob(world, allow(dana, 'intake.merge'), id)
  /** What the timeline, the overview and the request say of the merge of the first two: the same. */
  const line = async (who: Person, { id }: { id: string }) => {
    const viewer = allow(who, 'intake.view')
    const { items } = await listJobHistory(world, viewer, { job_id: id, limit: 100 })
    const { history } = await getJob(world, viewer, id)
    const of = (lines: typeof items) =>
      lines
        .filter(({ name }) => name === 'job.merged')
        .map(({ words, facts }) => ({ words, facts }))
        .filter(({ words }) => words.startsWith(a.number))
    expect(of(history)).toEqual(of(items))
    const lead = await getLead(world, allow(who, 'leads.view'), id)
    const ofRequest = of(lead.history)
    // The history of a request is of that one alone.
    if (ofRequest.length > 0) expect(ofRequest).toEqual(of(items))
    return of(items)
  }
  return { ...test, dana, a, b, c, merge, undo, line }
}

test('who sees only the merged job reads what that one said, and nothing of the other one', async () => {
  const { a, b, merge, line } = await twoJobsOfTwoPeople()
  await merge(a, b)
  const differed = {
    gas: { told: 'no' },
    key_holder: { told: 'Ann next door' },
    email: { told: 'ann@ann.example' },
  }
  const told = await line(a.person, a)
  expect(told).toMatchObject([{ facts: { from: a.number, to: b.number, differed } }])
  expect(told[0]?.words).toMatch(`${a.number} merged into ${b.number}. ${a.number} said gas smell: No; `)
  expect(JSON.stringify(told)).not.toMatch(/mat|ben@|kept/)
})

test('who sees the job that is kept reads both sides while its file shows both, also through a job to which it was merged on', async () => {
  const { a, b, c, dana, merge, line } = await twoJobsOfTwoPeople()
  await merge(a, b)
  const both = [{ facts: { differed: { gas: { told: 'no', kept: 'yes' } } } }]
  expect(await line(b.person, b)).toMatchObject(both)
  expect(await line(dana, b)).toMatchObject(both)
  await merge(b, c)
  expect(await line(c.person, c)).toMatchObject(both)
})

test('once the merge is undone, only who sees both jobs reads what they said', async () => {
  const { a, b, c, dana, merge, undo, line } = await twoJobsOfTwoPeople()
  await merge(a, b)
  await merge(b, c)
  await undo(a)
  const bare = [{ words: `${a.number} merged into ${b.number}`, facts: { facts: [], differed: {} } }]
  expect(await line(a.person, a)).toMatchObject(bare)
  expect(await line(b.person, b)).toMatchObject(bare)
  expect(await line(c.person, c)).toMatchObject(bare)
  for (const job of [a, b]) {
    const told = await line(dana, job)
    expect(told).toMatchObject([{ facts: { differed: { gas: { told: 'no', kept: 'yes' } } } }])
  }
})
