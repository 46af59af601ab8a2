import type { QueryClient } from '@tanstack/react-query'
import { second } from '#platform/time.ts'
import { onDraftStored } from '../ui/draft-storage.ts'
import { within } from '../ui/within.ts'
import type { StoreOwner } from './open-store.ts'

/** The first screen comes first: with a connection, what is stored is not needed for it. */
const firstScreenTime = 3 * second
const retryPause = 3 * second
/** Whoever signs out does not wait longer for a browser whose database is busy. */
const closeTimeout = 3 * second

type Closable = { close(): unknown; mayNow(permissions: StoreOwner['permissions']): Promise<unknown> }
type Opening<Store> = {
  user: StoreOwner
  start: () => Promise<Store | null>
  started: Promise<Store | null> | null
}

/** Keeps one store open, for whoever is signed in; `open` may fail, and is called again later. */
export function storeOpener<Store extends Closable>(
  open: (client: QueryClient, user: StoreOwner) => Promise<Store>,
) {
  let opening: Opening<Store> | null = null

  /** `atOnce` without a connection and where something is not sent, else after the first screen or as soon as something is to be stored. */
  function openFor(client: QueryClient, user: StoreOwner, { atOnce }: { atOnce: boolean }) {
    if (opening?.user.id !== user.id) {
      void close()
      const next: Opening<Store> = {
        user,
        started: null,
        start: () => (next.started ??= tryOpen(client, next)),
      }
      // What is typed is encrypted when the session ends, with a key that the device must have by then.
      onDraftStored(() => opening === next && void next.start())
      opening = next
    }
    const { start, started } = opening
    opening.user = user
    void started?.then((store) => store?.mayNow(user.permissions)).catch(() => {})
    if (atOnce) void start()
    else setTimeout(() => opening?.user === user && void start(), firstScreenTime)
  }

  /** Resolves once nothing is sent or written any more for whoever it was opened for, or after a while without that. */
  async function close(): Promise<void> {
    const closing = opening?.started
    opening = null
    if (closing)
      await within(
        closeTimeout,
        closing.then((store) => store?.close()).catch(() => {}),
      )
  }

  /** Opens it where it is not yet; null where this browser stores nothing. */
  async function current(): Promise<Store | null> {
    return (await opening?.start()) ?? null
  }

  /** What was opened, without opening it. */
  const started = () => opening?.started

  async function tryOpen(client: QueryClient, of: Opening<Store>): Promise<Store | null> {
    try {
      return await open(client, of.user)
    } catch {
      // A browser that stores nothing, or no key yet, as before a second factor: until it comes everything is sent at once or not at
      // all.
      retryLater(of)
      return null
    }
  }

  /** Whoever needs the store after a pause tries again, and so does a connection that comes back, once for all earlier failures. */
  function retryLater(of: Opening<Store>) {
    const failed = of.started
    function forget() {
      if (of.started === failed) of.started = null
    }
    setTimeout(forget, retryPause)
    addEventListener(
      'online',
      () => {
        forget()
        if (opening === of) void of.start()
      },
      { once: true },
    )
  }

  return { openFor, close, current, started }
}
