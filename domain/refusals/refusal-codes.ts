import type { OfficeFinalCode } from './office-codes.ts'

/**
 * Every code that a refusal can have. A code says the same wherever it is used, is never reused for something else, and tells the
 * sender what helps: that is what the groups are about. The status says more: 401, 408, 429 and 5xx can be sent again as they are.
 */
export type RefusalCode =
  | (typeof staleCodes)[number]
  | (typeof notYoursCodes)[number]
  | (typeof laterCodes)[number]
  | (typeof senderCodes)[number]
  | (typeof badFileCodes)[number]
  | FieldFinalCode
  | OfficeFinalCode

const staleFieldCodes = [
  'box-moved-on',
  'contents-moved-on',
  'equipment-moved-on',
  'item-moved-on',
  'job-moved-on',
  'lead-claimed',
  'lead-moved-on',
  'photo-moved-on',
  'point-moved-on',
  'room-moved-on',
  'sketch-moved-on',
  'station-moved-on',
] as const

/** Someone changed the record since the change was made: the answer carries what there is now, so that a screen can merge. */
export const staleCodes = [
  ...staleFieldCodes,
  'alert-rules-moved-on',
  'answer-moved-on',
  'certification-moved-on',
  'chat-settings-moved-on',
  'company-moved-on',
  'employee-moved-on',
  'import-moved-on',
  'legal-text-moved-on',
  'number-moved-on',
  'preferences-moved-on',
  'role-moved-on',
  'setup-moved-on',
  'shift-moved-on',
  'template-moved-on',
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

/** Whoever sent it has to do something else first, and then sends it again, or lets it go: the office is not asked. */
export const senderCodes = ['gate-open', 'points-not-dry'] as const

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

/** The person has to do something else, or nothing helps: of these, what people in the field can be answered. */
type FieldFinalCode =
  | 'bad-cursor'
  | 'bad-fields'
  | 'bad-request'
  | 'broken-off'
  | 'busy'
  | 'call-ended'
  | 'call-not-found'
  | 'call-taken'
  | 'cancellation-stands'
  | 'chamber-not-found'
  | 'database-away'
  | 'device-erased'
  | 'document-too-slow'
  | 'documents-busy'
  | 'equipment-differs'
  | 'equipment-move-differs'
  | 'equipment-move-not-found'
  | 'equipment-not-found'
  | 'form-not-found'
  | 'form-of-other-state'
  | 'has-a-job'
  | 'box-differs'
  | 'box-not-found'
  | 'contents-differ'
  | 'contents-not-found'
  | 'deviation-differs'
  | 'item-differs'
  | 'item-not-found'
  | 'job-is-over'
  | 'job-photo-differs'
  | 'job-not-found'
  | 'job-was-merged'
  | 'lead-closed'
  | 'lead-quarantined'
  | 'model-in-use'
  | 'no-room-for-photos'
  | 'no-text-consent'
  | 'no-texts-to-number'
  | 'nobody-to-assign'
  | 'not-by-link'
  | 'not-permitted'
  | 'not-signed-in'
  | 'not-textable'
  | 'note-differs'
  | 'nothing-to-undo'
  | 'photo-not-found'
  | 'photos-busy'
  | 'point-differs'
  | 'point-not-found'
  | 'reading-corrected'
  | 'reading-differs'
  | 'reading-not-found'
  | 'reason-says-nothing'
  | 'recipient-moved-on'
  | 'session-ended'
  | 'room-differs'
  | 'room-not-found'
  | 'sketch-differs'
  | 'sketch-not-found'
  | 'station-differs'
  | 'station-not-found'
  | 'signing-differs'
  | 'signing-request-not-found'
  | 'signing-settled'
  | 'step-differs'
  | 'submission-differs'
  | 'submission-moved-on'
  | 'submission-not-found'
  | 'submission-not-open'
  | 'too-late-to-undo'
  | 'too-many'
  | 'too-many-boxes'
  | 'too-many-contents'
  | 'too-many-notes'
  | 'too-many-photos'
  | 'too-many-points'
  | 'too-many-problems'
  | 'too-many-rooms'
  | 'too-many-sketches'
  | 'too-many-stations'
  | 'too-many-steps'
  | 'too-many-uploads'
  | 'unit-elsewhere'
  | 'unit-in-use'
  | 'unit-number-taken'
  | 'unit-out-of-service'
  | 'unit-retired'
  | 'upload-too-slow'
  | 'visit-canceled'
  | 'visit-closed'
  | 'visit-not-begun'
  | 'visit-not-found'
  | 'visit-not-yours'
  | 'write-differs'

/** What can reach the screens of people in the field: these have Spanish words, too, which the compiler asks for. */
export type FieldCode =
  | (typeof staleFieldCodes)[number]
  | (typeof notYoursCodes)[number]
  | (typeof laterCodes)[number]
  | (typeof senderCodes)[number]
  | (typeof badFileCodes)[number]
  | FieldFinalCode

/** Whether a code that someone sent belongs to a group. */
export function isOneOf(group: readonly RefusalCode[], code: string) {
  return group.some((each) => each === code)
}
