import { expect, test } from 'vitest'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { readBoard } from '#domain/jobs/board/board.server.ts'
import { firstDryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { firstPackets } from '#domain/packets/first-packets.ts'
import { firstWeights } from '#domain/file-audit/audit-rules.ts'
import { firstTemplates } from '#domain/messages/templates.ts'
import { allow } from '#domain/roles/allowed.ts'
import { minute } from '#platform/time.ts'
import { aJob } from '#test/a-job.ts'
import { aSentLead } from '#test/a-lead.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { readDay } from '#domain/visits/day.server.ts'
import { changeSetup, getSetup, getTemplates } from './set-up.server.ts'
import { ClockTargets, firstCertificationRules, firstTargets, MessageTemplates } from './set-up.ts'

async function anOffice() {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner')
  const manager = allow(owner, 'config.stages')
  const change = (part: 'clocks' | 'certifications' | 'templates', value: object, revision = 0) =>
    changeSetup(test.world, manager, { part, value, revision })
  return { ...test, owner, manager, change }
}

const quicker: ClockTargets = { ...firstTargets, contacted: 5, inspected: 120 }

test('what nobody changed is as the portal began, and a change is made from its revision', async () => {
  const { world, manager, change } = await anOffice()
  expect(await getSetup(world, manager)).toMatchObject({
    clocks: { value: firstTargets, revision: 0 },
    templates: { value: firstTemplates, revision: 0 },
    drying: { value: firstDryingSetup, revision: 0 },
    packets: { value: firstPackets, revision: 0 },
    audit: { value: firstWeights, revision: 0 },
  })
  expect((await change('clocks', quicker)).clocks).toEqual({ value: quicker, revision: 1 })
  await expect(change('clocks', firstTargets)).rejects.toMatchObject({ status: 409, code: 'setup-moved-on' })
  // The same again is no change, whatever it was made from.
  expect((await change('clocks', quicker)).clocks.revision).toBe(1)
  expect((await change('clocks', firstTargets, 1)).clocks.revision).toBe(2)
})

test('of two who change a part at once one is told', async () => {
  const { change } = await anOffice()
  const answers = await Promise.allSettled([
    change('clocks', quicker),
    change('clocks', { ...firstTargets, completed: 6 * 1440 }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('new jobs are due by the targets of the company, and those there are stay as they were', async () => {
  const { world, owner, change, api } = await anOffice()
  const dueOf = async (id: string) => {
    const { clocks, created_at } = await getJob(world, allow(owner, 'intake.view'), id)
    return clocks.map(({ due_at }) => (Date.parse(due_at) - Date.parse(created_at)) / minute)
  }
  const before = await aJob({ world }, owner)
  await change('clocks', quicker)
  const after = await aJob({ world }, owner)
  expect(await dueOf(before.id)).toEqual([10, 240, 480, 7200])
  expect(await dueOf(after.id)).toEqual([5, 120, 480, 7200])

  const headers = { 'Content-Type': 'application/json' }
  const lead = aSentLead()
  await api.request('/api/leads', { method: 'POST', headers, body: JSON.stringify(lead) })
  const { parts } = await readBoard(world, allow(owner, 'intake.view'), {})
  const row = parts.flatMap(({ rows }) => rows).find(({ id }) => id === lead.id)
  expect(row?.clocks.map(({ due_at }) => Date.parse(due_at) - world.now().getTime())).toEqual([5 * minute])
})

test('visits demand the certifications that the company set', async () => {
  const { world, api, plan, theo } = await aJobToVisit()
  const owner = await aPerson({ world, api })
  const people = [theo.id]
  await expect(plan({ when: thisMorning, people })).rejects.toMatchObject({ code: 'certification-missing' })
  const value = { ...firstCertificationRules, water: { codes: [], kinds: [] } }
  await changeSetup(world, allow(owner, 'config.stages'), { part: 'certifications', value, revision: 0 })
  expect((await plan({ when: thisMorning, people })).people).toHaveLength(1)
  const { rules } = await readDay(world, allow(owner, 'intake.view'), { on: thisMorning.on, planner: null })
  expect(rules).toEqual(value)
})

test('whoever writes to customers gets the templates as they are now', async () => {
  const { world, api, change } = await anOffice()
  const dispatcher = await aPerson({ world, api }, 'Dispatcher')
  const [first] = firstTemplates
  await change('templates', [{ ...first, name: 'Thank you for calling' }])
  const templates = await getTemplates(world, allow(dispatcher, 'messages.send'))
  expect(templates.map(({ name }) => name)).toEqual(['Thank you for calling'])
})

test('a clock is never due before the one ahead of it, and a template has no words that nothing fills in', () => {
  const targets = ClockTargets.safeParse({ ...firstTargets, inspected: 5 })
  expect(targets.error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['inspected'], 'Enter no less than for “Contacted”.'],
  ])
  const [first] = firstTemplates
  const template = { ...first, en: { ...first?.en, text: 'Hello {customer}' } }
  expect(MessageTemplates.safeParse([template]).error?.issues[0]?.message).toBe(
    'The portal can’t fill in {customer}. Correct or remove it.',
  )
  expect(MessageTemplates.safeParse([first, first]).error?.issues[0]?.message).toBe(
    'Each template needs a key of its own.',
  )
})
