import type { BothLanguages } from './both-languages.ts'
import { styleOf } from './launcher.ts'
import { traumaSource } from './trauma.ts'
import { pageGroups, pagesIn } from './page-groups.ts'
import type { ChatSettings } from './settings.ts'

const yourChat: BothLanguages = { en: 'Your chat', es: 'Su chat' }

/** What the button of the chat has to know before anything is fetched. It travels with each first page: a word too many costs. */
export type LoaderSettings = {
  /** Matches the addresses of the pages without a chat. */
  readonly off: string
  /** Matches those of the pages about trauma. */
  readonly trauma: string
  /** What stands on it. */
  readonly label: BothLanguages
  /** What stands on it for whoever is in a conversation. */
  readonly yours: BothLanguages
  /** Styles beside its own. */
  readonly style: string
}

export function loaderOf({ shown, launcher, trauma }: ChatSettings): LoaderSettings {
  const off = pageGroups.filter((group) => !shown[group])
  return {
    off: pagesIn(off, trauma).source,
    trauma: `^${traumaSource(trauma)}`,
    label: launcher.label,
    yours: yourChat,
    style: styleOf(launcher),
  }
}
