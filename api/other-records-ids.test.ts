import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { newId } from '#platform/uuid.ts'
import type { ProblemReport } from '#domain/sync/problem.ts'
import { aCall } from '#test/a-job.ts'
import { aSentLead } from '#test/a-lead.ts'
import { roleNamed } from '#test/a-role.ts'
import { aPerson, onAnotherDevice, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const at = '2026-11-20T11:11:00.000Z'

/** An owner, who has signed in, and a dispatcher; a new request can be asked for by each way there is. */
async function anOffice() {
  const test = await createTestWorld()
  const [owner, marcus] = [
    await aPerson(test, 'Owner', 'Olga Reyes'),
    await aPerson(test, 'Dispatcher', 'Marcus Wren'),
  ]
  await onAnotherDevice(test, owner)
  const report = (who: Person, lead_id: string) => {
    const write = { kind: 'job', facts: aCall, at } as const
    const refused = { code: 'not-permitted', detail: 'Refused.', made_at: at, refused_at: at }
    const json: ProblemReport = { lead_id, write, ...refused }
    return who.request(`/api/sync-problems/${newId()}`, { method: 'PUT', json })
  }
  const ways = {
    report: (id: string) => report(marcus, id),
    job: (id: string) => marcus.request('/api/jobs', { method: 'POST', json: { id, facts: aCall } }),
    website: (id: string) =>
      test.api.request('/api/leads', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(aSentLead({ id })),
      }),
  }
  return { ...test, owner, marcus, ways }
}

test.each(['report', 'job', 'website'] as const)(
  'no request is made under the id of a person, by way of %s',
  async (way) => {
    const { owner, marcus, ways } = await anOffice()
    const answer = await ways[way](owner.id)
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'lead-differs' }])
    expect((await marcus.request(`/api/leads/${owner.id}`)).status).toBe(404)
  },
)

test('a request that has the id of another record shows nothing of what happened to that', async () => {
  const { world, owner, marcus, ways } = await anOffice()
  const id = newId()
  await ways.job(id)
  const role = await roleNamed(world, 'Dispatcher')
  // An earlier release made requests under any id.
  await sql`
    update event set subject = ${id} where subject in (${owner.id}, ${role}) or name = 'company.changed'`.execute(
    world.db,
  )
  for (const path of [`/api/leads/${id}`, `/api/jobs/${id}`]) {
    const { history } = await (await marcus.request(path)).json()
    expect(history.map(({ words }: { words: string }) => words)).toEqual([
      'Category 1',
      'Job made',
      'Request received by phone',
    ])
  }
})

test('a report makes a request under an id as devices make them, and under no other', async () => {
  const { ways } = await anOffice()
  const answer = await ways.report('c2ec35c1-8c26-4c0c-9a3c-0f6d6b4f5b11')
  expect(answer.status).toBe(422)
  expect((await ways.report(newId())).status).toBe(200)
})
