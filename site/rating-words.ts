import type { CompanyFacts } from '#domain/company/company.ts'
import { longDay } from '#platform/text/long-day.ts'

/** Where the reviews stand and when that was read: "Google reviews, read on November 16, 2026"; empty where neither is known. */
export function sourceOf({ source, as_of }: NonNullable<CompanyFacts['rating']>) {
  const read = as_of && `read on ${longDay(as_of)}`
  const words = [source, read].filter(Boolean).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
