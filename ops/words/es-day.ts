import type { Words } from './en.ts'

export const day: Words['day'] = {
  title: 'Hoy',
  visits: (count) => (count === 1 ? 'solicitud con visita' : 'solicitudes con visita'),
  counted: (visits, done) =>
    `${visits === 1 ? '1 visita' : `${visits} visitas`}, ${done === 0 ? 'ninguna terminada' : done === 1 ? '1 terminada' : `${done} terminadas`}`,
  none: 'Hoy no tiene visitas.',
  noMore: 'Ya terminó sus visitas de hoy.',
  next: 'Próxima visita',
  leftHere: (count) =>
    count === 0
      ? 'En este dispositivo no queda ninguna visita para hoy.'
      : count === 1
        ? 'En este dispositivo queda 1 visita para hoy.'
        : `En este dispositivo quedan ${count} visitas para hoy.`,
  onDevice: 'Solicitudes en este dispositivo',
  unsent: 'Por enviar',
  drafts: 'Notas sin guardar',
  openDraft: 'Abrir la solicitud de esta nota',
}
