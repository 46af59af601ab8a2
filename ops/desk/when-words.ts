import { daysLater } from '#domain/company/local-time.ts'
import type { Visit } from '#domain/leads/visits/visit.ts'
import type { Words } from '../words/en.ts'

/** When someone comes, as it is said on the day itself and the day before: "Today, 8–10 AM". */
export function whenWords(visit: Visit | null, today: string, time: Words['time']) {
  if (!visit) return time.noVisit
  if (visit.on === today) return time.today(time.window(visit))
  return isTomorrow(visit, today) ? time.tomorrow(time.window(visit)) : time.visit(visit)
}

/** A visit that is still to come, as it is said aloud: "Visit tomorrow, 8 to 10 AM". */
export function aheadWords(visit: Visit, today: string, time: Words['time']) {
  return isTomorrow(visit, today) ? time.visitTomorrow(visit) : time.visitOn(visit)
}

function isTomorrow({ on }: Visit, today: string) {
  return on === daysLater(today, 1)
}
