import { expect, test } from 'vitest'
import { historyWords, lastMoveBy } from './history-words.ts'

test.each([
  ['lead.received', {}, 'Request received'],
  ['lead.quarantined', { reasons: ['x'] }, 'Held in quarantine'],
  ['lead.released', {}, 'Released from quarantine'],
  ['lead.mailed', { dispatch: 'sent' }, 'Office e-mailed'],
  ['lead.mailed', { dispatch: 'kept' }, 'Mail to the office written, not sent'],
  ['lead.noted', { note_id: 'x' }, 'Note added'],
  ['lead.assigned', { to: 'x', receiver: 'Rosa Plover' }, 'Handed to Rosa Plover'],
  ['lead.assigned', { to: null }, 'Handed to nobody'],
  ['lead.moved', { from: 'new', to: 'contacted' }, 'New → Contacted'],
  ['lead.moved', {}, 'Status changed'],
  [
    'lead.moved',
    {
      from: 'contacted',
      to: 'scheduled',
      visit: { on: '2026-11-24', from: '08:00', to: '10:00' },
      receiver: 'Marcus Wren',
    },
    'Contacted → Scheduled for Tue, Nov 24, 8–10 AM, Marcus Wren',
  ],
  [
    'lead.moved',
    { from: 'scheduled', to: 'scheduled', visit: { on: '2026-11-25', from: '08:00', to: '10:00' } },
    'Visit changed to Wed, Nov 25, 8–10 AM',
  ],
  ['lead.moved', { from: 'scheduled', to: 'closed', outcome: 'done' }, 'Scheduled → Closed: Done'],
  [
    'alert.raised',
    { step: 0, receivers: ['Ann Miller', 'Bo Starling'] },
    'Alert to who is on call: Ann Miller, Bo Starling',
  ],
  ['alert.escalated', { step: 1, receivers: ['Bo Starling'] }, 'Alert to the backup: Bo Starling'],
  ['alert.escalated', { step: 4, receivers: null }, 'Alert to everyone: there was no one'],
  [
    'alert.delivered',
    { channel: 'mail', dispatch: 'sent', receiver: 'Ann Miller' },
    'Email sent to Ann Miller',
  ],
  [
    'alert.delivered',
    { channel: 'text', dispatch: 'kept', receiver: 'Bo' },
    'Text message written, not sent, to Bo',
  ],
  ['alert.delivered', { channel: 'mail', dispatch: 'sent', employee_id: null }, 'Email sent to the office'],
  [
    'alert.failed',
    { channel: 'text', receiver: 'Bo', error: 'The text service answered with 500.' },
    'Text message to Bo failed: The text service answered with 500.',
  ],
  ['alert.settled', { reason: 'claimed' }, 'Alert ended'],
  ['alert.settled', { reason: 'gave_up' }, 'No one answered: alerts ended'],
  ['alert.reopened', { step: 0 }, 'Unclaimed again: alert opened again'],
  ['alert.escalated', { step: 8, receivers: ['Dana Reyes'] }, 'Alert to the owner: Dana Reyes'],
  [
    'alert.delivered',
    { channel: 'text', dispatch: 'sent', receiver: 'Bo', in_digest: true },
    'Text message sent to Bo, in one with other requests',
  ],
  ['lead.photo_stored', {}, 'Photo stored'],
  ['lead.photo_added', {}, 'Customer added a photo'],
  ['lead.phone_corrected', {}, 'Customer corrected the phone number'],
  [
    'lead.answered',
    {
      fields: ['when', 'insurance', 'town', 'depth'],
      choices: { when: 'happening-now', insurance: null, depth: '1-6-inches' },
    },
    'Customer told more: when it happened (It is happening now), insurance, where, depth of water (1 to 6 inches)',
  ],
  ['lead.answered', {}, 'Customer told more'],
  ['lead.cancelled', {}, 'Customer said it’s no longer needed'],
])('%s reads as words', (name, payload, words) => {
  expect(historyWords({ name, payload, by: null })).toBe(words)
})

test('whoever takes a request for themselves claims it', () => {
  const assigned = (by: string) =>
    historyWords({ name: 'lead.assigned', payload: { to: 'x', receiver: 'Marcus Wren' }, by })
  expect(assigned('Marcus Wren')).toBe('Claimed')
  expect(assigned('Dana Heron')).toBe('Handed to Marcus Wren')
})

test('a photo that staff added is told without the customer', () => {
  expect(historyWords({ name: 'lead.photo_added', payload: {}, by: 'Bo Starling' })).toBe('Photo added')
})

test('the one who moved it last is found, in whatever order the history comes', () => {
  const history = [moved('2026-11-20T15:02:00Z', 'Dana Reyes'), moved('2026-11-20T15:01:00Z', 'Kim Sato')]
  expect(lastMoveBy(history)).toBe('Dana Reyes')
  expect(lastMoveBy(history.toReversed())).toBe('Dana Reyes')
  expect(lastMoveBy([])).toBeNull()
})

function moved(at: string, by: string) {
  return { id: at, name: 'lead.moved', at, by, payload: {} }
}
