import {
  auditRules,
  auditSections,
  type AuditRuleKey,
  type AuditSection,
} from '#domain/file-audit/audit-rules.ts'
import type { Judged, NotHere } from '#domain/file-audit/missing.ts'
import { enGaps } from './en-audit-gaps.ts'
import { enOfficeGaps } from './en-office-gaps.ts'

const notHere: Record<NotHere, string> = {
  rooms: 'The rooms aren’t on this device.',
  drying: 'The readings aren’t on this device.',
  equipment: 'The equipment isn’t on this device.',
  photos: 'The photo list isn’t on this device.',
}

const outcomes: Record<Judged['outcome'], string> = {
  met: 'done',
  open: 'missing',
  not_due: 'not due',
  unknown: 'not checked',
}

const names = new Intl.ListFormat('en-US')
const gapsOf = (count: number) => (count === 1 ? '1 gap' : `${count} gaps`)

/** The audit of the file of a job, before a crew leaves. */
export const enFileAudit = {
  page: 'Will this get paid?',
  seeing: 'see the file audit',
  list: 'file audit',
  failed: 'The file audit couldn’t be loaded',
  notStored: 'This job isn’t stored on this device. The audit needs a connection the first time.',
  before: 'before you leave',
  back: 'Back to the job',
  outOf: 'out of',
  dueToday: 'due today',
  rulesOf: (due: number) => `${due}: rules and points`,
  gaps: (count: number, minutes: number) =>
    `${gapsOf(count)}, about ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  complete: 'Nothing is missing today',
  notBegun: 'Nothing is due yet',
  notBegunMore: 'The audit begins once someone arrives at the property.',
  notChecked: (count: number) =>
    count === 1 ? '1 rule could not be checked' : `${count} rules could not be checked`,
  notHere,
  score: (earned: number, due: number) => `${earned} of ${due}`,
  notDue: 'not due',
  section: (key: AuditSection): string => auditSections.find((each) => each.key === key)?.words ?? '',
  rule: (key: AuditRuleKey): string => auditRules.find((each) => each.key === key)?.words ?? '',
  outcomes,
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
  gap: enGaps,
  officeGap: enOfficeGaps,
  /** Photos of finished rooms, before the job is called dry. */
  toCome: {
    title: 'Still to come',
    photos: (count: number) =>
      count === 1 ? '1 photo of a finished room' : `${count} photos of finished rooms`,
    now: (rooms: readonly string[]) =>
      `${names.format(rooms)} ${rooms.length === 1 ? 'is dry. Take a photo of the finished room' : 'are dry. Take a photo of each finished room'} before you leave.`,
    crew: (rooms: readonly string[]) =>
      `${names.format(rooms)} ${rooms.length === 1 ? 'is' : 'are'} dry. The crew must take ${rooms.length === 1 ? 'it' : 'them'} on site.`,
    take: 'Take it',
    takeAll: (count: number) => (count === 1 ? 'Take the photo' : `Take ${count} photos`),
  },
  full: {
    points: (count: number) => (count === 1 ? '1 point placed' : `all ${count} points placed`),
    wet: (count: number) => (count === 1 ? '1 point still wet' : `${count} points still wet`),
    interval: (hours: number, minutes: number) =>
      `longest gap ${hours} h${minutes === 0 ? '' : ` ${minutes} min`}`,
  },
  chain: {
    name: 'Evidence chain',
    fits: (count: number) => (count === 1 ? '1 record, unbroken' : `${count} records, unbroken`),
    none: 'no records yet',
    unknown: 'not checked without a connection',
    broken: (position: number) => `Record ${position} does not match.`,
    differing: (count: number) =>
      count === 1 ? '1 record does not match.' : `${count} records do not match.`,
    call: 'Call the office.',
  },
  rules: {
    title: 'Rules and points',
    about: (revision: number) =>
      `Only what is due today counts. Each rule counts in full or not at all. Points: version ${revision}.`,
  },
  category: {
    title: 'Category of water',
    label: 'Category',
    names: ['Clean water', 'Gray water', 'Sewage or flood water'],
    reason: 'What you saw',
    save: 'Save the category',
    chooseOne: 'Choose a category.',
    sayWhy: 'Write what you saw. Words like “n/a” are no reason.',
  },
  /** For who is not at the door. */
  office: {
    before: 'what the file lacks',
    seePhotos: 'See photos',
    lastThere: (names: readonly string[], at: string) => `Last on site: ${names.join(', ')}, ${at}.`,
    nobodyThere: 'Nobody has been on site yet.',
    ask: (count: number) => (count === 1 ? 'Put it on the crew’s list' : `Put ${count} on the crew’s list`),
    asked: 'On the crew’s to-do list',
  },
  leave: {
    hint: 'Leaving with gaps asks for a reason.',
    button: (count: number) => `Leave with ${gapsOf(count)}`,
    title: (count: number) => `Why do you leave with ${gapsOf(count)}?`,
    about: 'One reason for all. It stands in the timeline, and the office is told.',
    reason: 'Reason',
    sayWhy: 'Write why. Words like “n/a” are no reason.',
    save: 'Leave',
    left: (count: number, score: string, reason: string) => `Left with ${gapsOf(count)}, ${score}: ${reason}`,
    scoredBy: (revision: number) => `Points: version ${revision}`,
    told: 'The office is told why. The gaps stay for the next visit.',
    close: 'Close the visit',
  },
}
export type FileAuditWords = typeof enFileAudit
