import { expect, test } from 'vitest'
import { firstFacts } from '#domain/company/first-facts.ts'
import { differences, FactsDraft, readDraft, rebase, toDraft } from './facts-draft.ts'

const saved = toDraft(firstFacts)
const person = {
  place: 'founder',
  name: 'Dana Heron',
  role: 'Founder',
  sentence: '',
  picture: 'a'.repeat(64),
  alt: 'A woman with white hair',
  is_drawing: true,
  consent_on: '2026-11-02',
} as const

test('the form shows the facts and gives them back unchanged', () => {
  expect(readDraft(saved)).toEqual({ facts: firstFacts, errors: {} })
  expect(FactsDraft.parse(saved)).toEqual(saved)
  const more = {
    ...firstFacts,
    rating: { value: 4.9, count: 50, source: 'Google reviews', as_of: '2026-11-16' },
    people: [person, { ...person, picture: null, alt: '', consent_on: null }],
    call_back_minutes: 15,
  }
  expect(readDraft(toDraft(more))).toEqual({ facts: more, errors: {} })
})

test('a phone number is taken however it was typed, and typing it otherwise changes nothing', () => {
  expect(differences(saved, { ...saved, phone: '330 555 0142', name: 'Mission Restore ' })).toEqual([])
  const changed = { ...saved, phone: '724.555.0131' }
  expect(differences(saved, changed)).toEqual(['phone'])
  expect(readDraft(changed).facts?.phone).toBe('+17245550131')
})

test('what is left empty is none, where there can be none', () => {
  const { facts } = readDraft({ ...saved, office_recipient: ' ', call_back_minutes: ' ', rating: null })
  expect(facts).toMatchObject({ office_recipient: null, call_back_minutes: null, rating: null })
})

test('each wrong field has its sentence', () => {
  const { facts, errors } = readDraft({
    ...saved,
    phone: '555',
    call_back_minutes: '15.5',
    founding_year: 'long ago',
    geo: { lat: '', lon: '200' },
    rating: { value: '4.9', count: '2.5', source: '', as_of: '' },
    people: [{ ...person, alt: '' }],
    partner_links: [{ label: '', url: 'http://plumber.example' }],
    analytics_id: 'g 1',
  })
  expect(facts).toBeNull()
  expect(errors).toEqual({
    phone: 'Enter a 10-digit phone number.',
    call_back_minutes: 'Enter a whole number of minutes from 1 to 240.',
    founding_year: 'Enter a year between 1900 and 2100.',
    'geo.lat': 'Enter degrees between -90 and 90.',
    'geo.lon': 'Enter degrees between -180 and 180.',
    'rating.count': 'Enter the number of reviews.',
    'people.0.alt': 'Describe the picture for people who can’t see it.',
    'partner_links.0.label': 'This field is required.',
    'partner_links.0.url': 'Enter an address that starts with https://.',
    analytics_id: 'Enter the ID as the service shows it, with capital letters, digits and dashes.',
  })
})

test('what someone else saved meanwhile is taken over, and what was typed stays', () => {
  const mine = { ...saved, slogan: 'Dry by Friday', phone: '7245550131' }
  const theirs = { ...saved, phone: '(234) 555-0100', founder: 'a plumber' }
  expect(rebase(mine, saved, theirs)).toEqual({ ...mine, founder: 'a plumber' })
})
