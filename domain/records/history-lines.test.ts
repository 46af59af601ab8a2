import { expect, test } from 'vitest'
import { toLines, type RecordedEvent } from './history-lines.ts'

const rosa = '01930000-0000-7000-8000-0000000000a1'
const marcus = '01930000-0000-7000-8000-0000000000a2'
const ann = '01930000-0000-7000-8000-0000000000a3'
const bo = '01930000-0000-7000-8000-0000000000a4'
const names = new Map([
  [rosa, 'Rosa Plover'],
  [marcus, 'Marcus Wren'],
  [ann, 'Ann Miller'],
  [bo, 'Bo Starling'],
])
const visit = { on: '2026-11-24', from: '08:00', to: '10:00' }

test.each([
  ['lead.received', {}, 'Request received'],
  ['lead.quarantined', { reasons: ['x'] }, 'Held in quarantine'],
  ['lead.released', {}, 'Released from quarantine'],
  ['lead.mailed', { dispatch: 'sent' }, 'Email sent to the office'],
  ['lead.mailed', { dispatch: 'kept' }, 'Email to the office saved, not sent'],
  ['lead.noted', { note_id: 'x' }, 'Note added'],
  [
    'lead.visit_step_undone',
    { kind: 'arrived', at: '2026-11-20T14:11:00Z' },
    'Arrived at 9:11 AM, taken back',
  ],
  ['lead.assigned', { to: rosa }, 'Assigned to Rosa Plover'],
  ['lead.assigned', { to: null }, 'Unassigned'],
  ['lead.moved', { from: 'new', to: 'contacted' }, 'New → Contacted'],
  ['lead.moved', {}, 'Status changed'],
  [
    'lead.moved',
    { from: 'contacted', to: 'scheduled', visit, employee_id: marcus },
    'Contacted → Scheduled for Tue, Nov 24, 8–10 AM, Marcus Wren',
  ],
  [
    'lead.moved',
    { from: 'scheduled', to: 'scheduled', visit: { ...visit, on: '2026-11-25' } },
    'Visit changed to Wed, Nov 25, 8–10 AM',
  ],
  ['lead.moved', { from: 'scheduled', to: 'closed', outcome: 'done' }, 'Scheduled → Closed: Done'],
  ['alert.raised', { step: 0, employee_ids: [bo, ann] }, 'Alert to primary: Ann Miller, Bo Starling'],
  ['alert.escalated', { step: 1, employee_ids: [bo] }, 'Alert to backup: Bo Starling'],
  ['alert.escalated', { step: 4, employee_ids: [] }, 'Alert to everyone: no one available'],
  ['alert.escalated', { step: 8, employee_ids: [rosa] }, 'Alert to owner: Rosa Plover'],
  ['alert.delivered', { channel: 'mail', dispatch: 'sent', employee_id: ann }, 'Email sent to Ann Miller'],
  [
    'alert.delivered',
    { channel: 'text', dispatch: 'kept', employee_id: bo },
    'Text message saved, not sent, to Bo Starling',
  ],
  ['alert.delivered', { channel: 'mail', dispatch: 'sent', employee_id: null }, 'Email sent to the office'],
  [
    'alert.delivered',
    { channel: 'text', dispatch: 'sent', employee_id: bo, in_digest: true },
    'Text message sent to Bo Starling, along with other requests',
  ],
  [
    'alert.failed',
    { channel: 'text', employee_id: bo, error: 'The text service answered with 500.' },
    'Text message to Bo Starling failed: The text service answered with 500.',
  ],
  ['alert.settled', { reason: 'claimed' }, 'Alert ended'],
  ['alert.settled', { reason: 'gave_up' }, 'No one answered: alerts ended'],
  ['alert.reopened', { step: 0 }, 'Unclaimed again: alert reopened'],
  ['lead.photo_stored', {}, 'Photo stored'],
  ['lead.photo_added', {}, 'Customer added a photo'],
  ['lead.phone_corrected', {}, 'Customer corrected the phone number'],
  [
    'lead.answered',
    {
      fields: ['when', 'insurance', 'town', 'depth'],
      choices: { when: 'happening-now', insurance: null, depth: '1-6-inches' },
    },
    'Customer added details: when it happened (It is happening now), insurance, where, water depth (1 to 6 inches)',
  ],
  ['lead.answered', {}, 'Customer added details'],
  ['lead.cancelled', {}, 'Customer said it’s no longer needed'],
])('%s reads as words', (name, payload, words) => {
  expect(wordsOf(event(name, payload))).toEqual([words])
})

test('whoever takes a request for themselves claims it', () => {
  const assigned = (by_id: string) =>
    wordsOf({ ...event('lead.assigned', { to: marcus }), by: 'Marcus Wren', by_id })
  expect(assigned(marcus)).toEqual(['Claimed'])
  // Someone else of the same name.
  expect(assigned(rosa)).toEqual(['Assigned to Marcus Wren'])
})

test('what two people of the same name did in a row stays two lines, and says whose each is', () => {
  const added = (by_id: string, at: number) => ({
    ...event('lead.photo_added', {}, { by: 'Ivy', minute: at }),
    by_id,
  })
  const lines = toLines([added(ann, 3), added(bo, 2), added(bo, 1)], names)
  expect(lines.map(({ words, by_id }) => [words, by_id])).toEqual([
    ['Photo added', ann],
    ['2 photos added', bo],
  ])
})

test('messages to two people of the same name reached two', () => {
  const sent = (employee_id: string) =>
    event('alert.delivered', { employee_id, channel: 'mail', dispatch: 'sent' })
  const lines = (to: string[]) =>
    toLines(
      to.map(sent),
      new Map([
        [ann, 'Ann Miller'],
        [bo, 'Ann Miller'],
      ]),
    )
  expect(lines([ann, bo])).toMatchObject([
    { words: 'Email sent to Ann Miller, Ann Miller, 2 times', to_id: null },
  ])
  expect(lines([ann, ann])).toMatchObject([{ words: 'Email sent to Ann Miller, 2 times', to_id: ann }])
})

test('a photo that staff added is told without the customer', () => {
  expect(wordsOf({ ...event('lead.photo_added'), by: 'Bo Starling' })).toEqual(['Photo added'])
})

test('photos that one person added in a row are one line, with the time of the last', () => {
  const lines = toLines(
    [
      event('lead.photo_added', {}, { by: 'Ivy', minute: 4 }),
      event('lead.photo_added', {}, { by: 'Ivy', minute: 3 }),
      event('lead.photo_added', {}, { by: 'Theo', minute: 2 }),
      event('lead.noted', {}, { by: 'Ivy', minute: 1 }),
      event('lead.noted', {}, { by: 'Ivy', minute: 0 }),
    ],
    names,
  )
  expect(lines.map(({ words, by, at, count }) => [words, by, minuteOf(at), count])).toEqual([
    ['2 photos added', 'Ivy', 4, 2],
    ['Photo added', 'Theo', 2, 1],
    ['Note added', 'Ivy', 1, 1],
    ['Note added', 'Ivy', 0, 1],
  ])
})

test('messages of one kind in a row of alerts are one line with everyone they went to, and the time of the first', () => {
  const sent = (employee_id: string, channel: string, at: number) =>
    event('alert.delivered', { employee_id, channel, dispatch: 'sent' }, { minute: at })
  const lines = toLines(
    [
      sent(bo, 'text', 6),
      sent(bo, 'mail', 5),
      sent(ann, 'text', 4),
      event('lead.noted', {}, { by: 'Ivy', minute: 3 }),
      sent(bo, 'text', 2),
      sent(bo, 'text', 1),
    ],
    names,
  )
  expect(lines.map(({ words, first_at, at }) => [words, minuteOf(first_at), minuteOf(at)])).toEqual([
    ['Text message sent to Bo Starling, Ann Miller, 2 times', 4, 6],
    ['Email sent to Bo Starling', 5, 5],
    ['Note added', 3, 3],
    ['Text message sent to Bo Starling, 2 times', 1, 2],
  ])
})

function wordsOf(event: RecordedEvent) {
  return toLines([event], names).map(({ words }) => words)
}

type Who = { by?: string; minute?: number }

function event(name: string, payload = {}, { by, minute = 0 }: Who = {}): RecordedEvent {
  const at = new Date(2026, 10, 22, 12, minute)
  return { id: String(minute), name, at, by: by ?? null, by_id: by ? `id of ${by}` : null, payload }
}

function minuteOf(at: string) {
  return new Date(at).getMinutes()
}

test('a line has the facts from which it can be written in another language, and no other field of its event', () => {
  const at = new Date('2026-11-20T12:00:00Z')
  const factsOf = (name: string, payload: Record<string, unknown>) =>
    toLines([{ id: '1', name, at, by: null, by_id: null, payload }], names)[0]?.facts
  expect(factsOf('lead.moved', { lead_id: rosa, from: 'contacted', to: 'scheduled', visit })).toEqual({
    from: 'contacted',
    to: 'scheduled',
    visit,
  })
  expect(factsOf('alert.failed', { employee_id: rosa, channel: 'mail', error: 'x' })).toEqual({
    channel: 'mail',
  })
  const planned = { job_id: rosa, kind: 'final', visit: null, people: [rosa], is_override: false }
  expect(factsOf('visit.planned', planned)).toEqual({ kind: 'final', visit: null, is_override: false })
  expect(factsOf('job.side_changed', { job_id: rosa, from: 'lost', to: null })).toEqual({ to: null })
  const lost = { to: 'lost', reason: 'Price' }
  expect(factsOf('job.side_changed', { job_id: rosa, from: null, ...lost })).toEqual(lost)
  expect(factsOf('lead.noted', { note_id: rosa })).toBe(undefined)
})
