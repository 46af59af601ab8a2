import type { DeviationFields } from './deviation.ts'

/** Four air movers in the kitchen, where five are recommended; whoever adds it says which room that is. */
export const aDeviation: DeviationFields = {
  need: 'air_movers',
  room_id: '01930000-0000-7000-8000-0000000000a3',
  chamber_id: null,
  recommended: 5,
  placed: 4,
  chart: 'iicrc-3.1.22',
  reason: 'covered',
  note: 'A fifth unit would have no open wet surface to dry.',
}
