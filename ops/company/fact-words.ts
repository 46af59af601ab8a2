import type { FactName } from '#domain/company/company.ts'
import { displayPhone, normalizePhone } from '#domain/leads/phone.ts'
import type { FactsDraft, PersonDraft } from './facts-draft.ts'

export const placeWords = {
  founder: 'Founder',
  dispatcher: 'Dispatcher',
  crew: 'Crew',
  truck: 'Truck',
} as const

/** What each fact is called, and where it appears. */
export const factWords: Record<FactName, { label: string; appears: string }> = {
  name: { label: 'Name', appears: 'Head and foot of every page, titles, mails, this portal.' },
  alternate_name: { label: 'Other name', appears: 'Told to search engines only.' },
  slogan: { label: 'Slogan', appears: 'Foot of every page, the plate on About.' },
  description: { label: 'In a sentence', appears: 'Told to search engines and assistants, with the app.' },
  phone: {
    label: 'Phone',
    appears: 'Every call button, head and foot of every page, the chat, refusals when something fails.',
  },
  email: { label: 'E-mail', appears: 'Foot of every page, Privacy.' },
  office_recipient: {
    label: 'Mail new requests to',
    appears: 'Never shown. Empty: no mail is sent, requests are in Submissions all the same.',
  },
  call_back_minutes: {
    label: 'Minutes until we call back',
    appears: 'What we promise everyone who sends a request, day and night. Empty: no time is promised.',
  },
  address: {
    label: 'Address',
    appears: 'Foot of every page, About, each place page measures its way from here.',
  },
  geo: { label: 'Position on the map', appears: 'The plate on About, the home page, search engines.' },
  founding_year: { label: 'In business since', appears: 'Foot of every page, About.' },
  founder: { label: 'Founder', appears: 'The first sentence of About. Empty: About begins without it.' },
  price_range: { label: 'Price range', appears: 'Told to search engines only.' },
  badges: { label: 'Badges', appears: 'The strip under the first call on the home page.' },
  years_claim: {
    label: 'Years of experience',
    appears: 'Home page and About, as the years of all your people added together. Empty: both leave it out.',
  },
  rating: { label: 'Rating', appears: 'Home page and Testimonials, and in their data for search engines.' },
  review: { label: 'Sample review', appears: 'Home page and Testimonials.' },
  people: {
    label: 'People on the website',
    appears: 'Home page, About and Contact. Someone without a picture or without consent is not shown.',
  },
  partner_links: { label: 'Partners', appears: 'Foot of every page. Our Commitments takes the IICRC one.' },
  social_links: { label: 'Follow us', appears: 'Foot of every page, search engines.' },
  pa_hic_number: {
    label: 'Pennsylvania contractor number',
    appears: 'Foot of every page, Our Commitments. That state wants it in every advertisement.',
  },
  analytics_id: { label: 'Analytics id', appears: 'Never shown. Empty: no tag service is loaded.' },
}

const nothing = 'nothing'

/** A number as pages write it, or what is typed while it is none. */
export function phoneWords(typed: string) {
  return displayPhone(normalizePhone(typed) ?? typed)
}

/** The fact in one line, to be compared with another. */
export function lineOf(name: FactName, draft: FactsDraft): string {
  const line = linesOf(name, draft).filter(Boolean).join(' · ') || nothing
  // A date is one word.
  return line.replaceAll(/\b(\d{4})-(\d\d)-(\d\d)\b/g, '$1‑$2‑$3')
}

/** The fact in parts, some of them empty. */
export function linesOf(name: FactName, draft: FactsDraft): string[] {
  const { address, geo, rating, review } = draft
  if (name === 'address')
    return [
      address.street,
      address.locality,
      `${address.region} ${address.postal_code}`.trim(),
      address.country,
    ]
  if (name === 'call_back_minutes') return [minutesLine(draft[name].trim())]
  if (name === 'geo') return [`${geo.lat}, ${geo.lon}`]
  if (name === 'rating')
    return rating ? [`${rating.value} of 5 from ${rating.count} reviews`, rating.source, rating.as_of] : []
  if (name === 'people') return draft.people.map(personLine)
  if (name === 'review')
    return review ? [review.text && `“${review.text}”`, review.author, `${review.stars} of 5`] : []
  if (name === 'badges')
    return draft.badges.map(({ title, detail }) => [title, detail].filter(Boolean).join(': '))
  if (name === 'partner_links' || name === 'social_links')
    return draft[name].map(({ label, url }) => `${label} (${url.replace(/^https:\/\//, '')})`)
  return [name === 'phone' ? phoneWords(draft.phone) : draft[name]]
}

function minutesLine(typed: string) {
  if (!typed) return ''
  return /^\d+$/.test(typed) ? `${typed} minutes` : `“${typed}”, which is not a number`
}

function personLine({ name, role, sentence, picture, alt, is_drawing, consent_on }: PersonDraft) {
  const said = [name, role, sentence, alt && `picture: ${alt}`].filter(Boolean).join(', ')
  const kind = is_drawing ? 'drawing' : 'photo'
  return `${said} (${picture ? kind : 'no picture'}, ${consent_on ? `consent of ${consent_on}` : 'no consent'})`
}
