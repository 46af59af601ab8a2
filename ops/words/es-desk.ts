import type { Words } from './en.ts'
import { atClock, sentence } from './es-clock.ts'

export const desk: Words['desk'] = {
  title: 'Mis solicitudes',
  list: 'lista',
  failed: 'No se pudieron cargar sus solicitudes',
  nothing: 'No tiene solicitudes abiertas.',
  nothingMore:
    'Cuando la oficina le asigne una, aparecerá aquí con la dirección, el número de teléfono y las fotos.',
  seeAll: (count) => `Ver las ${count}`,
  noAddress: 'Todavía no hay dirección. Pídala cuando llame.',
  call: 'Llamar',
  whom: (who) => ` a ${who}`,
  directions: 'Cómo llegar',
  to: (town) => ` a ${town}`,
  late: { late: 'Visita atrasada', missed: 'Visita perdida', unclosed: 'Visita sin cerrar' },
  happeningNow: 'Está pasando ahora',
  onHold: 'En espera',
  left: 'Visita terminada',
  held: (reason) => `Este trabajo está en espera: ${reason}`,
  officeNote: 'Última nota de la oficina',
  details: 'Fotos y notas',
  counted: (photos, notes) => [photos, notes].filter(Boolean).join(', '),
  photos: (count) => (count === 1 ? '1 foto' : `${count} fotos`),
  notes: (count) => (count === 1 ? '1 nota' : `${count} notas`),
  moreNotes: (count) => (count === 1 ? '1 nota más' : `${count} notas más`),
  noneYet: 'Todavía no hay',
  step: { contacted: 'Marcar como contactada', scheduled: 'Programar visita', closed: 'Cerrar solicitud' },
  closed: (name, outcome) =>
    `${name === null ? 'Esta solicitud' : `La solicitud de ${name}`} está cerrada: ${outcome}`,
  closing: (name) => ` el cierre de ${name ?? 'esta solicitud'}`,

  assignedYou: (by, name, clock) => `${by ? `${by} le` : 'Se le'} asignó ${requestOf(name)}, ${clock}`,
  wasAssigned: (name) => `Se le asignó ${requestOf(name)}`,
  newlyAssigned: (count) => `${count} asignaciones nuevas`,
  open: 'Abrir',
  dismiss: 'Descartar el aviso',

  oneOfYours: 'Una de sus solicitudes',
  requestOf: (reference) => `Solicitud ${reference}`,
  gone: (name) => `${name}: ya no está asignada a usted`,
  thisIsGone: 'Esta solicitud ya no está asignada a usted.',
  openMoved: (number) => `Abrir ${number}`,
  visitMoved: (number) => `Esta visita ahora es de ${number}.`,
  closedBy: (who, at, outcome) => {
    const told = `${who.charAt(0).toUpperCase()}${who.slice(1)} cerró esta solicitud ${at}`
    return sentence(outcome ? `${told}: ${outcome}` : told)
  },
  canceledBy: (who, clock) => `Cancelada por ${who}, ${clock}`,
  stayAway: 'No tiene que ir.',
  arrivedThere: (clock) =>
    `${sentence(`Usted llegó ${atClock(clock)}`)} Llame a la oficina antes de seguir trabajando allí.`,
  unsentIsSafe: (count) =>
    count === 1
      ? '1 cosa que hizo allí está sin enviar. Está guardada en este dispositivo y llegará a la oficina en cuanto se pueda enviar.'
      : `${count} cosas que hizo allí están sin enviar. Están guardadas en este dispositivo y llegarán a la oficina en cuanto se puedan enviar.`,
  you: 'Usted',
  removed: (who, at) => sentence(`${who} la quitó de su lista ${at}`),
  tookOver: (who, at) => sentence(`${who} tomó esta solicitud ${at}`),
  assigned: (who, to, at) => sentence(`${who} asignó esta solicitud a ${to} ${at}`),
  at: atClock,
  backToDesk: 'Volver a mis solicitudes',

  noteLeft: (teller) => `Su nota no se guardó. Cópiela o dígaselo a ${teller}.`,
  theOffice: 'la oficina',
  yourNote: 'Su nota',
  copyNote: 'Copiar la nota',
  copied: 'Copiada.',
  copySelected: 'Copie el texto seleccionado.',
}

function requestOf(name: string | null) {
  return name === null ? 'una solicitud' : `la solicitud de ${name}`
}
