import * as z from 'zod'
import { CompanyFacts, factNames, type FactName } from '#domain/company/company.ts'
import { peoplePlaces } from '#domain/company/people.ts'
import { displayPhone, normalizePhone } from '#domain/leads/phone.ts'
import { centsWords, readCents } from '#domain/money/cents.ts'

const typed = z.string()
const Link = z.object({ label: typed, url: typed })
const Badge = z.object({ title: typed, detail: typed })
const Person = z.object({
  place: z.enum(peoplePlaces),
  name: typed,
  role: typed,
  sentence: typed,
  picture: z.string().nullable(),
  alt: typed,
  is_drawing: z.boolean(),
  consent_on: typed,
})

/** The facts as they stand in the form: numbers as they are typed, and what is not there as an empty text. */
export const FactsDraft = z.object({
  name: typed,
  alternate_name: typed,
  slogan: typed,
  description: typed,
  phone: typed,
  email: typed,
  office_recipient: typed,
  call_back_minutes: typed,
  address: z.object({ street: typed, locality: typed, region: typed, postal_code: typed, country: typed }),
  geo: z.object({ lat: typed, lon: typed }),
  founding_year: typed,
  founder: typed,
  price_range: typed,
  badges: z.array(Badge),
  years_claim: typed,
  rating: z.object({ value: typed, count: typed, source: typed, as_of: typed }).nullable(),
  review: z.object({ author: typed, text: typed, stars: typed }).nullable(),
  people: z.array(Person),
  partner_links: z.array(Link),
  social_links: z.array(Link),
  pa_hic_number: typed,
  injury_insurance: typed,
  property_insurance: typed,
  price_list: typed,
  analytics_id: typed,
})
export type PersonDraft = z.output<typeof Person>
export type FactsDraft = z.output<typeof FactsDraft>

export function toDraft(facts: CompanyFacts): FactsDraft {
  const { geo, rating, review } = facts
  return {
    ...facts,
    phone: displayPhone(facts.phone),
    office_recipient: facts.office_recipient ?? '',
    call_back_minutes: facts.call_back_minutes === null ? '' : String(facts.call_back_minutes),
    geo: { lat: String(geo.lat), lon: String(geo.lon) },
    founding_year: String(facts.founding_year),
    rating: rating && {
      ...rating,
      value: String(rating.value),
      count: String(rating.count),
      as_of: rating.as_of ?? '',
    },
    review: review && { ...review, stars: String(review.stars) },
    people: facts.people.map((person) => ({ ...person, consent_on: person.consent_on ?? '' })),
    pa_hic_number: facts.pa_hic_number ?? '',
    injury_insurance: facts.injury_insurance === null ? '' : centsWords(facts.injury_insurance),
    property_insurance: facts.property_insurance === null ? '' : centsWords(facts.property_insurance),
    price_list: facts.price_list ?? '',
    analytics_id: facts.analytics_id ?? '',
  }
}

/** The first sentence for each field that is not right, by its path: `geo.lat`, `badges.0.title`. */
export type FieldErrors = Readonly<Record<string, string>>

/** The facts as they can be sent, or null with what is wrong: the same sentences as the server's. */
export function readDraft(draft: FactsDraft): { facts: CompanyFacts | null; errors: FieldErrors } {
  const { geo, rating, review } = draft
  const read = CompanyFacts.safeParse({
    ...draft,
    email: draft.email.trim(),
    office_recipient: draft.office_recipient.trim() || null,
    call_back_minutes: draft.call_back_minutes.trim() === '' ? null : numberIn(draft.call_back_minutes),
    geo: { lat: numberIn(geo.lat), lon: numberIn(geo.lon) },
    founding_year: numberIn(draft.founding_year),
    rating: rating && {
      ...rating,
      value: numberIn(rating.value),
      count: numberIn(rating.count),
      as_of: rating.as_of || null,
    },
    review: review && { ...review, stars: numberIn(review.stars) },
    people: draft.people.map((person) => ({ ...person, consent_on: person.consent_on || null })),
    pa_hic_number: draft.pa_hic_number.trim() || null,
    injury_insurance: centsIn(draft.injury_insurance),
    property_insurance: centsIn(draft.property_insurance),
    price_list: draft.price_list.trim() || null,
    analytics_id: draft.analytics_id.trim() || null,
  })
  if (read.success) return { facts: read.data, errors: {} }
  const errors: Record<string, string> = {}
  for (const { path, message } of read.error.issues) errors[path.join('.')] ??= message
  return { facts: null, errors }
}

export function differences(before: FactsDraft, after: FactsDraft): FactName[] {
  return factNames.filter((name) => settled(before, name) !== settled(after, name))
}

/** The facts as someone else left them, with what was typed on top. */
export function rebase(draft: FactsDraft, base: FactsDraft, latest: FactsDraft): FactsDraft {
  const mine = differences(base, draft).map((name) => [name, draft[name]])
  return FactsDraft.parse({ ...latest, ...Object.fromEntries(mine) })
}

/** Equal for what would be sent alike. */
function settled(draft: FactsDraft, name: FactName) {
  if (name === 'phone') return normalizePhone(draft.phone) ?? draft.phone
  return JSON.stringify(draft[name], (_, value: unknown) =>
    typeof value === 'string' ? value.trim() : value,
  )
}

/** In cents; null where nothing is typed. */
function centsIn(typed: string) {
  return typed.trim() === '' ? null : (readCents(typed) ?? Number.NaN)
}

function numberIn(typed: string) {
  return typed.trim() === '' ? Number.NaN : Number(typed)
}
