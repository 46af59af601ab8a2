import { every, on, type Job } from '#platform/jobs.ts'
import { day, hour } from '#platform/time.ts'
import { leadReceived, leadReleased } from '#domain/leads/lead.ts'
import { mailOffice } from '#domain/leads/leads.jobs.ts'
import { forgetOldProofs } from '#domain/leads/proofs.server.ts'
import { sweepPhotos } from '#domain/photos/photos.jobs.ts'
import { forgetOldSessions } from '#domain/sessions/sessions.server.ts'

/** Everything that happens later. */
export const jobs: readonly Job[] = [
  on(leadReceived, mailOffice),
  on(leadReleased, mailOffice),
  every(hour, sweepPhotos),
  every(hour, forgetOldProofs),
  every(day, forgetOldSessions),
]
