import { expect, test } from 'vitest'
import type { JobPaper } from './job-paper.ts'
import { agreementDay } from './agreement-day.ts'

const [monday, tuesday, today] = ['2026-11-09', '2026-11-10', '2026-11-12']
const form = 'work-authorization-ohio'
const nothing = { here: [], there: [], today }

function aPaper(more: Partial<JobPaper> = {}): JobPaper {
  const owner = {
    field: 'owner_signature',
    signer: 'owner',
    name: 'Nora Trillium',
    witness: null,
    by_link: false,
  }
  const at = `${tuesday}T15:00:00.000Z`
  const signatures = [{ ...owner, way: 'drawn' as const, at }]
  return {
    id: '1',
    state: 'submitted',
    reason: null,
    at,
    by: 'Ivy Wren',
    signatures,
    offered_at: null,
    copies: [],
    ...more,
  }
}

test('the papers beside the authorization bear its day, and it is today before there is one', () => {
  expect(agreementDay(nothing)).toBe(today)
  const here = [
    { form, answers: { form_date: monday } },
    { form: 'emergency-waiver', answers: { form_date: today } },
  ]
  expect(agreementDay({ ...nothing, here })).toBe(monday)
})

test('of an authorization that the office has, it is the day on which the customer signed', () => {
  const there = [{ form, latest: aPaper() }]
  expect(agreementDay({ ...nothing, there })).toBe(tuesday)
  // Signed again on this phone, the newer day counts.
  expect(agreementDay({ ...nothing, there, here: [{ form, answers: { form_date: today } }] })).toBe(today)
})

test('one that is void or was declined gives no day', () => {
  const declined = aPaper().signatures.map((each) => ({ ...each, way: 'declined' as const }))
  for (const latest of [aPaper({ state: 'void' }), aPaper({ signatures: declined }), null])
    expect(agreementDay({ ...nothing, there: [{ form, latest }] })).toBe(today)
})
