/** In the order in which lists and menus show them. */
export const equipmentKinds = [
  'air_mover',
  'dehumidifier_lgr',
  'dehumidifier_conventional',
  'dehumidifier_desiccant',
  'air_scrubber',
  'heater',
  'other',
] as const
export type EquipmentKind = (typeof equipmentKinds)[number]

/** What the numbers of a kind begin with where the company has none of it yet. */
export const usualPrefixes: Readonly<Record<EquipmentKind, string>> = {
  air_mover: 'AM',
  dehumidifier_lgr: 'LGR',
  dehumidifier_conventional: 'DH',
  dehumidifier_desiccant: 'DES',
  air_scrubber: 'AFD',
  heater: 'HT',
  other: 'EQ',
}
