import { stateNames } from '#domain/areas/areas.ts'
import { factNames } from '#domain/jobs/facts/facts.ts'
import type { CallWords } from './en-call.ts'
import { reasons, sentences } from './es-call-aloud.ts'
import { bar, clash, ended, fields, groups, matches, saving, startOver, steps } from './es-call-screen.ts'
import { choiceLabels } from './es-call-choices.ts'
import { asked, factLabels, roomLabels, wrong } from './es-call-facts.ts'
import { problems } from './es-problems.ts'

const choices: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(Object.entries(choiceLabels))

const facts: CallWords['facts'] = {
  label(name) {
    const known = factNames.find((each) => each === name)
    return known ? factLabels[known] : name
  },
  choice: (fact, { value, label }) => choices.get(fact)?.[value] ?? label,
  danger: (fact) => factLabels[fact],
  room: (name) => roomLabels[name] ?? name,
  ask: ({ fact, words }) => asked[fact] ?? words,
  wrong: (sentence) => wrong[sentence] ?? problems.fields[sentence] ?? sentence,
}

const reason = (words: string) => reasons[words] ?? words

const aloud: CallWords['aloud'] = {
  title: 'Leer en voz alta',
  sentence: ({ key, sentence }) => sentences[key] ?? sentence.text,
  because: ({ because }) => (because.length === 0 ? '' : `Porque ${because.map(reason).join(' y ')}.`),
  read: 'Ya la leí',
  readAt: (time) => `Leída a las ${time}`,
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
  saving,
  startOver,
  ended,
  clash,
  fields,
  bar,
}
