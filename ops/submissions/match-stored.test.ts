import { expect, test } from 'vitest'
import type { StoredRequest } from '../store/stored-requests.ts'
import type { LeadList } from './leads-api.ts'
import { matchesStored } from './match-stored.ts'

const now = new Date('2026-11-22T18:30:00.000Z')
const nora: StoredRequest = {
  id: '01930000-0000-7000-8000-0000000000a1',
  name: 'Nora Trillium',
  phone: '+13305550150',
  reference: 'R-2611-0K7XA',
  town: '214 Elm Street, Boardman',
  page: '/contact',
  status: 'scheduled',
  loss: 'flooded-basement',
  service: 'water-damage',
  outcome: null,
  visit: { on: '2026-11-24', from: '08:00', to: '10:00' },
  assigned_to: { id: 'ivy', name: 'Ivy Starling' },
  has_job: false,
  quarantined: false,
  // 11:30 PM of the day before where the company works.
  received_at: '2026-11-22T04:30:00.000Z',
  photo_count: 2,
  photos_here: 2,
  at: 0,
}
const fits = (filter: Partial<LeadList>, lead = nora) =>
  matchesStored(lead, { quarantined: false, ...filter }, { me: 'ivy', now })

test('a search finds parts of a name, a town, a reference, and a number however it is grouped', () => {
  for (const q of ['nora', 'TRILL', 'tri no', 'boardman', 'r-2611', '(330) 555-01', '330.555'])
    expect([q, fits({ q })]).toEqual([q, true])
  for (const q of ['Ann', '440', 'Niles']) expect([q, fits({ q })]).toEqual([q, false])
  const nameless = { ...nora, name: null }
  expect([fits({ q: '330.555' }, nameless), fits({ q: 'null' }, nameless)]).toEqual([true, false])
})

test('each filter of the list narrows what is on the device', () => {
  const kept: Partial<LeadList>[] = [
    { status: 'scheduled' },
    { loss: 'flooded-basement' },
    { service: 'water-damage' },
    { assigned: 'me' },
    { open: 'yes' },
    { contacted: 'yes' },
    { my_visit_on: '2026-11-24' },
    { town: 'boardman' },
    { page: '/contact' },
    { hour: 23 },
    { since: '2026-11-21', until: '2026-11-21' },
    { waited_over: 60 },
    { waited_under: 24 * 60 },
  ]
  for (const filter of kept) expect([filter, fits(filter)]).toEqual([filter, true])
  const left: Partial<LeadList>[] = [
    { quarantined: true },
    { status: 'new' },
    { loss: 'mold' },
    { service: 'mold-remediation' },
    { assigned: 'nobody' },
    { outcome: 'done' },
    { job: 'yes' },
    { my_visit_on: '2026-11-25' },
    { town: '' },
    { town: 'poland' },
    { page: '/' },
    { hour: 4 },
    { since: '2026-11-22' },
    { until: '2026-11-20' },
    { waited_over: 24 * 60 },
    { waited_under: 60 },
  ]
  for (const filter of left) expect([filter, fits(filter)]).toEqual([filter, false])
  expect(fits({ contacted: 'yes' }, { ...nora, status: 'new' })).toBe(false)
  expect(fits({ open: 'yes' }, { ...nora, status: 'closed' })).toBe(false)
})
