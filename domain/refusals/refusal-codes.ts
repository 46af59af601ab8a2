/**
 * Every code that a refusal can have. A code says the same wherever it is used, is never reused for something else, and tells the
 * sender what helps: that is what the groups are about. The status says more: 401, 408, 429 and 5xx can be sent again as they are.
 */
export type RefusalCode =
  | (typeof staleCodes)[number]
  | (typeof notYoursCodes)[number]
  | (typeof laterCodes)[number]
  | (typeof badFileCodes)[number]
  | FinalCode

/** Someone changed the record since the change was made: the answer carries what there is now, so that a screen can merge. */
export const staleCodes = [
  'alert-rules-moved-on',
  'certification-moved-on',
  'company-moved-on',
  'employee-moved-on',
  'import-moved-on',
  'job-moved-on',
  'lead-claimed',
  'lead-moved-on',
  'number-moved-on',
  'preferences-moved-on',
  'role-moved-on',
  'setup-moved-on',
  'shift-moved-on',
  'visit-moved-on',
] as const

/** The request is someone else’s. The same can be sent again once it is the sender’s. */
export const notYoursCodes = ['lead-reassigned', 'lead-not-found'] as const

/** Something else has to be done first, or the bytes sent again: then the same is accepted. A device goes on storing it. */
export const laterCodes = [
  'confirm-first',
  'password-must-change',
  'photo-differs',
  'photos-missing',
  'second-factor-asked',
  'second-factor-missing',
] as const

/** The file itself can’t be used as a photo, however often it is sent. */
export const badFileCodes = [
  'photo-damaged',
  'photo-heic',
  'photo-kind',
  'photo-too-large',
  'photo-too-many-pixels',
  'photo-too-narrow',
  'too-large',
] as const

/** The person has to do something else, or nothing helps. */
type FinalCode =
  | 'bad-cursor'
  | 'bad-fields'
  | 'bad-request'
  | 'begin-again'
  | 'beyond-own-rights'
  | 'beyond-yours'
  | 'broken-off'
  | 'busy'
  | 'call-again'
  | 'calendar-not-found'
  | 'calendar-revoked'
  | 'call-ended'
  | 'call-not-found'
  | 'call-taken'
  | 'certification-differs'
  | 'certification-missing'
  | 'certification-not-found'
  | 'csv-broken'
  | 'csv-columns'
  | 'csv-empty'
  | 'csv-too-long'
  | 'database-away'
  | 'device-erased'
  | 'device-not-found'
  | 'disk_full'
  | 'document-kind'
  | 'document-not-found'
  | 'document-too-large'
  | 'employee-differs'
  | 'employee-not-found'
  | 'entry-differs'
  | 'entry-not-found'
  | 'entry-voided'
  | 'factor-demanded'
  | 'factor-not-found'
  | 'form-broken-off'
  | 'form-too-large'
  | 'has-left'
  | 'import-has-errors'
  | 'has-a-job'
  | 'invalid'
  | 'item-differs'
  | 'item-not-found'
  | 'job-differs'
  | 'job-is-over'
  | 'job-not-found'
  | 'gate-open'
  | 'no-access-code'
  | 'category-differs'
  | 'last-owner'
  | 'lead-closed'
  | 'lead-differs'
  | 'lead-quarantined'
  | 'locks-oneself-out'
  | 'may-not-sign-in'
  | 'message-differs'
  | 'message-not-found'
  | 'no-factor'
  | 'no-passkey'
  | 'no-room-for-photos'
  | 'no-signature'
  | 'no-text-consent'
  | 'nobody-on-call'
  | 'nobody-to-assign'
  | 'not-a-form'
  | 'not-able-to-answer'
  | 'not-permitted'
  | 'not-signed-in'
  | 'note-differs'
  | 'nothing-to-undo'
  | 'number-differs'
  | 'number-missing'
  | 'number-not-found'
  | 'oneself'
  | 'own-certification'
  | 'owner-stays'
  | 'passkey-known'
  | 'photo-not-found'
  | 'photos-busy'
  | 'photos-full'
  | 'picture-missing'
  | 'places-missing'
  | 'portrait-not-found'
  | 'problem-decided'
  | 'problem-differs'
  | 'problem-not-found'
  | 'problem-unreadable'
  | 'project-differs'
  | 'receipt-not-found'
  | 'recipient-moved-on'
  | 'role-differs'
  | 'role-in-use'
  | 'role-name-taken'
  | 'role-not-found'
  | 'role-stays'
  | 'same-password'
  | 'same-role'
  | 'session-ended'
  | 'shift-differs'
  | 'shift-not-found'
  | 'shift-overlaps'
  | 'step-differs'
  | 'subscription-not-found'
  | 'this-device'
  | 'too-late-to-undo'
  | 'too-many'
  | 'too-many-notes'
  | 'too-many-passkeys'
  | 'too-many-photos'
  | 'too-many-pins'
  | 'too-many-problems'
  | 'too-many-roles'
  | 'too-many-steps'
  | 'too-many-uploads'
  | 'upload-too-slow'
  | 'username-taken'
  | 'visit-differs'
  | 'visit-made'
  | 'visit-not-found'
  | 'weak-password'
  | 'write-differs'
  | 'wrong-code'
  | 'wrong-credentials'
  | 'wrong-passkey'
  | 'wrong-password'
  | 'wrong-pin'

/** Whether a code that someone sent belongs to a group. */
export function isOneOf(group: readonly RefusalCode[], code: string) {
  return group.some((each) => each === code)
}
