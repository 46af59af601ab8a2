import type { DeviationReason, Need } from '#domain/readings/deviations/deviation-choices.ts'

/** What is counted by the chart. */
export const needNames: Record<Need, string> = {
  air_movers: 'Ventiladores',
  dehumidifiers: 'Deshumidificadores',
  air_filtration: 'Filtración de aire',
}

/** Why another number of machines stands there than is recommended. */
export const deviationNames: Record<DeviationReason, string> = {
  covered: 'Muebles o contenido cubren lo mojado',
  nearby: 'Una unidad de al lado también sirve aquí',
  nearly_dry: 'Casi seco: el resto ya se retiró',
  power: 'No alcanza la corriente',
  dense: 'Materiales densos o en capas',
  layout: 'Esquinas a las que no llega el aire',
  humid: 'Húmedo o abierto al exterior',
  sooner: 'Para secar antes, según lo acordado',
  other: 'Otra razón',
}
