import { notApplicable } from '#domain/drying/chart.ts'
import type { DeviationWords } from './en-deviation.ts'
import { deviationNames } from './es-deviation-names.ts'

export const esDeviation: DeviationWords = {
  why: (placed, recommended) =>
    recommended === notApplicable
      ? `¿Por qué ${placed}, si la tabla no tiene cifra?`
      : `¿Por qué ${placed} y no ${recommended}?`,
  noFigure: 'La tabla no tiene cifra para esto',
  reason: (reason) => deviationNames[reason],
  given: (reason, note) =>
    reason === 'other' ? note : [deviationNames[reason], note].filter(Boolean).join('. '),
  change: (place) => `Cambiar la razón: ${place}`,
  explains: (placed, recommended) =>
    recommended === notApplicable ? `Para ${placed}` : `Para ${placed} de ${recommended}`,
  choose: 'Razón',
  note: 'Más detalles',
  save: 'Guardar la razón',
  noReason: 'Elija una razón.',
  noNote: 'Escriba por qué. Palabras como “n/a” no son una razón.',
  notGiven: 'Todavía sin razón',
}
