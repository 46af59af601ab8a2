import type { Page } from '@playwright/test'

/** The keys of all answers of the server that are stored on this device, as one text. */
export function readsOn(page: Page) {
  return page.evaluate(async () => {
    const all = await indexedDB.databases()
    const stored = all.find(({ name }) => name?.startsWith('portal-'))
    if (stored?.name === undefined) return ''
    const opening = indexedDB.open(stored.name)
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const reading = opening.result.transaction('reads').objectStore('reads').getAllKeys()
    await new Promise((resolve) => (reading.onsuccess = resolve))
    opening.result.close()
    return reading.result.join(' ')
  })
}
