import { isOpsPath } from '../paths.ts'

/** A file of the portal; `revision` is null where its name changes with its content. */
export type PrecacheEntry = { url: string; revision: string | null }

/** What a page sends to a worker that waits: the person has agreed to the new version. */
export const takeOver = 'take-over'

/**
 * A cache without content that says the same to the worker in use, also after a restart: it asks the server for pages from then on. Chromium
 * leaves the new worker waiting, for minutes, where the one in use answers any request in the moment of the change.
 */
export const updateMark = 'portal-update'

/** Stands in the worker's file where the server writes the revision of the portal's page. */
export const shellRevision = 'revision-of-the-page'

/** What the worker sends to an open portal: a notification about this screen was pressed. */
export function openPath(path: string) {
  return { open: path }
}

/** The screen that the worker wants opened, or null where the message is about something else. */
export function pathToOpen(message: unknown): string | null {
  if (typeof message !== 'object' || message === null || !('open' in message)) return null
  return typeof message.open === 'string' && isOpsPath(message.open) ? message.open : null
}
