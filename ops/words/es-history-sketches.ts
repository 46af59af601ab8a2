import type { HistoryFacts } from '#domain/records/history-facts.ts'

type Told = { facts: HistoryFacts }

/** The levels inside a sentence. */
export const levelNames: Readonly<Record<string, string>> = {
  basement: 'sótano',
  crawl: 'espacio bajo el piso',
  main: 'planta principal',
  second: 'segundo piso',
  third: 'tercer piso',
  attic: 'ático',
}

/** What happened to the sketches of a job, by the name of the event. */
export const sketchLines: Readonly<Record<string, (told: Told) => string>> = {
  'sketch.drawn': ({ facts }) => `Croquis dibujado${levelOf(facts)}`,
  'sketch.changed': ({ facts }) => `Croquis cambiado${levelOf(facts)}`,
  'sketch.removed': ({ facts }) => `Croquis quitado${levelOf(facts)}`,
  'sketch.put_back': ({ facts }) => `Croquis restablecido${levelOf(facts)}`,
}

function levelOf({ kind }: HistoryFacts) {
  return kind ? `: ${levelNames[kind] ?? kind}` : ''
}
