import { daysLater } from '#domain/certifications/certification.ts'
import { visitWords, windowWords, type Visit } from '#domain/leads/visit.ts'

/** When someone comes, as it is said on the day itself and the day before: "Today, 8–10 AM". */
export function whenWords(visit: Visit | null, today: string) {
  if (!visit) return 'No visit yet'
  if (visit.on === today) return `Today, ${windowWords(visit)}`
  return visit.on === daysLater(today, 1) ? `Tomorrow, ${windowWords(visit)}` : visitWords(visit)
}

/** A visit that is still to come, as it is said aloud: "Visit tomorrow, 8 to 10 AM". */
export function aheadWords(visit: Visit, today: string) {
  return `Visit ${whenWords(visit, today).replace('Tomorrow', 'tomorrow').replace('–', ' to ')}`
}
