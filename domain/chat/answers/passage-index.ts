import MiniSearch from 'minisearch'
import { plainWords } from '#platform/text/plain-words.ts'
import { skipped, stem } from './english-words.ts'
import type { Passage } from './passage.ts'
import { inEnglish } from './spanish-words.ts'

export function indexOf(passages: readonly Passage[]) {
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'asks', 'text'],
    tokenize: plainWords,
    processTerm: (word) => (skipped.has(word) ? null : stem(word)),
  })
  index.addAll(passages.map((passage, id) => ({ ...passage, ...searchedIn(passage), id })))
  return index
}

/** The texts by which a passage is found: a Spanish one by English words, as questions are. */
function searchedIn({ title, text, asks = '', language, published }: Passage) {
  const texts = { title, text, asks: [asks, ...(published?.wordings ?? [])].join(' ') }
  if (language !== 'es') return texts
  return { title: inEnglishWords(title), text: inEnglishWords(text), asks: inEnglishWords(texts.asks) }
}

function inEnglishWords(spanish: string) {
  return plainWords(spanish)
    .flatMap((word) => inEnglish(word) ?? [word])
    .join(' ')
}

/** All of them in one. */
export function textsOf(passage: Passage) {
  const { title, asks, text } = searchedIn(passage)
  return `${title} ${asks} ${text}`
}
