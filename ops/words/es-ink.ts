import type { InkWords } from './en-ink.ts'

export const ink: InkWords = {
  sheet: (label, strokes) =>
    strokes === 0 ? `${label}: vacío` : `${label}: ${strokes === 1 ? '1 trazo' : `${strokes} trazos`}`,
  undo: (label) => `Deshacer el último trazo: ${label}`,
  clear: 'Borrar',
  clearAll: (label) => `Borrar: ${label}`,
}
