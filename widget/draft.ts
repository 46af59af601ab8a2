import { forTheTab, readStored, store } from '#site/enhance/storage.ts'

const key = 'mission-chat-draft'

/** What is being typed, for the tab only: a reload loses nothing, and the next person on this computer reads nothing. */
export function keepTyped(text: string) {
  store(forTheTab, key, { text })
}

export function readTyped() {
  const { text } = readStored(forTheTab, key) ?? {}
  return typeof text === 'string' ? text : ''
}
