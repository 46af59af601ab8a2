import type { JobWords } from './en-job.ts'

export const tabs: JobWords['tabs'] = {
  label: 'Expediente del trabajo',
  overview: 'Resumen',
  loss: 'Daño',
  people: 'Personas y reclamo',
  rooms: 'Habitaciones y plano',
  contents: 'Contenido',
  drying: 'Secado',
  equipment: 'Equipos',
  forms: 'Formularios',
  visits: 'Visitas',
  photos: 'Fotos',
  audit: 'Revisión',
  auditPage: '¿Se va a pagar?',
  auditMore: 'Lo que una aseguradora vería que falta',
  backToAudit: 'Volver a la revisión',
  messages: 'Mensajes',
  money: 'Dinero',
  timeline: 'Historial',
}
