import type { FirstWords } from './en-first.ts'

export const chips: FirstWords['chips'] = {
  open: 'Sin cerrar',
  closed: (outcome) => `Cerrada: ${outcome}`,
  contacted: 'Contactada',
  job: 'Pasó a ser trabajo',
  myVisits: (day) => `Mis visitas del ${day}`,
  service: (service) => `Servicio: ${service}`,
  waitedBetween: (over, under) => `Recibida hace ${over} a ${under} min`,
  waitedOver: (over) => `Recibida hace más de ${over} min`,
  waitedUnder: (under) => `Recibida en los últimos ${under} min`,
  on: (day) => `Recibida el ${day}`,
  between: (from, to) => `Recibida: ${from} a ${to}`,
  since: (day) => `Recibida desde el ${day}`,
  through: (day) => `Recibida hasta el ${day}`,
  town: (town) => `Ciudad: ${town}`,
  notGiven: 'Sin respuesta',
  page: (page) => `Página: ${page}`,
  pageUnknown: 'Página desconocida',
  homePage: 'Página de inicio',
}
