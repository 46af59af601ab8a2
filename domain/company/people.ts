import * as z from 'zod'
import { line, text } from '#platform/text/text.ts'
import { Sha256 } from '#domain/photos/photo-sha256.ts'
import { factLengths, mostPeople } from './fact-limits.ts'
import { day, required } from './fields.ts'

const lengths = factLengths.person

/** What a picture shows, and with it the shape of its frame: crew and truck need a wide one. */
export const peoplePlaces = ['founder', 'dispatcher', 'crew', 'truck'] as const

/** One picture on the website: who it shows, and the day on which they agreed. */
export const PersonFact = z
  .object({
    place: z.enum(peoplePlaces),
    name: required(lengths.name),
    role: line(lengths.role),
    sentence: text(lengths.sentence),
    picture: Sha256.nullable(),
    /** What the picture shows, for people who cannot see it. */
    alt: line(lengths.alt),
    /** The website says so below it. */
    is_drawing: z.boolean(),
    /** When everyone in the picture agreed to be shown; null: they have not. */
    consent_on: day.nullable(),
  })
  .refine(({ picture, alt }) => !picture || alt, {
    path: ['alt'],
    error: 'Describe the picture for people who can’t see it.',
  })
export type PersonFact = z.output<typeof PersonFact>
export const PeopleFact = z.array(PersonFact).max(mostPeople, `You can add up to ${mostPeople} pictures.`)

/** Someone who agreed to be shown, with a picture. */
export type PersonShown = Omit<PersonFact, 'picture' | 'consent_on'> & { picture: string }

/** Without consent, or without a picture, nothing of a person is on the website. */
export function peopleToShow(people: readonly PersonFact[]): PersonShown[] {
  return people.flatMap(({ picture, consent_on, ...person }) =>
    picture && consent_on ? [{ ...person, picture }] : [],
  )
}

/** Where everyone finds a picture of people who are on the website. */
export function peoplePictureAddress(sha256: string, width: number) {
  return `/people/${sha256}-${width}.webp`
}

export function readPeoplePictureAddress(path: string) {
  const [, sha256, width] = /^\/people\/([0-9a-f]{64})-([1-9]\d{0,3})\.webp$/.exec(path) ?? []
  return sha256 && width ? { sha256, width: Number(width) } : null
}
