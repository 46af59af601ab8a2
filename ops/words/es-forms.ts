import { groups } from './es-job-names.ts'
import type { Words } from './en.ts'

export const forms: Words['field']['forms'] = {
  facts: (group) => groups[group] ?? group,
  paper: (title) => title,
  visit: 'Visita',
  'visit-item': 'Por hacer',
  room: 'Habitación',
  reading: 'Lectura',
  point: 'Punto de humedad',
  station: 'Lugar para medir el aire',
  correction: 'Corrección de una lectura',
  deviation: 'Razón de los equipos',
  money: 'Cargo o pago',
  message: 'Mensaje',
  'needs-office': 'Necesita a la oficina',
  reply: 'Respuesta a la oficina',
  'call-answer': 'Respuesta a un técnico',
  call: 'Llamada',
  chat: 'Respuesta en un chat',
  'chat-settings': 'Ajustes del chat',
  company: 'Empresa',
  role: 'Rol',
  person: 'Persona',
  'new-person': 'Persona nueva',
  alerts: 'Alertas',
  profile: 'Perfil',
}
