import { pageGroups, pagesIn } from './page-groups.ts'
import type { ChatSettings } from './settings.ts'

/** What the button of the chat has to know before anything is fetched. It travels with each first page: a word too many costs. */
export type LoaderSettings = {
  /** Matches the addresses of the pages without a chat. */
  readonly off: string
}

export function loaderOf({ shown }: ChatSettings): LoaderSettings {
  return { off: pagesIn(pageGroups.filter((group) => !shown[group])).source }
}
