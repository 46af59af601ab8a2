import type { MergingWords } from './en-merging.ts'

const list = new Intl.ListFormat('es-US')

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
  onTheWay: (who, clock) => `${who}, en camino desde: ${clock}`,
  there: (who, clock) => `${who}, en la casa desde: ${clock}`,
  undoTitle: (number) => `¿Deshacer la unión con ${number}?`,
  undoOwn: (number) => `${number} será otra vez un trabajo aparte.`,
  goesBack: (own, kept, things) => `Esto regresa de ${kept} a ${own}: ${list.format(things)}.`,
  nothingBack: (kept) =>
    `No tiene visitas, pendientes, código de la puerta ni fotos que regresen de ${kept}.`,
  visitsBack: (count) => (count === 1 ? '1 visita' : `${count} visitas`),
  itemsBack: (count) => (count === 1 ? '1 pendiente' : `${count} pendientes`),
  codeBack: 'el código de la puerta',
  photosBack: (count) => (count === 1 ? '1 foto' : `${count} fotos`),
  crewBack: 'El equipo regresa con su visita:',
  undo: 'Deshacer la unión',
  keepMerged: 'Dejarlos unidos',
  callers: 'También llamó por este trabajo',
  noName: 'No dio su nombre',
  close: 'Cerrar',
}
