import fc from 'fast-check'

/** What lists are narrowed to, so that inputs that find something come up. */
export const knownFilters = {
  expiring: fc.constantFrom('true', 'false'),
  signed_in: fc.constantFrom('true', 'false'),
  quarantined: fc.constantFrom('true', 'false', '0', '1'),
  from: fc.constantFrom('2026-11-20', '2026-01-01', '2099-12-31'),
  to: fc.constantFrom('2026-11-20', '2026-11-19', '2000-01-01'),
  since: fc.constantFrom('2026-11-20', '2026-03-08'),
  until: fc.constantFrom('2026-11-20', '2026-11-01'),
  outcome: fc.constantFrom('done', 'duplicate'),
  days: fc.constantFrom('7', '30', '90'),
  town: fc.constantFrom('', 'Lisbon'),
  page: fc.constantFrom('', '/contact'),
  hour: fc.constantFrom('0', '7', '23'),
  waited_over: fc.constantFrom('5', '15'),
  waited_under: fc.constantFrom('5', '60'),
  'search.q': fc.constantFrom('quirinia', '555-0188'),
}

/** Ids of what is there, and now and then one of nothing. */
export function mostly(known: fc.Arbitrary<string>) {
  return fc.oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: fc.uuid({ version: 7 }) })
}
