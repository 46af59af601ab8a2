import type { ChatWords } from './en-chat.ts'

const list = new Intl.ListFormat('es-US')

export const chat: ChatWords = {
  skipped: 'Omitida',
  visitor: 'El cliente',
  waits: (name, clock) => `${name} espera desde las ${clock}.`,
  everyone: 'todos',
  owner: 'el dueño',
  you: 'usted',
  several: (names) => list.format(names),
  alertsIn: (who, left) => `Se avisará a ${who} en ${left}`,
  alertsNow: (who) => `Avisando a ${who}`,
  transferred({ of, by, from, to, time }) {
    if (of.by === of.to) return `${by ?? 'Usted'} tomó el chat de ${from ?? 'usted'} a las ${time}`
    const before = of.from === null || of.from === of.by ? '' : ` de ${from ?? 'usted'}`
    return `${by ?? 'Usted'} pasó el chat${before} a ${to ?? 'usted'} a las ${time}`
  },
  noteTo: (by, to, time) =>
    `Nota de ${by ?? 'usted'} para ${to ?? 'usted'}, ${time}. Solo la ve el personal.`,
}
