import type { CompanyFacts } from './company.ts'
import { sampleReview } from './sample-review.ts'

/** What an empty database starts with: a fictional company, to be replaced before launch. */
export const firstFacts: CompanyFacts = {
  name: 'Mission Restore',
  alternate_name: 'Mission Restore Disaster Recovery',
  slogan: 'Mission: Restore - Military Precision in Disaster Recovery',
  description:
    'Veteran-owned disaster restoration for Northeast Ohio and Western Pennsylvania: water, fire, mold, trauma and basements, day and night.',
  phone: '+13305550142',
  email: 'hello@missionrestore.example',
  office_recipient: 'office@missionrestore.example',
  call_back_minutes: null,
  address: {
    street: '100 Example Street',
    locality: 'Columbiana',
    region: 'OH',
    postal_code: '44408',
    country: 'US',
  },
  geo: { lat: 40.88839, lon: -80.69396 },
  founding_year: 2017,
  founder: 'a US Army veteran',
  price_range: '$$',
  badges: [
    { title: '24/7 Available', detail: 'Nights, weekends, holidays' },
    { title: 'IICRC Certified Firm', detail: '' },
    { title: '15+ Years Experience', detail: 'Across the team' },
    { title: 'Fast Response', detail: 'Five counties, two states' },
  ],
  years_claim: '15+ years',
  rating: { value: 4.9, count: 50, source: '', as_of: null },
  review: sampleReview,
  people: [],
  partner_links: [
    { label: 'Plumbing partner', url: 'https://plumber.example/' },
    { label: 'Duct cleaning partner', url: 'https://ducts.example/' },
    { label: 'Find an IICRC certified firm', url: 'https://iicrc.org/' },
  ],
  social_links: [
    { label: 'Facebook', url: 'https://facebook.example/' },
    { label: 'Instagram', url: 'https://instagram.example/' },
  ],
  pa_hic_number: null,
  injury_insurance: null,
  property_insurance: null,
  price_list: null,
  analytics_id: null,
}
