import type { Company } from './company.ts'

type Review = NonNullable<Company['review']>

/** Stands where reviews stand, and says what it is, until the company puts a customer's own words in its place. */
export const sampleReview: Review = {
  author: 'Sample customer',
  text: 'Sample review: replace with a customer’s own words',
  stars: 5,
}

export function isSample({ text }: Review) {
  return text === sampleReview.text
}
