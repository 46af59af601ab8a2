import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownWrite } from './problem.ts'
import { isSameWrite, reportOf, ReportedWrite } from './reported-write.ts'
import type { Write } from './write.ts'

/** Among them characters that become several in capitals, and those that a text does not keep. */
const texts = fc
  .array(fc.constantFrom('ß', 'ﬃ', 'a', ' ', '\n', '\u202e'), { maxLength: 20, size: 'max' })
  .map((characters) => characters.join(''))

const writes = fc.oneof(
  fc.record({ kind: fc.constant('note'), text: texts }),
  fc.record({ kind: fc.constant('item'), text: texts }),
  fc.record({
    kind: fc.constant('item_change'),
    item_id: fc.constant('01930000-0000-7000-8000-00000000000a'),
    revision: fc.constant(1),
    done: fc.boolean(),
    text: texts,
  }),
  fc.record({ kind: fc.constant('photo'), name: texts, sha256: fc.constant(null) }),
  fc.record({
    kind: fc.constant('move'),
    move: fc.record({
      status: fc.constant('closed'),
      revision: fc.constant(1),
      outcome: fc.constant('duplicate'),
      duplicate_of: texts,
    }),
  }),
)

test('what is accepted once is accepted again as it was stored', () => {
  fc.assert(
    fc.property(writes, (sent) => {
      const { data: stored } = ReportedWrite.safeParse(sent)
      if (stored) expect(ReportedWrite.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
    }),
    { numRuns: 1000 },
  )
})

const onlyOffice = 'Only a step that needs the office has a reason.'
const refusedWrites: [string, object, string][] = [
  ['a note without text', { kind: 'note', text: ' \n ' }, 'Enter a note.'],
  ...(['on_my_way', 'arrived', 'departed'] as const).flatMap((step): [string, object, string][] => [
    [`${step} with a reason`, { kind: 'step', step, reason: 'hazard' }, onlyOffice],
    [`${step} with a line of text`, { kind: 'step', step, detail: 'x' }, onlyOffice],
  ]),
]

test.each(refusedWrites)(
  '%s is refused as it is at the direct door, and can’t be shown where it was stored before',
  (_, write, sentence) => {
    const { error } = ReportedWrite.safeParse(write)
    expect(error?.issues.map(({ message }) => message)).toEqual([sentence])
    expect(shownWrite(write)).toEqual({ kind: 'unreadable' })
  },
)

test('the office is told what a device wrote, and never an access code', () => {
  expect(reportOf({ kind: 'access_code', code: '4711#' })).toEqual({ kind: 'access_code', code: '' })
  expect(ReportedWrite.safeParse({ kind: 'access_code', code: '4711#' }).success).toBe(false)
  const job = {
    kind: 'job',
    facts: { name: 'Ann', phone: '(330) 555-0188' },
    at: '2026-11-10T11:52:00.000Z',
  } as const
  expect(reportOf(job)).toMatchObject({ facts: { phone: '+13305550188' } })
  expect(() => reportOf({ ...job, facts: { name: 'Ann', odd: 1 } })).toThrow('not known')
})

test('what arrives of a job is what was reported, in whatever order the facts stand and from whichever revision', () => {
  const priority_override = { priority: 4, reason: 'Only an estimate.' }
  const change = { kind: 'job_change', revision: 1, changes: { pets: 'A dog', priority_override } } as const
  const stored = {
    kind: 'job_change',
    revision: 3,
    changes: { priority_override: { reason: 'Only an estimate.', priority: 4 }, pets: 'A dog' },
  } as const
  expect(isSameWrite(change, stored)).toBe(true)
  expect(isSameWrite(change, { ...stored, changes: { pets: 'A cat' } })).toBe(false)
  expect(isSameWrite({ kind: 'access_code', code: '' }, { kind: 'access_code', code: '4711#' })).toBe(true)
})

test('a step of one visit is not the same step of another', () => {
  const visit_id = '01930000-0000-7000-8000-00000000000a'
  const step = { kind: 'step', step: 'arrived', visit_id } as const
  expect(isSameWrite(step, { ...step })).toBe(true)
  expect(isSameWrite(step, { ...step, visit_id: '01930000-0000-7000-8000-00000000000b' })).toBe(false)
  expect(isSameWrite(step, { kind: 'step', step: 'arrived' })).toBe(false)
})

const side = { kind: 'job_side', side: 'on_hold', reason: 'Mold found.', revision: 1 } as const
const stage = { kind: 'job_stage', stage: 'drying', revision: 1 } as const

test.each<[boolean, Write, Write]>([
  // It may be decided again on top of what someone else did.
  [true, stage, { ...stage, revision: 4 }],
  [false, stage, { ...stage, stage: 'dry' }],
  [false, stage, { ...stage, override: 'The crew is there.' }],
  [false, stage, { ...stage, reason: 'Wet again.' }],
  [true, side, { ...side, revision: 4 }],
  [false, side, { ...side, reason: 'Price' }],
  [false, side, { ...side, visits: 'cancel' }],
])('that they are the same is %s of %j and %j', (isSame, reported, arrived) => {
  expect(isSameWrite(reported, arrived)).toBe(isSame)
})
