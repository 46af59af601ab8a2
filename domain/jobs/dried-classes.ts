/** The class of the water at a job that became dry; unknown while an affected room is not measured. */
export const driedClasses = ['1', '2', '3', '4', 'unknown'] as const
export type DriedClass = (typeof driedClasses)[number]

export function driedClassWords(of: DriedClass) {
  return of === 'unknown' ? 'Class not known' : `Class ${of}`
}
