import { forget, forThePhone, forTheTab, readStored, store } from '#site/enhance/storage.ts'
import { chatKey, draftKey } from './place.ts'

/** What is being typed, for this tab; with a conversation for the next tab too, until it is sent. */
export function keepTyped(text: string) {
  store(forTheTab, draftKey, { text })
  if (text && readStored(forThePhone, chatKey)) store(forThePhone, draftKey, { text })
  else forget(forThePhone, draftKey)
}

export function readTyped() {
  const { text } = readStored(forTheTab, draftKey) ?? readStored(forThePhone, draftKey) ?? {}
  return typeof text === 'string' ? text : ''
}
