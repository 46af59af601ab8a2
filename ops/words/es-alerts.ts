import type { Words } from './en.ts'

export const alerts: Words['alerts'] = {
  title: 'Alertas',
  failed: 'No se pudieron cargar las alertas',
  callOnCall: (phone) => `Llamar al teléfono de guardia ${phone}`,
  onlyYours: 'Solo ve las solicitudes asignadas a usted.',
  seeYours: 'Ver sus solicitudes',
  everyClaimed: 'Todas las solicitudes están asignadas.',
  noneWaits: 'Nadie está esperando.',
  appear: 'Las solicitudes nuevas aparecen aquí de inmediato.',
  offline: 'No tiene conexión. Los tiempos siguen corriendo, pero aquí no llegan solicitudes nuevas.',
  uncalled: 'Asignadas, todavía sin llamada',
  seeNew: 'Ver todas las solicitudes nuevas',
  youHave: 'La tiene usted',
  has: (name) => `La tiene ${name}`,
  settled: 'Asignadas o cerradas hace poco',
  isOn: (name) => `La atiende ${name}`,
  closedBy: (name) => `La cerró ${name}`,
  closed: 'Cerrada',
  someone: 'Alguien',
  tookCall: (who, caller) => `${who} atiende el aviso de ${caller}`,
  undidCall: (who) => `${who} retiró el aviso`,
}
