import type { MergingWords } from './en-merging.ts'

export const merging: MergingWords = {
  search: 'número o nombre',
  found: 'Trabajos encontrados',
  same: 'Mismo teléfono o misma dirección',
  noMatch: 'Ningún trabajo coincide.',
  from: (number) => `${number} pasa a ser parte de`,
  into: (number) => `${number}, que sigue`,
  fields: {
    name: 'Nombre',
    phone: 'Teléfono',
    address: 'Dirección',
    loss: 'Daño',
    stage: 'Etapa',
    cameIn: 'Llegó',
  },
  differences: 'Lo que los dos trabajos dicen distinto',
  answer: 'Dato',
  comparing: 'Comparando los dos trabajos…',
  notCompared: (number) =>
    `No se pudo leer ${number}: aquí no se muestra lo que los dos trabajos dicen distinto.`,
  stays: 'queda',
  keepsDanger: 'Un peligro reportado siempre queda. El historial mostrará las dos respuestas.',
  already: (number) => `Ya se unió con ${number}`,
  alreadyMore: 'Aquí no queda nada por hacer. Puede deshacer la unión en el expediente durante un día.',
  visitsOverlap: 'Los dos trabajos tienen una visita programada a la misma hora',
  overlap: (own, other, number) => `${own}, y ${other} para ${number}`,
  bothStay: 'Las dos visitas quedan en el calendario. Cancele una si solo debe ir un equipo.',
  callers: 'También llamó por este trabajo',
  noName: 'No dio su nombre',
  close: 'Cerrar',
}
