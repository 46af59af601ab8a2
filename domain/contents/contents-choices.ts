/** What can be chosen of an item or a box, in the order of the screen. Plain data: it travels to the portal without schemas. */
export const dispositions = ['clean', 'restore', 'non_salvageable', 'kept_by_owner'] as const
export type Disposition = (typeof dispositions)[number]

export const conditionsBefore = ['new', 'good', 'fair', 'poor'] as const
export type ConditionBefore = (typeof conditionsBefore)[number]

export const conditionsAfter = [
  'undamaged',
  'wet',
  'soot',
  'stained',
  'moldy',
  'broken',
  'destroyed',
] as const
export type ConditionAfter = (typeof conditionsAfter)[number]

export const boxPlaces = ['on_site', 'truck', 'warehouse', 'returned'] as const
export type BoxPlace = (typeof boxPlaces)[number]

/** Of one item. */
export const mostItemPhotos = 12

/** Percent of the replacement cost that depreciation takes at most, unless the policy says otherwise. */
export const usualCap = 80
