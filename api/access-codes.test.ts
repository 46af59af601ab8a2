import { expect, test } from 'vitest'
import { aCallTaken } from '#test/a-job.ts'
import { createTestWorld } from '#test/world.ts'

test('a field for a code that was left empty removes nothing: removing is asked for', async () => {
  const { marcus, id } = await aCallTaken(await createTestWorld())
  const save = async (code: string | null) => {
    const answer = await marcus.request(`/api/jobs/${id}/access-code`, { method: 'PUT', json: { code } })
    const { history } = await (await marcus.request(`/api/jobs/${id}`)).json()
    return [answer.status, (await answer.json()).detail, history[0].words]
  }
  expect(await save('4711')).toEqual([200, undefined, 'Access code changed'])
  expect(await save(' ')).toEqual([422, 'Enter the code.', 'Access code changed'])
  expect(await save(null)).toEqual([200, undefined, 'Access code removed'])
})
