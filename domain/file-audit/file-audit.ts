import { readAuditFile, type AuditFile, type AuditInput } from './audit-file.ts'
import {
  auditRules,
  auditSections,
  firstPoints,
  type AuditRule,
  type AuditRuleKey,
  type AuditSection,
  type RulePoints,
} from './audit-rules.ts'
import * as ofJob from './job-judges.ts'
import * as measured from './measured-judges.ts'
import type { Judged } from './missing.ts'
import * as ofPhotos from './photo-judges.ts'

export type AuditCheck = Pick<AuditRule, 'section' | 'isLastChance'> & {
  key: AuditRuleKey
  points: number
  judged: Judged
}

export type AuditedSection = {
  key: AuditSection
  earned: number
  /** Of the rules that count today. 0: none does. */
  due: number
  checks: readonly AuditCheck[]
}

export type FileAudit = {
  /** The sum of what is met, out of the sum of what is due. What is not known is due, and not met. */
  score: number
  due: number
  sections: readonly AuditedSection[]
  /** What is open: first what cannot be made good later, then what is worth more. */
  gaps: readonly AuditCheck[]
  unknown: readonly AuditCheck[]
  /** What is not due yet, and can be taken only while someone is there. */
  toCome: readonly ofPhotos.MissingPhoto[]
  figures: AuditFigures
  /** Of the points by which it is scored. */
  revision: number
}

/** What full rows tell beside their score; null where that is not known. */
export type AuditFigures = { points: number | null; wet: number | null; longestInterval: number | null }

const judges: Readonly<Record<AuditRuleKey, (file: AuditFile) => Judged>> = {
  points_read: measured.pointsRead,
  references_read: measured.referencesRead,
  air_read: measured.airRead,
  rooms_mapped: measured.roomsMapped,
  points_placed: measured.pointsPlaced,
  rooms_measured: ofJob.roomsMeasured,
  category_reason: ofJob.categoryReason,
  category_review: ofJob.categoryReview,
  class_known: ofJob.classKnown,
  equipment_explained: ofJob.equipmentExplained,
  equipment_in_rooms: ofJob.equipmentInRooms,
  equipment_photos: ofJob.equipmentPhotos,
  dehumidifiers_read: ofJob.dehumidifiersRead,
  visits_daily: ofJob.visitsDaily,
  visits_points: measured.visitsPoints,
  visits_air: measured.visitsAir,
  photos_first: ofPhotos.photosFirst,
  photos_work: ofPhotos.photosWork,
  final_goals: measured.finalGoals,
  final_read: measured.finalRead,
}

/** Whether an insurer would find anything missing in the file of a job, as it stands now. */
export function auditFile(input: AuditInput, { weights, revision }: RulePoints = firstPoints): FileAudit {
  const file = readAuditFile(input)
  const asked = auditRules.filter(({ key }) => weights[key] > 0)
  const checks = asked.map(({ key, section, isLastChance }): AuditCheck => ({
    key,
    section,
    isLastChance,
    points: weights[key],
    judged: judges[key](file),
  }))
  const sections = auditSections.flatMap(({ key }) => {
    const own = checks.filter(({ section }) => section === key)
    // The company asks for nothing of it.
    if (own.length === 0) return []
    return { key, checks: own, earned: sumOf(own.filter(isMet)), due: sumOf(own.filter(isDue)) }
  })
  return {
    score: sumOf(checks.filter(isMet)),
    due: sumOf(checks.filter(isDue)),
    sections,
    gaps: checks.filter(({ judged }) => judged.outcome === 'open').toSorted(worstFirst),
    unknown: checks.filter(({ judged }) => judged.outcome === 'unknown'),
    toCome: ofPhotos.photosToCome(file),
    figures: figuresOf(file),
    revision,
  }
}

function sumOf(checks: readonly AuditCheck[]) {
  return checks.reduce((sum, { points }) => sum + points, 0)
}

function isMet({ judged }: AuditCheck) {
  return judged.outcome === 'met'
}

function isDue({ judged }: AuditCheck) {
  return judged.outcome !== 'not_due'
}

function worstFirst(one: AuditCheck, other: AuditCheck) {
  return Number(other.isLastChance) - Number(one.isLastChance) || other.points - one.points
}

function figuresOf(file: AuditFile): AuditFigures {
  const rows = file.measured?.rows ?? null
  const intervals = ofJob.intervalsOf(file)?.map(({ hours }) => hours) ?? []
  return {
    points: rows && rows.length,
    wet: rows && rows.filter(({ status }) => status !== 'dry').length,
    longestInterval: intervals.length > 0 ? Math.max(...intervals) : null,
  }
}
