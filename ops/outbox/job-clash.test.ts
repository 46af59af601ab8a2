import { expect, test } from 'vitest'
import type { Write } from '#domain/sync/write.ts'
import { changeOnTop, jobClashOf } from './job-clash.ts'

const write: Write = { kind: 'job_change', revision: 1, changes: { pets: 'A cat', town: null } }
const base = { pets: 'A dog', town: 'Niles' }

test('a change goes on top of what others changed elsewhere in the job', () => {
  const current = { facts: { ...base, year_built: 1974 }, revision: 4 }
  expect(changeOnTop({ write, base }, current)).toEqual({ ...write, revision: 4 })
})

test('a fact that both changed is left to the person, with both sides', () => {
  const current = { facts: { pets: 'Two dogs', town: 'Niles' }, revision: 4 }
  expect(changeOnTop({ write, base }, current)).toBe(null)
  expect(jobClashOf({ write, base }, current)).toEqual({
    base,
    changes: write.changes,
    theirs: current.facts,
    revision: 4,
  })
})

test('anything else is no clash of a job', () => {
  expect(jobClashOf({ write: { kind: 'note', text: 'Wet.' }, base: null }, { facts: {}, revision: 1 })).toBe(
    null,
  )
  expect(jobClashOf({ write, base }, null)).toBe(null)
})
