import type { Page } from '@playwright/test'
import * as z from 'zod'
import { Entry } from '#ops/outbox/entry.ts'

const Device = z.object({ entries: z.array(Entry), photos: z.int() })

/** What the phone holds of a person's outbox, read with their key as the portal does: entries in turn, and waiting photos. */
export async function readDevice(page: Page, personId: string) {
  return Device.parse(await page.evaluate(readInPage, personId))
}

/** How much of it the server has no receipt for. The screen shows it a moment later. */
export async function countOpen(page: Page, personId: string) {
  const { entries } = await readDevice(page, personId)
  return entries.filter(({ state }) => state !== 'received').length
}

async function readInPage(personId: string) {
  type Row = Record<string, unknown> & { sealed: { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer } }
  function all<T>(database: IDBDatabase, table: string) {
    const rows: IDBRequest<T[]> = database.transaction(table).objectStore(table).getAll()
    return new Promise<T[]>((resolve, fail) => {
      rows.addEventListener('success', () => resolve(rows.result))
      rows.addEventListener('error', fail)
    })
  }
  function open(name: string) {
    const opening = indexedDB.open(name)
    return new Promise<IDBDatabase>((resolve, fail) => {
      // Looking never makes one: the portal would find it empty.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => fail(new Error(`The phone has no ${name} yet`)))
    })
  }
  const device = await open('device-keys')
  const keys = await all<{ personId: string; key: CryptoKey }>(device, 'keys')
  // An open one would hold up removing the keys.
  device.close()
  const key = keys.find((each) => each.personId === personId)?.key
  if (!key) throw new Error('The phone has no key of this person')
  const portal = await open(`portal-${personId}`)
  const entries = await Promise.all(
    (await all<Row>(portal, 'entries')).map(async ({ sealed, ...plain }) => {
      const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.bytes)
      return { ...plain, ...JSON.parse(new TextDecoder().decode(bytes)) }
    }),
  )
  const photos = (await all(portal, 'blobs')).length
  portal.close()
  return { entries, photos }
}
