/** What a meter is held to, as value and label. A goal is read from the same material in a dry room. */
export const pointMaterials = [
  { value: 'drywall', label: 'Drywall' },
  { value: 'plaster', label: 'Plaster' },
  { value: 'subfloor', label: 'Subfloor' },
  { value: 'base_plate', label: 'Base plate' },
  { value: 'framing', label: 'Framing' },
  { value: 'hardwood', label: 'Hardwood' },
  { value: 'laminate', label: 'Laminate' },
  { value: 'trim', label: 'Trim' },
  { value: 'cabinet', label: 'Cabinet or toe-kick' },
  { value: 'ceiling', label: 'Ceiling' },
  { value: 'insulation', label: 'Insulation' },
  { value: 'concrete', label: 'Concrete' },
  { value: 'masonry', label: 'Masonry' },
  { value: 'other', label: 'Other' },
] as const
export type PointMaterial = (typeof pointMaterials)[number]['value']

/** How a meter measures: what pins say is not what a plate says, so the kind is a part of what a number means. */
export const meterKinds = [
  { value: 'pin', label: 'Pin' },
  { value: 'pinless', label: 'Pinless' },
  { value: 'other', label: 'Other' },
] as const

/** Where air is measured. A dehumidifier has two ends, which belong together by the number of the unit. */
export const stationKinds = [
  { value: 'outside', label: 'Outside' },
  { value: 'unaffected', label: 'Unaffected area' },
  { value: 'affected', label: 'Affected area' },
  { value: 'dehumidifier_in', label: 'Dehumidifier in' },
  { value: 'dehumidifier_out', label: 'Dehumidifier out' },
  { value: 'hvac', label: 'HVAC supply' },
] as const
export type StationKind = (typeof stationKinds)[number]['value']

/** Why a point could not be read. */
export const noAccessReasons = [
  { value: 'locked', label: 'Locked' },
  { value: 'blocked', label: 'Something is in front of it' },
  { value: 'unsafe', label: 'Not safe' },
  { value: 'other', label: 'Another reason' },
] as const
export type NoAccess = (typeof noAccessReasons)[number]['value']
