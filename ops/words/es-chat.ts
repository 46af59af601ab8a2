import type { Words } from './en.ts'

export const chat: Words['chat'] = {
  skipped: 'Omitida',
  transferred({ of, by, from, to, time }) {
    if (of.by === of.to) return `${by ?? 'Usted'} tomó el chat de ${from ?? 'usted'} a las ${time}`
    const before = of.from === null || of.from === of.by ? '' : ` de ${from ?? 'usted'}`
    return `${by ?? 'Usted'} pasó el chat${before} a ${to ?? 'usted'} a las ${time}`
  },
  noteTo: (by, to, time) =>
    `Nota de ${by ?? 'usted'} para ${to ?? 'usted'}, ${time}. Solo la ve el personal.`,
}
