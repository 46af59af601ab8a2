/**
 * What a table may take from the file of its job: a row for each room, moisture point, dehumidifier that is read, machine, or kind of
 * machine with the days it stood there.
 */
export const rowSources = [
  { value: 'rooms', label: 'Affected rooms' },
  { value: 'points', label: 'Moisture points' },
  { value: 'dehumidifiers', label: 'Air at dehumidifiers' },
  { value: 'units', label: 'Equipment, each unit' },
  { value: 'kinds', label: 'Equipment by type and days' },
] as const
export type RowSource = (typeof rowSources)[number]['value']

/** What a column of such a table may say. The word before the point tells whose rows have it. */
export const rowFacts = [
  { value: 'rooms.name', label: 'Room' },
  { value: 'rooms.length', label: 'Length in feet' },
  { value: 'rooms.width', label: 'Width in feet' },
  { value: 'rooms.height', label: 'Height in feet' },
  { value: 'rooms.wet_floor', label: 'Wet floor in square feet' },
  { value: 'rooms.wet_lower', label: 'Wet wall below 2 feet in square feet' },
  { value: 'rooms.wet_upper', label: 'Wet wall above 2 feet and ceiling in square feet' },
  { value: 'rooms.insets', label: 'Insets and offsets' },
  { value: 'points.number', label: 'Number of the point' },
  { value: 'points.room', label: 'Room' },
  { value: 'points.place', label: 'Location' },
  { value: 'points.material', label: 'Material' },
  { value: 'points.meter', label: 'Meter and scale' },
  { value: 'points.goal', label: 'Goal' },
  { value: 'points.has_reference', label: 'Goal read in a dry area' },
  { value: 'points.dry_up_to', label: 'Highest reading that is dry' },
  { value: 'points.before', label: 'Reading of the visit before' },
  { value: 'points.today', label: 'Reading of the last visit' },
  { value: 'points.last', label: 'Last reading of any visit' },
  { value: 'dehumidifiers.unit', label: 'Unit number' },
  { value: 'dehumidifiers.in_f', label: 'In, °F' },
  { value: 'dehumidifiers.in_rh', label: 'In, % RH' },
  { value: 'dehumidifiers.out_f', label: 'Out, °F' },
  { value: 'dehumidifiers.out_rh', label: 'Out, % RH' },
  { value: 'units.number', label: 'Unit number' },
  { value: 'units.kind', label: 'Type' },
  { value: 'units.room', label: 'Room' },
  { value: 'units.placed_on', label: 'Day placed' },
  { value: 'units.placed_at', label: 'Time placed' },
  { value: 'units.pulled_on', label: 'Day pulled' },
  { value: 'units.pulled_at', label: 'Time pulled' },
  { value: 'units.day_rule', label: 'How the company counts days' },
  { value: 'units.condition', label: 'Condition when pulled' },
  { value: 'kinds.kind', label: 'Type' },
  { value: 'kinds.units', label: 'Units' },
  { value: 'kinds.days', label: 'Days each' },
] as const
export type RowFact = (typeof rowFacts)[number]['value']

/** Whose rows have this fact. */
export function sourceOf(fact: RowFact) {
  return fact.slice(0, fact.indexOf('.'))
}
