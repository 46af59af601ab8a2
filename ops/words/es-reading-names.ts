import type { PointMaterial, StationKind } from '#domain/readings/reading-choices.ts'

/** What a meter is held to. */
export const materialNames: Record<PointMaterial, string> = {
  drywall: 'Panel de yeso',
  plaster: 'Revoque',
  subfloor: 'Subpiso',
  base_plate: 'Solera inferior',
  framing: 'Estructura de madera',
  hardwood: 'Madera dura',
  laminate: 'Laminado',
  trim: 'Molduras',
  cabinet: 'Gabinete o zócalo',
  ceiling: 'Techo',
  insulation: 'Aislante',
  concrete: 'Concreto',
  masonry: 'Mampostería',
  other: 'Otro',
}

/** Where air is measured. */
export const stationNames: Record<StationKind, string> = {
  outside: 'Exterior',
  unaffected: 'Área no afectada',
  affected: 'Área afectada',
  dehumidifier_in: 'Entrada del deshumidificador',
  dehumidifier_out: 'Salida del deshumidificador',
  hvac: 'Salida de aire del HVAC',
}
