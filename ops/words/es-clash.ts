import type { Words } from './en.ts'

export const clash: Words['clash'] = {
  mine: 'Este dispositivo',
  theirs: 'La oficina',
  both: (name) => `Usted y ${name} cambiaron esta solicitud.`,
  bothYou: 'Usted también cambió esta solicitud en otro dispositivo.',
  job: 'Otra persona cambió los mismos datos de este trabajo.',
  you: (time) => `Usted, ${time}`,
  who: (name, time) => `${name}, ${time}`,
  fields: { status: 'Estado', visit: 'Visita', assigned_to: 'Asignada a', outcome: 'Resultado' },
  none: { visit: 'Sin visita', assigned_to: 'Nadie', outcome: 'Sin resultado' },
  duplicateOf: (reference) => `Duplicada de ${reference}`,
  changedBy: {
    mine: 'Solo usted cambió esto.',
    theirs: 'Solo la oficina cambió esto.',
    both: 'Los dos cambiaron esto. Elija uno.',
  },
  why: {
    needs_visit: 'Una solicitud programada necesita una visita.',
    passed: 'La hora de su visita ya pasó.',
    no_visit: 'Solo una solicitud programada tiene una visita pendiente.',
    visit_stays: 'Una solicitud cerrada conserva la visita que tiene la oficina.',
    needs_person: 'Elija quién va.',
    person_stays: 'Solo puede cambiar esto junto con una visita.',
    needs_outcome: 'Una solicitud cerrada necesita un resultado.',
    no_outcome: 'Solo una solicitud cerrada tiene un resultado.',
  },
  savesAs: 'Se guarda así:',
  choose: (fields) => `Primero elija un lado: ${fields}.`,
  dropped: {
    mine: (what) => `No se guarda de este dispositivo: ${what}`,
    theirs: (what) => `No se guarda de la oficina: ${what}`,
  },
  asTheirs: 'La versión de la oficina no cambia.',
  save: 'Guardar',
  keepTheirs: 'Conservar la versión de la oficina',
}
