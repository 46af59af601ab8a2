/** What happened, as a job is sorted. A file of its own, without calls: the menu of the portal reads it, and nothing more comes along. */
export const lossTypes = [
  { value: 'water', label: 'Water' },
  { value: 'sewage', label: 'Sewage' },
  { value: 'basement', label: 'Basement' },
  { value: 'storm', label: 'Storm' },
  { value: 'fire', label: 'Fire' },
  { value: 'mold', label: 'Mold' },
  { value: 'trauma', label: 'Trauma' },
  { value: 'vandalism', label: 'Vandalism' },
  { value: 'other', label: 'Other' },
] as const
export type LossType = (typeof lossTypes)[number]['value']

/** What the database or a stored fact says; null where it says none. */
export function lossTypeOf(stored: string | null | undefined): LossType | null {
  return lossTypes.find(({ value }) => value === stored)?.value ?? null
}
