import { expect, test } from 'vitest'
import { basementFaults, drawPlan, photosEach } from './plan.ts'

const many = Array.from({ length: 200 }, (_, nth) => drawPlan(71_000 + nth))

test('the same seed draws the same round, and other seeds draw others', () => {
  expect(drawPlan(71_000)).toEqual(many[0])
  expect(new Set(many.map(({ work }) => JSON.stringify(work))).size).toBe(200)
})

test('two rounds that follow on each other have all faults between them', () => {
  for (let seed = 71_000; seed < 71_200; seed += 2) {
    const both = [...drawPlan(seed).faults, ...drawPlan(seed + 1).faults]
    expect(both.toSorted()).toEqual(basementFaults.toSorted())
  }
})

test('of fifty rounds at least a third have each fault', () => {
  for (const fault of basementFaults)
    expect(many.slice(0, 50).filter(({ faults }) => faults.has(fault)).length).toBeGreaterThanOrEqual(17)
})

test('every round has notes, the steps of a visit in order, ten photos and a killed phone', () => {
  for (const { work, clockOffBy, faults } of many) {
    const kinds = work.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'note').length).toBeGreaterThanOrEqual(3)
    expect(kinds).toContain('kill')
    expect(work.flatMap((each) => (each.kind === 'step' ? [each.step] : []))).toEqual([
      'on_my_way',
      'arrived',
      'needs_office',
      'departed',
    ])
    const photos = work.flatMap((each) => (each.kind === 'photos' ? each.names : []))
    expect(new Set(photos).size).toBe(photosEach)
    expect(work.some((each) => each.kind === 'photos' && each.isFull)).toBe(faults.has('storage full'))
    expect(clockOffBy !== 0).toBe(faults.has('clock wrong'))
  }
})
