/** What is counted by the chart: air movers for a room, the others for a chamber. */
export const needs = [
  { value: 'air_movers', label: 'Air movers' },
  { value: 'dehumidifiers', label: 'Dehumidifiers' },
  { value: 'air_filtration', label: 'Air filtration' },
] as const
export type Need = (typeof needs)[number]['value']

/** Why another number of machines stands there than the chart recommends, as value and label. */
export const deviationReasons = [
  { value: 'covered', label: 'Cabinets or contents cover what is wet' },
  { value: 'nearby', label: 'A unit beside it serves it too' },
  { value: 'nearly_dry', label: 'Nearly dry: the rest was picked up' },
  { value: 'power', label: 'Not enough power' },
  { value: 'dense', label: 'Dense or layered materials' },
  { value: 'layout', label: 'Corners that the air does not reach' },
  { value: 'humid', label: 'Humid or open to the outside' },
  { value: 'sooner', label: 'To be dry sooner, as agreed' },
  { value: 'other', label: 'Another reason' },
] as const
export type DeviationReason = (typeof deviationReasons)[number]['value']

/** The usual ones, in the order in which they are offered. Where the chart has no figure, any machine is one more. */
export const usualReasons: Readonly<Record<'fewer' | 'more', readonly DeviationReason[]>> = {
  fewer: ['covered', 'nearby', 'nearly_dry', 'power', 'other'],
  more: ['dense', 'layout', 'humid', 'sooner', 'other'],
}
