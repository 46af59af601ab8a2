import type { PageGroup } from '#domain/chat/settings/page-groups.ts'
import type { ChatSettings } from '#domain/chat/settings/settings.ts'
import { en } from '#widget/en.ts'
import { es } from '#widget/es.ts'

/** What decides how the chat looks to a visitor. */
export type Seen = {
  readonly settings: ChatSettings
  readonly group: PageGroup
  readonly language: 'en' | 'es'
  readonly hour: 'noon' | 'night' | 'storm'
}

/** The words that the chat itself brings. */
export const chatWords = { en, es } as const
