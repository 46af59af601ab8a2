/** Of someone who was given a conversation and is not in it yet: what its visitor reads above it, and in it from then on. */
export const comingWords = {
  en: {
    head: (name: string) => ({ title: `${name} will take over`, line: 'You can keep writing here' }),
    line: (name: string) => `${name} will take over.`,
  },
  es: {
    head: (name: string) => ({ title: `${name} le atenderá`, line: 'Puede seguir escribiendo aquí' }),
    line: (name: string) => `${name} le atenderá.`,
  },
} as const

export function comingHead(name: string) {
  return { en: comingWords.en.head(name), es: comingWords.es.head(name) }
}
