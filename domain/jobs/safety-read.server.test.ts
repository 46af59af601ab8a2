import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aCall, aCallTaken } from '#test/a-job.ts'
import { createTestWorld } from '#test/world.ts'
import { minute } from '#platform/time.ts'
import { changeJob } from './facts.server.ts'
import { getJob } from './job-views.server.ts'

test('the timeline says which safety sentence was read to the caller, when, and by whom, also hours later', async () => {
  const test = await createTestWorld()
  const read_aloud = { key: 'gas', at: '2026-11-10T22:19:00.000Z' }
  const { marcus, id } = await aCallTaken(test, { ...aCall, gas: 'yes', read_aloud })
  const lines = async () =>
    (await getJob(test.world, allow(marcus, 'intake.view'), id)).history.filter(
      ({ name }) => name === 'job.safety_read',
    )
  expect(await lines()).toMatchObject([
    {
      by: 'Marcus Wren',
      words: expect.stringMatching(/^Read to the caller at 5:19 PM: “Please get everyone out now\..+[^…]”$/),
      facts: { at: read_aloud.at, sentence: expect.stringMatching(/^Please get everyone out now/) },
    },
  ])

  test.wait(30 * minute)
  const again = { key: 'power', at: test.world.now().toISOString() }
  const editor = allow(marcus, 'intake.edit')
  await changeJob(test.world, editor, { id, revision: 1, changes: { electricity: 'yes', read_aloud: again } })
  await changeJob(test.world, editor, { id, revision: 2, changes: { pets: 'A dog' } })
  expect((await lines()).map(({ words }) => words)).toEqual([
    expect.stringMatching(/^Read to the caller at \d+(:\d\d)? [AP]M: “(?!Please get everyone)/),
    expect.stringMatching(/^Read to the caller at 5:19 PM: /),
  ])
})
