export const unitStates = ['in_stock', 'out_of_service', 'retired'] as const
export type UnitState = (typeof unitStates)[number]
