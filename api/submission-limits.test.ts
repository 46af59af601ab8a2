import { expect, test } from 'vitest'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { aSubmission, dailyLog } from '#domain/submissions/a-submission.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

async function aDoor({ limitScale = 1 } = {}) {
  const test = await createTestWorld({ limitScale })
  await publishStandardForms(test.world, [dailyLog])
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const put = async (json: object | string, who = ivy) => {
    const body = typeof json === 'string' ? json : JSON.stringify(json)
    const headers = { 'Content-Type': 'application/json' }
    const answer = await who.request(`/api/submissions/${newId()}`, { method: 'PUT', body, headers })
    return [answer.status, (await answer.json()).code]
  }
  return { ...test, put }
}

const filled = (more: object = {}) => ({ ...aSubmission(), ...more })
/** So deep that nothing that calls itself returns from it. */
const deep = JSON.stringify(filled({ answers: { task: 'deep' } })).replace(
  '"deep"',
  '['.repeat(200_000) + ']'.repeat(200_000),
)

test('who may not submit forms is told so before anything of a form is looked at', async () => {
  const { put, ...test } = await aDoor()
  const reader = await aPerson(test, 'Read-only', 'Alma Wren')
  expect(await put(deep, reader)).toEqual([403, 'not-permitted'])
  expect(await put(filled(), reader)).toEqual([403, 'not-permitted'])
})

test('what is refused counts, too: whoever sends too much is told so before a form is looked at', async () => {
  const { put } = await aDoor({ limitScale: 0.002 })
  expect([await put(deep), await put(deep), await put(deep)]).toEqual([
    [422, 'bad-fields'],
    [422, 'bad-fields'],
    [429, 'too-many'],
  ])
})

test.each([
  ['deeper than any form is', deep],
  [
    'more values than any form has',
    filled({ answers: { task: Array.from({ length: 1_000_000 }, () => ({})) } }),
  ],
  ['a longer text than any field takes', filled({ answers: { task: 'x'.repeat(100_000) } })],
  ['a version of a form that no form reaches', filled({ version: 2_147_483_648 })],
])('refuses %s', async (_, sent) => {
  const { put } = await aDoor()
  expect(await put(sent)).toEqual([422, 'bad-fields'])
})
