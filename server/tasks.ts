import { fullPage } from '#platform/events/events.ts'
import { fullBatch, sealEvents } from '#platform/seals/seal-events.ts'
import { every, inTurns, on, onEach, within, type Task, type TaskLimits } from '#platform/tasks/tasks.ts'
import { following, looking, type Watch } from '#platform/tasks/watches.ts'
import { day, hour, minute, second } from '#platform/time.ts'
import {
  deliver,
  escalate,
  raiseAlert,
  raiseCallAlert,
  reopenAlert,
  tellOffice,
} from '#domain/alerts/alerts.tasks.ts'
import { sendDigest } from '#domain/alerts/digests.tasks.ts'
import { warnOfExpiry } from '#domain/certifications/certifications.tasks.ts'
import { chatDangerTold, chatPersonWanted, chatTaken } from '#domain/chat/chat-events.ts'
import { forgetChatSources } from '#domain/chat/chats.server.ts'
import { callWhereUnanswered } from '#domain/chat/danger/danger-clock.server.ts'
import { notifyOfDanger } from '#domain/chat/danger/danger.tasks.ts'
import { notifyOfGiven } from '#domain/chat/given.tasks.ts'
import { forgetOldChats } from '#domain/chat/delete.flow.ts'
import { forgetOldLinks } from '#domain/chat/devices/links.server.ts'
import { tellOfFullMonth } from '#domain/chat/written/full-month.tasks.ts'
import { giveOverdue } from '#domain/chat/written/owed.server.ts'
import { unitPulled } from '#domain/equipment/moves/move-events.ts'
import { mailCameBack } from '#domain/equipment/moves/moves.tasks.ts'
import { equipmentReported } from '#domain/equipment/reports/report-events.ts'
import { mailReport } from '#domain/equipment/reports/reports.tasks.ts'
import { countLeads } from '#domain/leads/figures/lead-counts.server.ts'
import { mailOffice } from '#domain/leads/leads.tasks.ts'
import { officeCallAnswered, officeCallTaken } from '#domain/leads/office-calls/office-call-events.ts'
import { notifyCallAnswered, notifyCallTaken } from '#domain/leads/office-calls/office-calls.tasks.ts'
import { mailQuarantined } from '#domain/leads/suspicion/quarantine.tasks.ts'
import { forgetOldSources } from '#domain/leads/suspicion/sources.server.ts'
import { forgetOldProofs } from '#domain/leads/suspicion/proofs.server.ts'
import { messageQueued } from '#domain/messages/message-events.ts'
import { emailMessage, textMessage } from '#domain/messages/messages.tasks.ts'
import { expireNumbers, remindOfNumbers } from '#domain/numbers/numbers.tasks.ts'
import { sweepPhotos } from '#domain/photos/photos.tasks.ts'
import {
  notifyAssigned,
  notifyOfGaps,
  notifyReplaced,
  removeEndedSubscriptions,
} from '#domain/push/push.tasks.ts'
import {
  notifyCanceled,
  notifyChanged,
  notifyPlanned,
  notifyMadeBefore,
  notifyRestored,
} from '#domain/push/visit-notices.tasks.ts'
import { followDrying } from '#domain/readings/dried/dried-jobs.flow.ts'
import { forgetOldReceipts } from '#domain/receipts/receipts.server.ts'
import { signedByLink } from '#domain/signing-requests/signing-request-events.ts'
import { emailSignersCopy } from '#domain/signing-requests/signing.tasks.ts'
import { fixRequested } from '#domain/submissions/submission-events.ts'
import { notifyOfFix } from '#domain/submissions/submissions.tasks.ts'
import { forgetSettledProblems } from '#domain/sync/problems.server.ts'
import { forgetOldSyncReceipts } from '#domain/sync/sync-receipts.server.ts'
import { forgetOldSessions } from '#domain/sessions/sessions.server.ts'
import { alertEscalated, alertRaised, textDigestMade } from '#domain/alerts/alert-events.ts'
import {
  leadAssigned,
  leadEntered,
  leadMoved,
  leadQuarantined,
  leadReceived,
  leadReleased,
  visitStepTaken,
} from '#domain/leads/lead-events.ts'
import {
  visitCanceled,
  visitChanged,
  visitMadeBefore,
  visitPlanned,
  visitRestored,
} from '#domain/visits/visit-events.ts'
import { textCustomer } from '#domain/visits/customer-texts.tasks.ts'

/** What goes through whole tables takes its time, and gains nothing from a second one beside it. */
const sweeping: TaskLimits = { longest: 15 * minute, atOnce: 1 }

/** Nobody waits for a seal: facts that come within this time share one. */
const sealing = { fullBatch, debounce: 2 * second }
/** Requests and readings that come within this time are counted together. */
const counting = { fullBatch: fullPage, debounce: second / 5 }

/** What runs all the time. Pages are drawn again by `server/pages.ts`. */
export const watches: readonly Watch[] = [
  looking(second, 'checking the alerts', escalate),
  looking(2 * second, 'looking for unanswered dangers', callWhereUnanswered),
  looking(2 * second, 'looking for overdue answers', giveOverdue),
  following(sealing, 'sealing the record', sealEvents),
  following(counting, 'counting the requests', countLeads),
  following(counting, 'counting the dry jobs', followDrying),
]

/** What follows from events or comes at a time. It waits in the database until a node has done it. */
export const tasks: readonly Task[] = [
  on(leadReceived, 'raiseAlert', raiseAlert),
  on(leadEntered, 'raiseAlert', raiseAlert),
  on(leadReleased, 'raiseAlert', raiseAlert),
  on(chatPersonWanted, 'reopenAlert', reopenAlert),
  on(chatDangerTold, 'notifyOfDanger', notifyOfDanger),
  on(chatTaken, 'notifyOfGiven', notifyOfGiven),
  on(visitStepTaken, 'raiseCallAlert', raiseCallAlert),
  // Each channel has queues and workers of its own: a slow mail server holds up no text message and no notification.
  onEach({ kind: alertRaised, list: 'text_ids' }, 'deliverText', deliver),
  onEach({ kind: alertEscalated, list: 'text_ids' }, 'deliverText', deliver),
  onEach({ kind: alertRaised, list: 'push_ids' }, 'deliverPush', deliver),
  onEach({ kind: alertEscalated, list: 'push_ids' }, 'deliverPush', deliver),
  inTurns('sender_turn', onEach({ kind: alertRaised, list: 'delivery_ids' }, 'deliver', deliver)),
  inTurns('sender_turn', onEach({ kind: alertEscalated, list: 'delivery_ids' }, 'deliver', deliver)),
  on(alertEscalated, 'tellOffice', tellOffice),
  on(textDigestMade, 'sendDigest', sendDigest),
  on(leadAssigned, 'reopenAlert', reopenAlert),
  on(leadAssigned, 'notifyAssigned', notifyAssigned),
  on(leadMoved, 'reopenAlert', reopenAlert),
  on(leadMoved, 'notifyReplaced', notifyReplaced),
  on(visitPlanned, 'notifyCrew', notifyPlanned),
  on(visitChanged, 'notifyCrew', notifyChanged),
  on(visitCanceled, 'notifyCrew', notifyCanceled),
  on(visitRestored, 'notifyCrew', notifyRestored),
  on(visitMadeBefore, 'notifyCrew', notifyMadeBefore),
  on(fixRequested, 'notifyOfFix', notifyOfFix),
  on(signedByLink, 'emailSignersCopy', emailSignersCopy),
  on(officeCallTaken, 'notifyCaller', notifyCallTaken),
  on(officeCallAnswered, 'notifyCaller', notifyCallAnswered),
  on(visitStepTaken, 'notifyOfGaps', notifyOfGaps),
  on(visitStepTaken, 'textCustomer', textCustomer),
  on(messageQueued, 'textMessage', textMessage),
  on(messageQueued, 'emailMessage', emailMessage),
  on(leadReceived, 'mailOffice', mailOffice),
  on(leadReleased, 'mailOffice', mailOffice),
  on(leadQuarantined, 'mailQuarantined', mailQuarantined),
  on(equipmentReported, 'mailReport', mailReport),
  on(unitPulled, 'mailCameBack', mailCameBack),
  every(minute, 'mailQuarantined', mailQuarantined),
  within(sweeping, every(minute, 'sweepPhotos', sweepPhotos)),
  within(sweeping, every(hour, 'forgetOldProofs', forgetOldProofs)),
  within(sweeping, every(hour, 'forgetOldReceipts', forgetOldReceipts)),
  within(sweeping, every(hour, 'forgetOldSources', forgetOldSources)),
  within(sweeping, every(hour, 'forgetChatSources', forgetChatSources)),
  within(sweeping, every(day, 'forgetOldChats', forgetOldChats)),
  within(sweeping, every(day, 'forgetOldLinks', forgetOldLinks)),
  within(sweeping, every(day, 'forgetOldSessions', forgetOldSessions)),
  within(sweeping, every(day, 'forgetOldSyncReceipts', forgetOldSyncReceipts)),
  within(sweeping, every(day, 'forgetSettledProblems', forgetSettledProblems)),
  every(minute, 'removeEndedSubscriptions', removeEndedSubscriptions),
  every(hour, 'tellOfFullMonth', tellOfFullMonth),
  every(day, 'warnOfExpiry', warnOfExpiry),
  every(day, 'remindOfNumbers', remindOfNumbers),
  every(day, 'expireNumbers', expireNumbers),
]
