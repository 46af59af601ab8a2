/**
 * What an insurer looks for in the file of a job, and what each is worth: the one table of the audit, for phone, office and paper. A rule
 * is met as a whole or not at all, so that people can add up the score.
 */
export const auditSections = [
  { key: 'first_readings', words: 'First readings' },
  { key: 'moisture_map', words: 'Moisture map' },
  { key: 'category', words: 'Category and class' },
  { key: 'equipment', words: 'Equipment' },
  { key: 'visits', words: 'Visits' },
  { key: 'photos', words: 'Photos' },
  { key: 'final_readings', words: 'Final readings' },
] as const
export type AuditSection = (typeof auditSections)[number]['key']

export type AuditRule = {
  readonly key: string
  readonly section: AuditSection
  /** What is open today cannot be made good on a later day. */
  readonly isLastChance: boolean
  readonly words: string
  /** From when on it counts. */
  readonly due: string
}

const onceThere = 'Once someone has arrived, where something is dried'
const onceMeasured = 'Once a point is on the moisture map'
const whilePlaced = 'While equipment stands there'
const oncePlaced = 'Once equipment was placed'
const onceDry = 'Once every point is at its goal, the equipment is gone, or the job is called dry'

export const auditRules = [
  {
    key: 'points_read',
    section: 'first_readings',
    isLastChance: true,
    words: 'Every point has a reading with a number.',
    due: onceThere,
  },
  {
    key: 'references_read',
    section: 'first_readings',
    isLastChance: true,
    words: 'Every point has a goal that was read from the same dry material in the building.',
    due: onceMeasured,
  },
  {
    key: 'air_read',
    section: 'first_readings',
    isLastChance: true,
    words: 'The first visit measured the air outside, in a dry room, and in each chamber.',
    due: onceMeasured,
  },
  {
    key: 'rooms_mapped',
    section: 'moisture_map',
    isLastChance: true,
    words: 'Every affected room has a point.',
    due: onceThere,
  },
  {
    key: 'points_placed',
    section: 'moisture_map',
    isLastChance: false,
    words: 'Every point is placed in a room, with words that say where.',
    due: onceMeasured,
  },
  {
    key: 'rooms_measured',
    section: 'moisture_map',
    isLastChance: false,
    words: 'Every affected room has its size and what is wet in it.',
    due: onceThere,
  },
  {
    key: 'category_reason',
    section: 'category',
    isLastChance: false,
    words: 'The category of the water is stated, with a reason that says something.',
    due: onceThere,
  },
  {
    key: 'category_review',
    section: 'category',
    isLastChance: true,
    words: 'The category was looked at again 24, 48 and 72 hours after the loss, until the house is dry.',
    due: 'From 24 hours after the loss on, for category 1 and 2',
  },
  {
    key: 'class_known',
    section: 'category',
    isLastChance: false,
    words: 'The class of the water follows from the rooms.',
    due: onceThere,
  },
  {
    key: 'equipment_explained',
    section: 'equipment',
    isLastChance: false,
    words: 'What stands there is what is recommended, or the difference is explained.',
    due: whilePlaced,
  },
  {
    key: 'equipment_in_rooms',
    section: 'equipment',
    isLastChance: false,
    words: 'Every unit that stands there stands in a room.',
    due: whilePlaced,
  },
  {
    key: 'equipment_photos',
    section: 'equipment',
    isLastChance: true,
    words: 'Every unit has a photo that was taken when it was placed or moved.',
    due: oncePlaced,
  },
  {
    key: 'dehumidifiers_read',
    section: 'equipment',
    isLastChance: true,
    words:
      'Every dehumidifier that ran at the last visit was measured there, where its air goes in and comes out.',
    due: 'Once a dehumidifier stood there at a visit',
  },
  {
    key: 'visits_daily',
    section: 'visits',
    isLastChance: true,
    words:
      'No more than 26 hours passed between visits while equipment was placed, or a visit of each day in between was canceled for a reason.',
    due: oncePlaced,
  },
  {
    key: 'visits_points',
    section: 'visits',
    isLastChance: true,
    words: 'Each visit read every point that was not dry yet, or says why it could not.',
    due: onceMeasured,
  },
  {
    key: 'visits_air',
    section: 'visits',
    isLastChance: true,
    words: 'Each visit measured the air of every chamber that was not dry yet.',
    due: onceMeasured,
  },
  {
    key: 'photos_first',
    section: 'photos',
    isLastChance: true,
    words: 'The photos of the house, the source and each affected room before any work are there.',
    due: 'Once someone has arrived',
  },
  {
    key: 'photos_work',
    section: 'photos',
    isLastChance: false,
    words: 'The other photos of the list that are due by now are there.',
    due: 'From the stage on that the list of photos says',
  },
  {
    key: 'final_goals',
    section: 'final_readings',
    isLastChance: false,
    words: 'Every point is at its goal, or the certificate of drying names the exceptions.',
    due: onceDry,
  },
  {
    key: 'final_read',
    section: 'final_readings',
    isLastChance: true,
    words: 'Every point was read with a number at the last visit that read any.',
    due: onceDry,
  },
] as const satisfies readonly AuditRule[]

export type AuditRuleKey = (typeof auditRules)[number]['key']

/** The points of each rule. */
export type AuditWeights = Readonly<Record<AuditRuleKey, number>>

/** What the portal begins with, until someone sets others. 0 points: the rule is not asked. */
export const firstWeights: AuditWeights = {
  points_read: 5,
  references_read: 5,
  air_read: 5,
  rooms_mapped: 5,
  points_placed: 5,
  rooms_measured: 5,
  category_reason: 5,
  category_review: 6,
  class_known: 4,
  equipment_explained: 8,
  equipment_in_rooms: 4,
  equipment_photos: 4,
  dehumidifiers_read: 4,
  visits_daily: 6,
  visits_points: 5,
  visits_air: 4,
  photos_first: 5,
  photos_work: 5,
  final_goals: 6,
  final_read: 4,
}

/** What the rules are worth, and the revision in which that was set. */
export type RulePoints = { weights: AuditWeights; revision: number }

export const firstPoints: RulePoints = { weights: firstWeights, revision: 0 }
