import type { Words } from './en.ts'
import { sinceClock } from './es-clock.ts'

export const day: Words['day'] = {
  finished: (count) => `${count} visitas terminadas`,
  left: (arrived, left) => (arrived ? `Llegada ${arrived}, salida ${left}` : `Salida ${left}`),
  onTheWaySince: (clock) => `En camino desde ${sinceClock(clock)}`,
  thereSince: (clock) => `En el lugar desde ${sinceClock(clock)}`,
  others: 'Van otras personas',
  laterToday: 'Más tarde hoy',
  none: 'Hoy no tiene visitas.',
  noMore: 'Ya terminó sus visitas de hoy.',
  onDevice: 'Solicitudes en este dispositivo',
  unsent: 'Por enviar',
  drafts: 'Notas sin guardar',
  openDraft: 'Abrir la solicitud de esta nota',
}
