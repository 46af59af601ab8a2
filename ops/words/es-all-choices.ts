import type { LeadDetail } from '#domain/leads/lead.ts'
import type { Outcome } from '#domain/leads/lead-states.ts'
import type { Suspicion } from '#domain/leads/suspicion/suspicion.ts'
import type { Words } from './en.ts'
import { choices, type Of } from './es-choices.ts'

const outcome: Of<Outcome> = {
  done: 'Terminada',
  'not-needed': 'Ya no se necesita',
  'not-reached': 'No se pudo contactar',
  'not-ours': 'No nos corresponde',
  duplicate: 'Duplicada',
}
export const when: Of<LeadDetail['when']> = {
  'happening-now': 'Está pasando ahora',
  today: 'Hoy',
  'this-week': 'Esta semana',
  'longer-ago': 'Hace más tiempo',
}
export const depth: Of<LeadDetail['depth']> = {
  'under-1-inch': 'Menos de 1 pulgada',
  '1-6-inches': 'De 1 a 6 pulgadas',
  'over-6-inches': 'Más de 6 pulgadas',
  'not-sure': 'No está seguro',
}
export const rooms: Of<LeadDetail['rooms']> = {
  '1': 'Una habitación',
  '2-3': 'Dos o tres habitaciones',
  more: 'Más de tres habitaciones',
  'not-sure': 'No está seguro',
}
export const insurance: Of<LeadDetail['insurance']> = { yes: 'Sí', no: 'No', 'not-sure': 'No está seguro' }
const suspicion: Of<Suspicion> = {
  'hidden-field': 'Se llenó un campo oculto del formulario.',
  'no-open-time': 'Al formulario le faltaba la hora en que se abrió.',
  'wrong-proof': 'Su prueba de trabajo es falsa.',
  'used-proof': 'Su prueba de trabajo es de otra solicitud.',
  'cross-site': 'Se envió desde otro sitio web, no desde nuestro formulario.',
  'too-fast': 'El formulario se envió más rápido de lo que una persona puede llenarlo.',
  'too-old': 'El formulario estuvo abierto mucho tiempo antes de enviarse.',
  'many-from-address': 'Llegaron muchas solicitudes desde la misma conexión.',
}
export const reachBy = { call: 'Llamada', text: 'Mensaje de texto' }

export const allChoices: Words['choices'] = {
  ...choices,
  step: {
    on_my_way: 'En camino',
    arrived: 'Llegada',
    departed: 'Salida',
    needs_office: 'Ayuda pedida a la oficina',
  },
  officeReason: {
    materials: 'Faltan materiales o equipo',
    no_access: 'No se puede entrar',
    hazard: 'Peligro: asbesto, electricidad o aguas negras',
    question: 'El cliente tiene una pregunta',
    left_gaps: 'Se fue con pendientes en el expediente',
    other: 'Otra cosa',
  },
  outcome: (value) => (value ? outcome[value] : ''),
  when: (value) => (value ? when[value] : ''),
  depth: (value) => (value ? depth[value] : ''),
  rooms: (value) => (value ? rooms[value] : ''),
  insurance: (value) => (value ? insurance[value] : ''),
  reachBy,
  suspicion: (reason) => Object.entries(suspicion).find(([name]) => name === reason)?.[1] ?? reason,
}
