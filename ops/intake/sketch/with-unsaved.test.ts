import { expect, test } from 'vitest'
import { noPlan, type Sketch } from '#domain/sketch/plan.ts'
import { newId } from '#platform/uuid.ts'
import { withUnsaved } from './with-unsaved.ts'

const job = newId()

function aSketch(changes: Partial<Sketch> = {}): Sketch {
  return {
    id: newId(),
    job_id: job,
    structure: '',
    level: 'main',
    copy_of: null,
    plan: noPlan,
    revision: 0,
    changed_at: '2026-11-28T12:00:00.000Z',
    by: 'Ivy Starling',
    removed_at: null,
    ...changes,
  }
}

test('what a killed browser had drawn and not sent is on the level when it is opened, once, and on no other job', () => {
  const drawn = aSketch()
  expect(withUnsaved([], [drawn, aSketch({ job_id: newId() })], job)).toEqual([drawn])
  const sent = { ...drawn, revision: 1 }
  expect(withUnsaved([sent], [drawn], job)).toEqual([sent])
})
