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
  name: { label: 'Name', appears: 'Header and footer of every page, page titles, emails and this portal.' },
  alternate_name: { label: 'Alternate name', appears: 'Only for search engines.' },
  slogan: { label: 'Slogan', appears: 'Footer of every page and the panel on About.' },
  description: { label: 'Description', appears: 'For search engines, assistants and the app.' },
  phone: {
    label: 'Phone',
    appears: 'Every call button, the header and footer of every page, the chat and error messages.',
  },
  email: { label: 'Email', appears: 'Footer of every page and Privacy.' },
  office_recipient: {
    label: 'Email new requests to',
    appears: 'Never shown. If empty, no email is sent; requests still appear under Submissions.',
  },
  call_back_minutes: {
    label: 'Call back within (minutes)',
    appears: 'Promised to everyone who sends a request, day and night. If empty, no time is promised.',
  },
  address: {
    label: 'Address',
    appears: 'Footer of every page and About. Place pages use it to calculate distances.',
  },
  geo: { label: 'Position on the map', appears: 'The panel on About, the home page and search engines.' },
  founding_year: { label: 'In business since', appears: 'Footer of every page and About.' },
  founder: { label: 'Founder', appears: 'The first sentence of About. If empty, it’s left out.' },
  price_range: { label: 'Price range', appears: 'Only for search engines.' },
  badges: { label: 'Badges', appears: 'Below the first call button on the home page.' },
  years_claim: {
    label: 'Years of experience',
    appears:
      'Home page and About, as the combined years of experience of your team. If empty, it’s left out.',
  },
  rating: { label: 'Rating', appears: 'Home page and Testimonials, and their data for search engines.' },
  review: { label: 'Sample review', appears: 'Home page and Testimonials.' },
  people: {
    label: 'People on the website',
    appears: 'Home page, About and Contact. People without a picture or consent aren’t shown.',
  },
  partner_links: {
    label: 'Partners',
    appears:
      'Footer of every page. The link to iicrc.org also appears on Our Commitments and on the page of each service.',
  },
  social_links: { label: 'Social profiles', appears: 'Footer of every page and search engines.' },
  pa_hic_number: {
    label: 'Pennsylvania contractor number',
    appears: 'Footer of every page and Our Commitments. Pennsylvania requires it in every advertisement.',
  },
  injury_insurance: {
    label: 'Personal injury insurance',
    appears: 'On work authorizations in Pennsylvania, which must state the amount: “$1,000,000”.',
  },
  property_insurance: {
    label: 'Property damage insurance',
    appears: 'On work authorizations in Pennsylvania, which must state the amount.',
  },
  price_list: {
    label: 'Price list',
    appears:
      'On work authorizations that are billed by it: title and date, as “Price list of October 1, 2026”. Hand a copy to the customer before they sign.',
  },
  analytics_id: { label: 'Analytics ID', appears: 'Never shown. If empty, no analytics are loaded.' },
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
  return /^\d+$/.test(typed) ? `${typed} minutes` : `“${typed}” (not a number)`
}

function personLine({ name, role, sentence, picture, alt, is_drawing, consent_on }: PersonDraft) {
  const said = [name, role, sentence, alt && `picture: ${alt}`].filter(Boolean).join(', ')
  const kind = is_drawing ? 'drawing' : 'photo'
  return `${said} (${picture ? kind : 'no picture'}, ${consent_on ? `consent given ${consent_on}` : 'no consent'})`
}
