import { PersonFact } from '#domain/company/people.ts'

/** Someone who agreed to be on the website. Their picture has to be stored, or they have none. */
export function aPersonShown(overrides: Partial<PersonFact> = {}): PersonFact {
  return PersonFact.parse({
    place: 'founder',
    name: 'Dana Heron',
    role: 'Founder, US Army veteran',
    sentence: 'Started Mission Restore in 2017.',
    picture: 'a'.repeat(64),
    alt: 'A woman with short white hair, in a work shirt',
    is_drawing: false,
    consent_on: '2026-11-02',
    ...overrides,
  })
}
