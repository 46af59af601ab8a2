/** A file of the portal; `revision` is null where its name changes with its content. */
export type PrecacheEntry = { url: string; revision: string | null }

/** What a page sends to a worker that waits: the person has agreed to the new version. */
export const takeOver = 'take-over'

/** Stands in the worker's file where the server writes the revision of the portal's page. */
export const shellRevision = 'revision-of-the-page'
