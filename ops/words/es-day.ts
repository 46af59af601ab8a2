import type { Words } from './en.ts'

export const day: Words['day'] = {
  finished: (count) => `${count} visitas terminadas`,
  left: (arrived, left) => (arrived ? `Llegada ${arrived}, salida ${left}` : `Salida ${left}`),
  laterToday: 'Más tarde hoy',
  none: 'Hoy no tiene visitas.',
  noMore: 'Ya terminó sus visitas de hoy.',
  onDevice: 'Solicitudes en este dispositivo',
  unsent: 'Por enviar',
  drafts: 'Notas sin guardar',
  openDraft: 'Abrir la solicitud de esta nota',
}
