import { expect, test } from 'vitest'
import { drawnId, larkspurPlan } from '#domain/sketch/larkspur-plan.fixture.ts'
import { hashOfPlan } from '../hash-of-plan.ts'
import { sketchProblems } from './check-sketches.ts'

test('a plan that was changed, and one that can’t be read, is told', async () => {
  const sketch = {
    id: drawnId(1),
    level: 'main',
    plan: larkspurPlan,
    plan_sha256: await hashOfPlan(larkspurPlan),
  }
  const told = (text: string | null) => sketchProblems(async () => text)
  expect(await told(JSON.stringify([sketch], null, 2))).toEqual([])
  expect(await told(null)).toEqual([])
  const changed = { ...sketch, plan: { ...larkspurPlan, walls: [] } }
  expect(await told(JSON.stringify([sketch, changed]))).toEqual([
    { file: 'sketches.json', problem: 'The plan of the level “main” doesn’t match its hash.' },
  ])
  expect(await told('{')).toMatchObject([{ problem: 'It can’t be read.' }])
})
