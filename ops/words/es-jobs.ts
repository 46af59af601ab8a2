import type { JobsWords, TownsWords } from './en-jobs.ts'

export const jobs: JobsWords = {
  label: 'Trabajos',
  failed: 'No se pudieron cargar los trabajos',
  requests:
    'Las solicitudes que están programadas y todavía no son trabajos aparecen en la lista de solicitudes.',
  showRequests: 'Ver las solicitudes programadas',
  columns: ['Nombre', 'Ciudad y daño', 'Etapa', 'Plazos', 'A cargo', 'Próxima visita'],
  priority: (priority) => `Prioridad ${priority}`,
  for: (span) => ` desde hace ${span}`,
  responsible: 'a cargo: ',
  nextVisit: 'próxima visita: ',
  nobodyGoes: 'Todavía no va nadie.',
}

export const towns: TownsWords = {
  label: 'Ciudades',
  failed: 'No se pudieron cargar las ciudades',
  notKnown: 'Ciudad desconocida',
  late: (count) => `${count} con retraso `,
  county: (name) => `Condado de ${name}`,
  none: 'Aquí aparecen las ciudades con trabajos abiertos.',
}
