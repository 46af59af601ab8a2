/** When in the work a photo is taken. */
export const photoPhases = [
  { value: 'arrival', label: 'Arrival' },
  { value: 'source', label: 'Source' },
  { value: 'before', label: 'Before' },
  { value: 'during', label: 'During' },
  { value: 'equipment', label: 'Equipment' },
  { value: 'drying', label: 'Drying' },
  { value: 'after', label: 'After' },
] as const
export type PhotoPhase = (typeof photoPhases)[number]['value']
