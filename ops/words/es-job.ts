import { capitalized } from '#domain/jobs/facts/value-words.ts'
import type { ClockKey } from '#domain/jobs/stages/clocks.ts'
import type { JobWords } from './en-job.ts'
import { sentence } from './es-clock.ts'
import { facts } from './es-facts.ts'
import { reasonOf, reasonWords, sideWords, stageWords } from './es-history-jobs.ts'
import { gates, groups } from './es-job-names.ts'
import { tabs } from './es-job-tabs.ts'

const head: JobWords['head'] = {
  message: 'Mensaje',
  resume: 'Reanudar',
  resumeThis: 'Reanudar este trabajo',
  aside: 'En espera, perdido, referido',
  asideThis: 'Poner aparte este trabajo',
  noAddress: 'No se sabe la dirección',
  category: (category) => `Categoría ${category}`,
  lead: (name) => `A cargo: ${name}`,
  nobody: 'Nadie a cargo',
  samePhone: 'Mismo teléfono que',
  sameAddress: 'Misma dirección que',
  open: 'abierto',
  merge: 'Unir',
  whoMerges: 'La gerencia de la oficina los puede unir.',
}

const clockNames: Record<ClockKey, string> = {
  contacted: 'El primer contacto',
  inspected: 'La inspección',
  started: 'El inicio del trabajo',
  completed: 'El fin del secado',
}

const now: JobWords['now'] = {
  title: 'Ahora',
  nextVisit: 'Próxima visita',
  thisVisit: 'Esta visita',
  planning: 'Visitas y planificación',
  call: (name, phone) => (name === null ? `Llamar al ${phone}` : `Llamar a ${name}`),
  open: (number) => `Abrir ${number}`,
  undoMerge: 'Deshacer la unión',
  merged: (number) => `Ahora es ${number}`,
  mergedMore: 'Todo lo de este trabajo se unió con ese.',
  asideSince: (side, clock) => `${side} desde: ${clock}`,
  reason: (reason) => capitalized(reasonOf(reason)),
  danger: 'Avise al equipo antes de que salga.',
  crewKnows: 'Asegúrese de que el equipo lo sepa.',
  keepSafe: {
    hurt: 'Primero llame al 911.',
    gas: 'No entre y llame a la compañía de gas desde afuera.',
    electricity: 'No entre hasta que el circuito esté apagado.',
    ceiling: 'No se ponga debajo.',
    sewage: 'Use guantes, botas y respirador.',
    sharps: 'Use guantes que las agujas no atraviesen.',
  },
  youThere: 'Usted está en la casa',
  late: {
    contacted: (span) => `La primera llamada tiene ${span} de retraso`,
    inspected: (span) => `La inspección tiene ${span} de retraso`,
    started: (span) => `El inicio del trabajo tiene ${span} de retraso`,
    completed: (span) => `El fin del secado tiene ${span} de retraso`,
  },
  due: (clock) => sentence(`El plazo era: ${clock}`),
  callBack: (first, clock) =>
    `${first === null ? 'Devolver la llamada' : `Llamar a ${first}`}. Plazo: ${clock}`,
  notReached: 'Nadie ha hablado todavía con el cliente.',
  planVisit: 'Programar la próxima visita',
  planAVisit: 'Programar una visita',
  clockDue: (clock, at) => sentence(`${clockNames[clock]} tiene como plazo: ${at}`),
  noVisit: 'No hay ninguna visita programada.',
  next: (stage) => `Sigue: ${stage}`,
  leaveNow: (who) => `${who}: es hora de salir`,
  visitAt: (clock) => sentence(`Visita: ${clock}`),
  goes: (who, clock) => `${who}: visita ${clock}`,
  onTheWay: (who) => `${who}: en camino`,
  there: (who) => `${who}: en la casa`,
  nobodyNamed: 'El equipo',
  since: (clock) => sentence(`Desde: ${clock}`),
  notCharged: 'Facturado, pero no hay ningún cargo',
  notChargedMore: 'Anote lo que cuesta el trabajo para que se pueda pagar.',
  notPaid: (span) => `Sin pagar desde hace ${span}`,
  notPaidMore: 'Pida el pago, o anótelo si ya llegó.',
  allPaid: 'Todo está pagado',
  crewLeft: (clock) => `El equipo se fue: ${clock}`,
  nextOrPlan: (stage) => `Pase el trabajo a ${stage}, o programe otra visita.`,
  visitTooLate: (clock) => `La próxima visita es después del plazo: ${clockNames[clock].toLowerCase()}`,
  moveVisit: 'Mover la visita',
  toMoney: 'Cargos y pagos',
  done: 'Este trabajo está cerrado',
  doneMore: 'No queda nada por hacer.',
  nobodyGoes: 'Nadie va todavía.',
}

const overview: JobWords['overview'] = {
  hazards: 'Peligros',
  noHazards: 'No se informó de ninguno.',
  notKnownSince: (time) => sentence(`No se sabe desde: ${time}`),
  restNotKnownSince: (time) => sentence(`De lo demás no se sabe desde: ${time}`),
  nothingAsked: 'Sin preguntar. ',
  testFor: (year, isAsbestosToo) =>
    `Construida en ${year}. Revise si hay plomo${isAsbestosToo ? ' y asbesto' : ''} antes de quitar nada.`,
  notAsked: (names) => `Sin preguntar: ${names.join(', ').toLowerCase()}. `,
  fillIn: 'Completar',
  access: 'Acceso',
  letInBy: (who) => `Nos abre: ${who.toLowerCase()}`,
  pets: (pets) => `Mascotas: ${pets}`,
  noAccess: 'No se sabe quién nos abre.',
  claim: 'Reclamo',
  deductible: (amount) => `Deducible de ${amount}`,
  customerPays: 'Paga el cliente.',
  noClaim: 'No se sabe de ningún reclamo.',
  wholeTimeline: 'Todo el historial',
}

const stages: JobWords['stages'] = {
  label: 'Etapas',
  of: (stage) => stageWords[stage],
  side: (side) => sideWords[side],
  inTime: 'a tiempo',
  notProven: 'sin comprobar',
  notProvenWhy: 'Sin comprobar: nadie ha registrado la llegada a la propiedad.',
  passed: (stage) => `Pasó por aquí camino a “${stage}”`,
  late: (span) => `${span} de retraso`,
  due: (clock) => `plazo: ${clock}`,
  toMove: (stage) => `Para pasar a “${stage}”`,
  move: (stage) => `Pasar a “${stage}”`,
  back: 'Regresar',
  backTo: (stage) => `Regresar a “${stage}”`,
  whyBack: '¿Por qué regresa el trabajo?',
  wentBack: (reason) => `Regresó: ${reason}`,
  skips: (stage) => `El trabajo está ahora en “${stage}”, así que esto se salta etapas.`,
  close: 'Cerrar',
  byPortal: 'Lo pasó el portal',
  overridden: (reason) => `Sin cumplir un requisito: ${reason}`,
  resumeFirst: 'Reanude este trabajo antes de pasarlo a otra etapa.',
  notYours: 'Su función no pasa trabajos a esta etapa.',
  whyAnyway: 'Motivo para pasarlo de todos modos',
  gate: (key, words) => gates[key] ?? words,
  nothingCharged:
    'Todavía no hay ningún cargo, así que no hay nada que facturar. Aun así puede mover el trabajo.',
  nothingRequired: 'Esta etapa no requiere nada.',
  states: { met: 'listo', open: 'falta' },
}

const aside: JobWords['aside'] = {
  resume: (name) => (name === null ? '¿Reanudar este trabajo?' : `¿Reanudar el trabajo de ${name}?`),
  save: 'Poner aparte',
  where: 'Cómo está',
  planned: (count) => (count === 1 ? 'Hay 1 visita programada' : `Hay ${count} visitas programadas`),
  cancelThem: (count) => (count === 1 ? 'Cancelarla' : 'Cancelarlas'),
  keepThem: (count) => (count === 1 ? 'Conservarla' : 'Conservarlas'),
  chooseVisits: 'Elija qué pasa con ellas.',
  canceledWithIt: (count) =>
    count === 1
      ? 'Con esto se cancela 1 visita programada.'
      : `Con esto se cancelan ${count} visitas programadas.`,
  duplicate: 'Duplicado de otro trabajo',
  mergeInto: (number) => (number ? `Unir con ${number}` : 'Unir'),
  otherHint: (number) =>
    `El expediente de ${number} mostrará lo de los dos. Puede deshacerlo durante un día.`,
  chooseOther: 'Elija el otro trabajo.',
  reason: 'Motivo',
  reasonOf: (reason) => capitalized(reasonWords[reason]),
  other: 'Otro',
  otherReason: 'Otro motivo',
  chooseReason: 'Elija un motivo.',
  choose: 'Elija cómo está.',
  enterReason: 'Escriba un motivo.',
}

const editing: JobWords['editing'] = {
  group: (title) => groups[title] ?? title,
  edit: 'Cambiar',
  draft: 'Esto es lo que escribió antes y no guardó.',
  startOver: 'Empezar de nuevo',
  editGroup: (title) => `Cambiar: ${title.toLowerCase()}`,
  notKnown: 'No se sabe',
  safety: 'Frase de seguridad',
  safetyRead: (time) => `Leída a quien llamó: ${sentence(time)} El historial muestra la frase.`,
  notAskedYet: (count) => `${count} sin preguntar todavía`,
  notAskedBy: (count, time) => `${count} sin preguntar (actualizado: ${time})`,
  nowSaved: (label, value) => `Ahora está guardado como ${label.toLowerCase()}: ${value || 'no se sabe'}`,
  saveAgain: 'Guarde otra vez para conservar lo que escribió.',
  units: { in: 'pulgadas', 'sq ft': 'pies²', dollars: 'dólares' },
}

/** The file of a job in Spanish. */
export const job: JobWords = {
  noun: 'información del trabajo',
  page: 'Trabajo',
  back: 'Trabajos',
  backTo: 'Volver a Trabajos',
  missing: 'No se encontró el trabajo',
  failed: 'No se pudo cargar este trabajo',
  why: 'No existe, o no está asignado a usted.',
  stored: {
    title: 'Trabajos en este dispositivo',
    onlyThese: (count) =>
      count === 1
        ? 'Se muestra el trabajo que hay en este dispositivo; la oficina puede tener otros.'
        : `Se muestran los ${count} trabajos que hay en este dispositivo; la oficina puede tener otros.`,
    searching: (count) =>
      count === 1
        ? 'Se busca en el trabajo que hay en este dispositivo; la oficina puede tener otros.'
        : `Se busca en los ${count} trabajos que hay en este dispositivo; la oficina puede tener otros.`,
    none: 'No hay trabajos en este dispositivo. Los que le asignan se descargan cuando tiene conexión.',
    noMatch: 'Ningún trabajo de este dispositivo coincide',
    storesNothing: 'Este navegador no guarda trabajos, así que necesita conexión para leerlos.',
  },
  notHere: 'Este trabajo no está guardado en este dispositivo',
  notHereMore:
    'Necesita conexión. Los trabajos que tiene asignados o que visita se guardan mientras hay conexión.',
  toRequest: 'Abrir la solicitud',
  noMessages: 'Los mensajes no se guardan en este dispositivo. Necesitan conexión.',
  noMoney: 'Los cargos y pagos no se guardan en este dispositivo. Necesitan conexión.',
  noHistory: 'El historial no está guardado en este dispositivo. Necesita conexión.',
  noOlder: 'Lo anterior no está guardado en este dispositivo. Necesita conexión.',
  noVisits: 'Las visitas no están guardadas en este dispositivo. Necesitan conexión.',
  noMerge: 'Para unir trabajos se necesita conexión.',
  showOlder: 'Ver anteriores',
  facts,
  tabs,
  head,
  now,
  overview,
  stages,
  aside,
  editing,
}
