import { forget, forTheTab, readStored, store } from './storage.ts'
import type { StoredReceipt } from './stored-receipts.ts'

type Of = Pick<StoredReceipt, 'reference'>

/** What is being typed below a request, for the tab only. */
export function keepTyped({ reference }: Of, field: string, text: string) {
  store(forTheTab, key(reference), { field, text })
}

export function readTyped({ reference }: Of, field: string): string | undefined {
  const found = readStored(forTheTab, key(reference))
  return found?.['field'] === field && typeof found['text'] === 'string' ? found['text'] : undefined
}

export function forgetTyped({ reference }: Of) {
  forget(forTheTab, key(reference))
}

function key(reference: string) {
  return `typed:${reference}`
}
