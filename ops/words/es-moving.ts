import type { Words } from './en.ts'

export const moving: Words['moving'] = {
  status: 'Estado',
  isAt: 'Estado: ',
  moveTo: 'Pasar a ',
  moved: (status) => `El estado cambió a ${status}.`,
  theMove: ' el cambio de estado',
  conflict: (who, status) =>
    `${who ?? 'Otra persona'} cambió esta solicitud primero. Ahora su estado es ${status}.`,
  upToDate: 'La solicitud de abajo ya está actualizada. Lo que escribió sigue ahí.',
  reload: 'Volver a cargar la solicitud',
  change: 'Cambiar',
  theVisit: ' la visita',

  scheduledFor: (visit) => `Programada: ${visit}`,
  noTime: 'Programada, sin hora',
  wasDue: (visit) => `La visita era: ${visit}`,
  closed: (outcome) => `Cerrada: ${outcome}`,
  duplicateOf: ' de ',

  schedule: {
    title: (name) => (name === null ? 'Programar una visita' : `Programar una visita para ${name}`),
    save: 'Programar visita',
    date: 'Fecha',
    today: 'Hoy',
    tomorrow: 'Mañana',
    window: 'Horario de llegada',
    otherTime: 'Otra hora',
    from: 'Desde',
    to: 'Hasta',
    who: 'Quién va',
    choose: 'Elija a una persona',
    noAddress: 'Todavía no hay dirección. Pídala cuando llame y anótela en una nota.',
    in: (window, town) => (town ? `${window} en ${town}` : window),
    overlap: (name, visits) =>
      `${name} ya tiene ${visits.length === 1 ? 'una visita' : 'visitas'} a esa hora: ${visits.join(', ')}. De todos modos, puede programar esta.`,
    faults: {
      dayPassed: 'Esta fecha ya pasó. Elija hoy o una fecha posterior.',
      noDay: 'Escriba una fecha.',
      noTime: 'Escriba una hora.',
      order: 'La hora final debe ser posterior a la inicial.',
      passed: 'Esta hora ya pasó. Elija una hora posterior.',
      noPerson: 'Elija quién va.',
    },
  },

  close: {
    title: (name) => (name === null ? 'Cerrar esta solicitud' : `Cerrar la solicitud de ${name}`),
    save: 'Cerrar solicitud',
    outcome: 'Resultado',
    choose: 'Elija un resultado.',
    reference: 'Referencia de la otra solicitud',
    referenceHint: 'Déjelo en blanco si no la tiene.',
  },
}
