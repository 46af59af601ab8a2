/** What a number on the page of a place can be for, in the order of the page. Plain data: it travels to the browser. */
export const linePurposes = [
  'power',
  'gas',
  'sewage',
  'water',
  'emergency-management',
  'health',
  'spill',
  'poison',
  'dig',
] as const
export type LinePurpose = (typeof linePurposes)[number]

export const purposeLabels: Record<LinePurpose, string> = {
  power: 'Power out, or the panel is wet',
  gas: 'You smell gas: call from outside',
  sewage: 'Sewage coming up a drain',
  water: 'Water won’t shut off',
  'emergency-management': 'County emergency management',
  health: 'Health department',
  spill: 'Fuel oil or chemicals in the water',
  poison: 'Someone swallowed dirty water',
  dig: 'Before you dig',
}

/** Those for which a number is local, so that a person has to confirm it. */
export const localPurposes = [
  'power',
  'gas',
  'sewage',
  'water',
  'emergency-management',
  'health',
] as const satisfies readonly LinePurpose[]
export type LocalPurpose = (typeof localPurposes)[number]
