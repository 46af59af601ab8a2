import { expect, test } from 'vitest'
import { changeJob } from '#domain/jobs/facts.server.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { mergeJob, unmergeJob } from '#domain/jobs/merge.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aJobOf } from '#test/a-job.ts'
import { aVisitor } from '#test/a-receipt.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { saveAnswers } from './visitor-changes.server.ts'

const phone = '+13305550188'
const noTexts = { text_consent: false } as const

/** Requests of one number, each of which agreed to text messages and became a job. */
async function ofOneNumber(count: number) {
  const test = await createTestWorld()
  const { world } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const visitors: Awaited<ReturnType<typeof aVisitor>>[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const visitor = await aVisitor(test, { phone, text_consent: true })
    await aJobOf(test, dana, { id: visitor.id, facts: {} })
    visitors.push(visitor)
  }
  const read = ({ id }: { id: string }) => getJob(world, allow(dana, 'intake.view'), id)
  const merge = async (from: { id: string }, into: { id: string }) => {
    const [{ revision }, { number }] = [await read(from), await read(into)]
    await mergeJob(world, allow(dana, 'intake.merge'), { id: from.id, into: number, revision })
  }
  const unmerge = ({ id }: { id: string }) => unmergeJob(world, allow(dana, 'intake.merge'), id)
  const said = () => Promise.all(visitors.map(async (each) => (await read(each)).facts.text_consent))
  const change = ({ id }: { id: string }, revision = 1) =>
    changeJob(world, allow(dana, 'intake.edit'), { id, revision, changes: noTexts })
  return { world, visitors, read, merge, unmerge, said, change }
}

test.each(['before', 'after'])(
  'a "No" of the customer stays when the merge is undone whose "No" came %s it',
  async (when) => {
    const { world, visitors, read, merge, unmerge, said } = await ofOneNumber(2)
    const [kept, merged] = visitors
    if (!kept || !merged) throw new Error('There are two.')
    if (when === 'before') await saveAnswers(world, merged, noTexts)
    await merge(merged, kept)
    if (when === 'after') await saveAnswers(world, merged, noTexts)
    expect(await said()).toEqual([false, false])
    const { revision, history } = await read(kept)
    await saveAnswers(world, kept, noTexts)
    const after = await read(kept)
    expect(after.revision).toBe(revision + 1)
    expect(after.history.length).toBe(history.length + 1)
    await saveAnswers(world, kept, noTexts)
    expect(await read(kept)).toEqual(after)
    await unmerge(merged)
    expect(await said()).toEqual([false, false])
  },
)

test('so does a "No" of staff, which needs no newer revision to be taken and is told once', async () => {
  const { world, visitors, read, merge, unmerge, said, change } = await ofOneNumber(2)
  const [kept, merged] = visitors
  if (!kept || !merged) throw new Error('There are two.')
  await merge(merged, kept)
  await saveAnswers(world, merged, noTexts)
  const { history } = await read(kept)
  await change(kept)
  const after = await read(kept)
  expect(after.history.length).toBe(history.length + 1)
  await change(kept)
  expect(await read(kept)).toEqual(after)
  await unmerge(merged)
  expect(await said()).toEqual([false, false])
})

test('in a chain the "No" of the one in between stays when the first is taken out, and goes out with it', async () => {
  const { world, visitors, merge, unmerge, said } = await ofOneNumber(3)
  const [first, between, last] = visitors
  if (!first || !between || !last) throw new Error('There are three.')
  await merge(first, between)
  await merge(between, last)
  await saveAnswers(world, first, noTexts)
  await saveAnswers(world, between, noTexts)
  await unmerge(first)
  expect(await said()).toEqual([false, false, false])
  await unmerge(between)
  expect(await said()).toEqual([false, false, true])
})
