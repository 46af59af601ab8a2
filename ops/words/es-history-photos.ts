import type { HistoryFacts } from '#domain/records/history-facts.ts'

const words: Readonly<Record<string, string>> = {
  phase: 'fase',
  room_id: 'habitación',
  caption: 'leyenda',
  is_restricted: 'quién puede verla',
}

/** What was said of the photos of a job, by the name of the event. */
export const photoLines: Readonly<Record<string, (told: { facts: HistoryFacts }) => string>> = {
  'photo.changed': ({ facts: { changed = [] } }) => {
    const what = changed.flatMap((field) => words[field] ?? []).join(', ')
    return `Foto cambiada${what && `: ${what}`}`
  },
}
