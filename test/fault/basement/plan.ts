import type { VisitStepKind } from '#domain/leads/visit-steps/visit-step.ts'
import { hour } from '#platform/time.ts'
import { seeded, type Seeded } from './seeded.ts'

export const basementFaults = [
  'server down at first',
  'first answers dropped',
  'second tab',
  'session ended',
  'new version',
  'storage full',
  'clock wrong',
  'another person',
] as const
export type BasementFault = (typeof basementFaults)[number]

/** What the person does while there is no connection; the phone may be killed in between. */
export type Work =
  | { kind: 'note'; text: string }
  | { kind: 'step'; step: VisitStepKind }
  | { kind: 'photos'; names: readonly string[]; isFull: boolean }
  | { kind: 'kill' }

/** What happens once the connection is back and entries wait. Before each stage a few writes get through. */
export const stages = ['second tab', 'session ended', 'new version', 'another person', 'kill'] as const
export type Stage = { kind: (typeof stages)[number]; writesBefore: number }

export type Plan = {
  seed: number
  faults: ReadonlySet<BasementFault>
  work: readonly Work[]
  stages: readonly Stage[]
  clockOffBy: number
}

export const photosEach = 10
/** In between; the visit ends with the step that has no more work after it. */
const steps: readonly VisitStepKind[] = ['on_my_way', 'arrived', 'needs_office']

/** Two seeds that follow on each other, the first of them even, have all faults between them, and each about half. */
export function drawPlan(seed: number): Plan {
  const faults = drawFaults(seed)
  const chance = seeded(seed)
  return {
    seed,
    faults,
    work: drawWork(chance, faults.has('storage full')),
    stages: drawStages(chance, faults),
    clockOffBy: faults.has('clock wrong') ? (chance.coin() ? hour : -hour) : 0,
  }
}

function drawFaults(seed: number): ReadonlySet<BasementFault> {
  const chance = seeded(Math.floor(seed / 2) ^ 0x5bd1e995)
  const drawn = chance.shuffle(basementFaults)
  const half = basementFaults.length / 2
  return new Set(seed % 2 === 0 ? drawn.slice(0, half) : drawn.slice(half))
}

function drawWork(chance: Seeded, isStorageFull: boolean): Work[] {
  const notes = Array.from({ length: chance.int(3, 6) }, (_, nth): Work => ({
    kind: 'note',
    text: `Room ${nth + 1}: wet to ${chance.int(2, 40)} inches.`,
  }))
  const batches = drawBatches(chance, isStorageFull)
  const slots = chance.shuffle([...notes, ...batches, ...steps.map(() => null)])
  const waiting = [...steps]
  const work = slots.map((slot): Work => slot ?? { kind: 'step', step: waiting.shift() ?? 'arrived' })
  work.push({ kind: 'step', step: 'departed' })
  for (let kills = chance.int(1, 3); kills > 0; kills--)
    work.splice(chance.int(1, work.length + 1), 0, { kind: 'kill' })
  return work
}

function drawBatches(chance: Seeded, isStorageFull: boolean): Work[] {
  const names = Array.from({ length: photosEach }, (_, nth) => `photo-${nth + 1}.jpg`)
  const first = chance.int(3, photosEach - 1)
  return [names.slice(0, first), names.slice(first)].map((batch, nth) => ({
    kind: 'photos',
    names: batch,
    isFull: isStorageFull && nth === 0,
  }))
}

function drawStages(chance: Seeded, faults: ReadonlySet<string>): Stage[] {
  const isKilled = chance.coin()
  const drawn = stages.filter((kind) => (kind === 'kill' ? isKilled : faults.has(kind)))
  return chance.shuffle(drawn).map((kind) => ({ kind, writesBefore: chance.int(0, 4) }))
}
