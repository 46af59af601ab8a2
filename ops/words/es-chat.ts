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
  alertedSoFar: (who) => `Avisados hasta ahora: ${who}`,
  notOpened: (who, clock, left) =>
    `${who} recibió este chat y aún no lo abre. A las ${clock} volverá a la espera (en ${left}).`,
  hasNoAnswer: (name) => `El último mensaje de ${name ?? 'la persona'} no tiene respuesta`,
  answer: 'Responder',
  leaveAnyway: { hand_back: 'Devolver de todos modos', end: 'Terminar de todos modos' },
  waitsAgain: 'Si devuelve el chat, vuelve a esperar a una persona y se envían avisos.',
  readsEnd: 'Si termina el chat, la persona lee que la conversación terminó.',
  toldToCall: (number) => `El chat le dijo que llamara al ${number}.`,
  youEnded: 'Usted terminó este chat.',
  theEnd: ' el fin del chat',
  textOnly: 'Solo texto',
  cannotSpeak: 'Escribió que no puede hablar por teléfono.',
  textVisitor: 'Enviar un mensaje de texto',
  takeBack: 'Retomar',
  lastActive: (name, clock) => `${name}, última actividad: ${clock}`,
  activeNow: (name) => `${name}, en línea ahora`,
  signedOut: (name) => `${name}, sin sesión abierta`,
  outWarning: (name) =>
    `${name} no tiene una sesión abierta. Si nadie abre el chat, volverá a la espera y saldrán avisos.`,
  transferred({ by, from, to }, me, time) {
    const named = (name: string, you = 'usted') => (name === me ? you : name)
    if (by === to) return `${named(by, 'Usted')} tomó el chat de ${named(from ?? '')} a las ${time}`
    const before = from === null || from === by ? '' : ` de ${named(from)}`
    return `${named(by, 'Usted')} pasó el chat${before} a ${named(to)} a las ${time}`
  },
  noteTo: ({ by, to }, me, time) =>
    `Nota de ${by === me ? 'usted' : by} para ${to === me ? 'usted' : to}, ${time}. Solo la ve el personal.`,
}
