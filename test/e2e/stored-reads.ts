import type { Page } from '@playwright/test'

/** The keys of all answers of the server that are stored on this device, as one text. */
export async function readsOn(page: Page) {
  return (await rowsOn(page, { database: 'portal-', table: 'reads' })).keys
}

/** The same of those that are stored for one person. */
export async function readsFor(page: Page, person: string) {
  return (await rowsOn(page, { database: `portal-${person}`, table: 'reads' })).keys
}

/** The keys of all answers about jobs that are stored on this device, as one text. */
export async function jobReadsOn(page: Page) {
  return (await rowsOn(page, { database: 'portal-', table: 'jobs' })).keys
}

/** How many keys there are on this device to read with what is stored. */
export async function keysOn(page: Page) {
  return (await rowsOn(page, { database: 'device-keys', table: 'keys' })).count
}

/** All bytes that are stored of answers of the server, as text: readable where they are not encrypted. */
export async function bytesOn(page: Page, table: 'reads' | 'photos' | 'jobs' = 'reads') {
  return (await rowsOn(page, { database: 'portal-', table })).text
}

/** How many photos of requests are stored; each of the two sizes is one. */
export async function photosOn(page: Page) {
  return (await rowsOn(page, { database: 'portal-', table: 'photos' })).count
}

function rowsOn(page: Page, of: { database: string; table: string }) {
  return page.evaluate(async ({ database, table }) => {
    const all = await indexedDB.databases()
    const name = all.map((each) => each.name ?? '').find((each) => each.startsWith(database))
    if (name === undefined) return { keys: '', count: 0, text: '' }
    const opening = indexedDB.open(name)
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const rows = opening.result.transaction(table).objectStore(table)
    const [keys, values] = [rows.getAllKeys(), rows.getAll()]
    await new Promise((resolve) => (values.onsuccess = resolve))
    opening.result.close()
    const text = values.result.map((row) => new TextDecoder().decode(row.sealed?.bytes)).join('')
    return { keys: keys.result.join(' '), count: keys.result.length, text }
  }, of)
}

/** All drafts that are on the disk of this device. */
export function draftsOn(page: Page) {
  return page.evaluate(async () => {
    const opening = indexedDB.open('device-drafts')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const drafts = opening.result.transaction('drafts').objectStore('drafts').getAll()
    await new Promise((resolve) => (drafts.onsuccess = resolve))
    opening.result.close()
    return JSON.stringify(drafts.result)
  })
}

/** Everything that scripts of the website can read on this device, as one text. */
export function everythingOn(page: Page) {
  return page.evaluate(async () => {
    const told = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
    const readable = (_: string, value: unknown) =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      await new Promise((resolve) => (opening.onsuccess = resolve))
      for (const table of opening.result.objectStoreNames) {
        const rows = opening.result.transaction(table).objectStore(table).getAll()
        await new Promise((resolve) => (rows.onsuccess = resolve))
        told.push(`${name} ${table} ${JSON.stringify(rows.result, readable)}`)
      }
      opening.result.close()
    }
    return told.join('\n')
  })
}
