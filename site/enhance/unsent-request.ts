import { hour } from '#platform/time.ts'
import { forget, forThePhone, readStored, store } from './storage.ts'

/** A request that was not acknowledged yet: all that is needed to send it, under the id it will always have. */
export type Unsent = {
  readonly id: string
  /** Random, and in no answer: whoever sends the same again with it gets the secret of the receipt, and no one else does. */
  readonly retry_key: string
  /** When the visitor pressed the button, in milliseconds. */
  readonly at: number
  readonly fields: Readonly<Record<string, string>>
}

const key = 'unsent'
/** After this long someone may have found help elsewhere, and is asked. */
const sentByItself = hour

export function readUnsent(): Unsent | undefined {
  const { id, retry_key, at, fields } = readStored(forThePhone, key) ?? {}
  if (typeof id !== 'string' || typeof retry_key !== 'string') return undefined
  if (typeof at !== 'number' || typeof fields !== 'object') return undefined
  const texts = Object.entries({ ...fields }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { id, retry_key, at, fields: Object.fromEntries(texts) }
}

/** The request that still goes out by itself. */
export function findWaiting() {
  const unsent = readUnsent()
  return unsent && Date.now() - unsent.at < sentByItself ? unsent : undefined
}

/** Before the first try, so that whatever happens then it is still there. Tells whether it is. */
export function storeUnsent(unsent: Unsent) {
  return store(forThePhone, key, unsent)
}

/** Another tab may have put another one there: that one stays. */
export function forgetUnsent(id: string) {
  if (readUnsent()?.id === id) forget(forThePhone, key)
}
