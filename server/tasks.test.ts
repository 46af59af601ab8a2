import { expect, test } from 'vitest'
import { tasks } from './tasks.ts'

// Work that waits in the database is found by these names. Whoever changes one writes a migration that moves what waits.
test('each task has a queue of its own, under a name that no renamed function changes', () => {
  expect(tasks.map(({ queue }) => queue)).toEqual([
    'lead.received/raiseAlert',
    'lead.released/raiseAlert',
    'lead.visit_step_taken/raiseCallAlert',
    'alert.raised/deliverText',
    'alert.escalated/deliverText',
    'alert.raised/deliverPush',
    'alert.escalated/deliverPush',
    'alert.raised/deliver',
    'alert.escalated/deliver',
    'alert.escalated/tellOffice',
    'alert.digest_made/sendDigest',
    'lead.assigned/reopenAlert',
    'lead.assigned/notifyAssigned',
    'lead.moved/reopenAlert',
    'lead.moved/notifyReplaced',
    'office_call.taken/notifyCaller',
    'office_call.answered/notifyCaller',
    'lead.visit_step_taken/textCustomer',
    'message.queued/textMessage',
    'message.queued/emailMessage',
    'lead.received/mailOffice',
    'lead.released/mailOffice',
    'lead.quarantined/mailQuarantined',
    'every/mailQuarantined',
    'every/sweepPhotos',
    'every/forgetOldProofs',
    'every/forgetOldReceipts',
    'every/forgetOldSources',
    'every/forgetOldSessions',
    'every/forgetOldSyncReceipts',
    'every/forgetSettledProblems',
    'every/removeEndedSubscriptions',
    'every/warnOfExpiry',
    'every/remindOfNumbers',
    'every/expireNumbers',
  ])
})
