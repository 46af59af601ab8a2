import type { Company } from './company.ts'

type Review = NonNullable<Company['review']>

/** Shown in place of reviews, labeled as a sample, until the company enters a customer's own words. */
export const sampleReview: Review = {
  author: 'Sample customer',
  text: 'Sample review: replace with a customer’s own words',
  stars: 5,
}

export function isSample({ text }: Review) {
  return text === sampleReview.text
}
