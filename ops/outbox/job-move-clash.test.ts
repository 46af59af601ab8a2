import { expect, test } from 'vitest'
import { jobMoveClashOf, moveOnTop } from './job-move-clash.ts'

const base = { stage: 'mitigating', side: null }
const drying = { kind: 'job_stage', stage: 'drying', revision: 4 } as const
const hold = { kind: 'job_side', side: 'on_hold', reason: 'Mold found.', revision: 4 } as const
const there = (stage: string, side: string | null = null) => ({
  stage,
  side,
  revision: 7,
  name: 'Ann Miller',
})

test('where facts alone were changed since, or the job is there already, it goes on top of what the server has', () => {
  expect(moveOnTop({ write: drying, base }, there('mitigating'))).toEqual({ ...drying, revision: 7 })
  expect(moveOnTop({ write: drying, base }, there('drying'))).toEqual({ ...drying, revision: 7 })
  expect(moveOnTop({ write: hold, base }, there('mitigating'))).toEqual({ ...hold, revision: 7 })
  expect(moveOnTop({ write: hold, base }, there('drying', 'on_hold'))).toEqual({ ...hold, revision: 7 })
})

test('where someone else moved it or put it aside, the person decides', () => {
  expect(moveOnTop({ write: drying, base }, there('dry'))).toBeNull()
  expect(moveOnTop({ write: drying, base }, there('mitigating', 'on_hold'))).toBeNull()
  expect(moveOnTop({ write: drying, base }, there('drying', 'on_hold'))).toBeNull()
  expect(moveOnTop({ write: hold, base }, there('dry'))).toBeNull()
  expect(jobMoveClashOf({ write: drying }, there('dry'))).toEqual({
    write: drying,
    current: { stage: 'dry', side: null, revision: 7 },
  })
})

test('what is no move, or not known, has no two versions', () => {
  expect(moveOnTop({ write: drying, base: null }, there('mitigating'))).toBeNull()
  expect(jobMoveClashOf({ write: drying }, { stage: 'sold' })).toBeNull()
  expect(jobMoveClashOf({ write: { kind: 'note', text: 'Wet.' } }, there('dry'))).toBeNull()
})
