import type { AuditKind } from './kind.ts'

/** What becomes of the numbers of utilities and offices. */
export const numberKinds: Readonly<Record<string, AuditKind>> = {
  'local_number.added': localNumber('Local number added', 'added {it}', '{it} was added'),
  'local_number.changed': localNumber('Local number changed', 'changed {it}', '{it} was changed'),
  'local_number.confirmed': localNumber(
    'Local number confirmed',
    'called and confirmed {it}',
    '{it} was confirmed',
  ),
  'local_number.withdrawn': localNumber(
    'Local number taken off the website',
    'took {it} off the website',
    '{it} was taken off the website',
  ),
  'local_number.removed': localNumber('Local number removed', 'removed {it}', '{it} was removed'),
  'local_number.undone': localNumber(
    'Change of a local number undone',
    'undid the last change of {it}',
    'the last change of {it} was undone',
  ),
  'local_number.reminder_mailed': localNumber(
    'Office reminded of a local number',
    'reminded the office to call {it} again',
    'the office was reminded to call {it} again',
  ),
  'local_number.expired': localNumber(
    'Local number expired',
    'let {it} expire',
    'the confirmation of {it} is a year old, and the website stopped showing it',
  ),
}

function localNumber(label: string, did: string, happened: string): AuditKind {
  return { group: 'company', record: 'number', label, did, happened }
}
