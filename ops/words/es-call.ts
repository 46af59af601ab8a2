import { stateNames } from '#domain/areas/areas.ts'
import { spanishSentences } from '#domain/jobs/read-aloud/spanish.ts'
import type { CallWords } from './en-call.ts'
import { reasons } from './es-call-aloud.ts'
import {
  absorbing,
  bar,
  clash,
  danger,
  ended,
  fields,
  groups,
  matches,
  saving,
  startOver,
  steps,
  tellCrew,
  unfinished,
} from './es-call-screen.ts'
import { facts } from './es-facts.ts'

const reason = (words: string) => reasons[words] ?? words

const aloud: CallWords['aloud'] = {
  title: 'Leer en voz alta',
  sentence: ({ key, sentence }) => spanishSentences[key] ?? sentence.text,
  because: ({ because }) => (because.length === 0 ? '' : `Porque ${because.map(reason).join(' y ')}.`),
  read: 'Ya la leí',
  readAt: (time) => `Leída a las ${time}`,
}

const textOnly: CallWords['textOnly'] = {
  title: 'Solo texto',
  why: 'Escribió en el chat que no puede hablar por teléfono. Escríbale ahí o mándele un mensaje de texto.',
  caller: 'Nombre y número, como los escribió.',
  aloud: 'Escríbale esto',
  read: 'Ya se lo escribí',
}

const derived: CallWords['derived'] = {
  title: 'Completado por el sistema',
  change: (label) => `Cambiar: ${label.toLowerCase()}: `,
  priority: 'Prioridad',
  category: 'Categoría',
  county: 'Condado',
  hours: 'Horario',
  built: (year) => (year ? `De ${year}` : 'Año'),
  notKnown: 'No se sabe',
  untilMore: 'hasta saber más',
  ofFour: (words) => ` de 4, ${words}`,
  reason,
  chosen: (words) => `elegida: ${words}`,
  itIsSewage: ', son aguas negras',
  fromSource: (source) => `, por el origen: ${source.toLowerCase()}`,
  place: (county, state) => `${county}, ${stateNames[state]}`,
  notOurs: 'No es una de nuestras ciudades',
  officeHours: 'Horario de oficina',
  afterHours: (until) => `Fuera de horario, hasta ${until}`,
  lead: 'plomo',
  asbestos: 'asbesto',
  checkFor: (what) => `Revisar si hay ${what.join(' y ')}`,
  noCheck: 'Sin revisión de plomo ni asbesto',
}

const judging: CallWords['judging'] = {
  title: { priority: 'Cambiar la prioridad', category: 'Cambiar la categoría' },
  label: { priority: 'Prioridad', category: 'Categoría del agua' },
  priorities: reason,
  categories: ['agua limpia', 'aguas grises', 'aguas negras o de inundación'],
  proposal: 'Usar la sugerencia',
  chooseOne: 'Elija una.',
  reason: 'Motivo',
  enterReason: 'Escriba un motivo.',
  sayWhy: 'Escriba por qué. Palabras como “n/a” no son una razón.',
}

/** The call script in Spanish. */
export const call: CallWords = {
  locale: 'es-US',
  title: 'Nueva llamada',
  titleOfJob: 'Llamada sobre un trabajo',
  may: { edit: 'cambiar trabajos', convert: 'crear trabajos de solicitudes', take: 'tomar llamadas' },
  failed: { request: 'No se pudo cargar la solicitud', job: 'No se pudo cargar el trabajo' },
  step: (nth) => `Paso ${nth}: `,
  starts: 'empieza con la primera tecla',
  onCall: 'de llamada',
  beside: 'Junto a la llamada',
  notes: 'Notas',
  fromRequest: 'De la solicitud',
  leftOut: { title: 'Guardado, pero no todo', correct: 'Corregirlo', leave: 'Dejarlo fuera' },
  facts,
  aloud,
  derived,
  judging,
  steps,
  groups,
  matches,
  absorbing,
  saving,
  startOver,
  textOnly,
  unfinished,
  ended,
  tellCrew,
  clash,
  danger,
  fields,
  bar,
}
