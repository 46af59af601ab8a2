import type { PageGroup } from '#domain/chat/settings/page-groups.ts'
import type { ChatSettings } from '#domain/chat/settings/settings.ts'
import { en } from '#widget/en.ts'
import { es } from '#widget/es.ts'
import type { Language } from '#domain/preferences/language.ts'

/** What decides how the chat looks to a visitor. */
export type Seen = {
  readonly settings: ChatSettings
  readonly group: PageGroup
  readonly language: Language
  readonly hour: 'noon' | 'night' | 'storm'
}

/** The words that the chat itself brings. */
export const chatWords = { en, es } as const
