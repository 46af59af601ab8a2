import { daysLater } from '#domain/company/local-time.ts'
import type { VisitTime } from '#domain/visits/visit-time.ts'
import type { Words } from '../words/en.ts'

/** When someone comes, as it is said on the day itself and the day before: "Today, 8–10 AM". */
export function whenWords(visit: VisitTime | null, today: string, time: Words['time']) {
  if (!visit) return time.noVisit
  if (visit.on === today) return time.today(time.window(visit))
  return isTomorrow(visit, today) ? time.tomorrow(time.window(visit)) : time.visit(visit)
}

/** A visit that is still to come, as it is said aloud: "Visit tomorrow, 8 to 10 AM". */
export function aheadWords(visit: VisitTime, today: string, time: Words['time']) {
  return isTomorrow(visit, today) ? time.visitTomorrow(visit) : time.visitOn(visit)
}

function isTomorrow({ on }: VisitTime, today: string) {
  return on === daysLater(today, 1)
}
