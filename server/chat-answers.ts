import { searchOver } from '#domain/chat/answers/search.ts'
import type { Search } from '#domain/chat/answers/passage.ts'
import { decide } from '#domain/chat/decide.ts'
import type { Decide } from '#domain/chat/decision.ts'
import { emergencyWords } from '#domain/chat/emergency-words.ts'
import { sitePassages } from '#content/chat/site-passages.ts'

/** Made with the first message: a start waits for no search that nobody has asked yet. */
let search: Search | undefined

/** What the chat does with a visitor's words, over the passages of the website. */
export const decideForChat: Decide = (text) => {
  search ??= searchOver(sitePassages)
  const decision = decide(text, { search })
  switch (decision.kind) {
    case 'emergency': {
      const { kind, language } = decision.emergency
      const { title, line } = emergencyWords[kind][language]
      return { kind: 'danger', danger: kind, text: `${title} ${line}` }
    }
    case 'quote': {
      const { text: quoted, title, path } = decision.quote
      return { kind: 'quote', text: quoted, detail: { title, path } }
    }
    case 'person':
      return { kind: 'person' }
  }
}
