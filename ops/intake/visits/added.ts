import { companyDay } from '#domain/company/time-zone.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import type { JobVisit } from '#domain/visits/visit.ts'

/** Photos and notes of a job. They belong to no visit: their time tells at which one they were added. */
export type Added = Pick<LeadDetail, 'photos' | 'notes'>

/** What people of the company added on a day, the newest note first. */
export function addedOn(job: Added, day: string) {
  return addedAt(job, (at) => companyDay(new Date(at)) === day)
}

/** What they added while people were there. Nothing as long as they still are. */
export function addedDuring(
  job: Added,
  { arrived_at, departed_at }: Pick<JobVisit, 'arrived_at' | 'departed_at'>,
) {
  return addedAt(job, (at) => {
    const time = Date.parse(at)
    return (
      arrived_at !== null &&
      departed_at !== null &&
      time >= Date.parse(arrived_at) &&
      time <= Date.parse(departed_at)
    )
  })
}

function addedAt({ photos, notes }: Added, isThen: (at: string) => boolean): Added {
  return {
    photos: photos.filter(({ at, by }) => by && at && isThen(at)),
    notes: notes.filter(({ at }) => isThen(at)).toSorted((a, b) => b.at.localeCompare(a.at)),
  }
}
