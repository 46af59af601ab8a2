const writing = { en: 'You can keep writing here', es: 'Puede seguir escribiendo aquí' } as const

/** Of someone who was given a conversation and is not in it yet: what its visitor reads above it, and in it from then on. */
export const comingWords = {
  en: {
    writing: writing.en,
    head: (name: string) => ({ title: `${name} will take over`, line: writing.en }),
    line: (name: string) => `${name} will take over.`,
  },
  es: {
    writing: writing.es,
    head: (name: string) => ({ title: `${name} le atenderá`, line: writing.es }),
    line: (name: string) => `${name} le atenderá.`,
  },
} as const

export function comingHead(name: string) {
  return { en: comingWords.en.head(name), es: comingWords.es.head(name) }
}
