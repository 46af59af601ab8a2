import { every, inTurns, on, onEach, type Job } from '#platform/jobs.ts'
import { day, hour, minute } from '#platform/time.ts'
import { alertEscalated, alertRaised, textDigestMade } from '#domain/alerts/alert.ts'
import { deliver, deliverText, raiseAlert, reopenAlert, tellOffice } from '#domain/alerts/alerts.jobs.ts'
import { sendDigest } from '#domain/alerts/digests.jobs.ts'
import { warnOfExpiry } from '#domain/certifications/certifications.jobs.ts'
import { leadAssigned, leadMoved, leadQuarantined, leadReceived, leadReleased } from '#domain/leads/lead.ts'
import { mailOffice } from '#domain/leads/leads.jobs.ts'
import { mailSetApart } from '#domain/leads/set-apart.jobs.ts'
import { forgetOldSources } from '#domain/leads/sources.server.ts'
import { forgetOldProofs } from '#domain/leads/proofs.server.ts'
import { expireNumbers, remindOfNumbers } from '#domain/numbers/numbers.jobs.ts'
import { sweepPhotos } from '#domain/photos/photos.jobs.ts'
import { forgetOldReceipts } from '#domain/receipts/receipts.server.ts'
import { forgetOldSessions } from '#domain/sessions/sessions.server.ts'

/** Everything that happens later. */
export const jobs: readonly Job[] = [
  on(leadReceived, raiseAlert),
  on(leadReleased, raiseAlert),
  onEach(alertRaised, 'text_ids', deliverText),
  onEach(alertEscalated, 'text_ids', deliverText),
  inTurns('sender_turn', onEach(alertRaised, 'delivery_ids', deliver)),
  inTurns('sender_turn', onEach(alertEscalated, 'delivery_ids', deliver)),
  on(alertEscalated, tellOffice),
  on(textDigestMade, sendDigest),
  on(leadAssigned, reopenAlert),
  on(leadMoved, reopenAlert),
  on(leadReceived, mailOffice),
  on(leadReleased, mailOffice),
  on(leadQuarantined, mailSetApart),
  every(minute, mailSetApart),
  every(minute, sweepPhotos),
  every(hour, forgetOldProofs),
  every(hour, forgetOldReceipts),
  every(hour, forgetOldSources),
  every(day, forgetOldSessions),
  every(day, warnOfExpiry),
  every(day, remindOfNumbers),
  every(day, expireNumbers),
]
