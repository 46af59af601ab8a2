/** Of units that stand at a job: all, those that do for long, and those whose job is over. */
export const unitPlaces = ['out', 'long', 'over'] as const
export type UnitPlaces = (typeof unitPlaces)[number]
