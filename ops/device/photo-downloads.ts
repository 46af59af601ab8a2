import type { Query, QueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { LeadDetail } from '#domain/leads/lead.ts'
import { storedToken } from '../session/token-store.ts'
import { photoAddressGoodFor } from '#domain/photos/address-life.ts'
import { inTurn } from './in-turn.ts'
import { fetchedPhoto, photoPath } from './fetch-photo.ts'
import type { StoredPhotos } from '../store/stored-photos.ts'

/** Once so many are stored, no more large ones come, at some 1 MB each. */
const mostPhotos = 600

const Read = z.object({
  queryKey: z.tuple([z.literal('lead'), z.string()]),
  state: z.object({
    data: LeadDetail.pick({ id: true, status: true, photos: true }),
    dataUpdatedAt: z.number(),
  }),
})
type Lead = z.output<typeof Read>['state']['data']

type Parts = {
  client: QueryClient
  photos: StoredPhotos
  personId: string
  /** The requests that are stored here, by ID. */
  storedLeads: () => Promise<string[]>
  isStored: (query: Query) => boolean
}

/**
 * Downloads the photos of the requests that this device stores, one at a time and in one tab: the small ones first, then the large
 * ones of what is still open. `start` looks again at what is missing; it is called whenever a request was read.
 */
export function openPhotoDownloads({ client, photos, personId, storedLeads, isStored }: Parts) {
  async function download(signal: AbortSignal) {
    const stored = await storedLeads()
    await photos.keepOnly(stored)
    const leads = readLately(client, isStored).filter(({ id }) => stored.includes(id))
    for (const lead of leads) await removeOthers(lead)
    for (const lead of leads)
      await addAll(
        lead,
        lead.photos.map(({ thumbnail_url }) => thumbnail_url),
        signal,
      )
    if (savesData()) return
    for (const lead of leads) {
      if (lead.status === 'closed' || (await photos.count()) > mostPhotos) continue
      await addAll(
        lead,
        lead.photos.map(({ url }) => url),
        signal,
      )
    }
  }

  async function removeOthers(lead: Lead) {
    const paths = new Set(
      lead.photos.flatMap(({ url, thumbnail_url }) => [url, thumbnail_url].map(photoPath)),
    )
    const gone = (await photos.pathsOf(lead.id)).filter((path) => !paths.has(path))
    await photos.removeFrom(lead.id, gone)
  }

  /** Throws at the first that does not come: the next read of the request has new addresses. */
  async function addAll({ id }: Lead, urls: readonly string[], signal: AbortSignal) {
    for (const url of urls) {
      signal.throwIfAborted()
      if (await photos.has(id, photoPath(url))) continue
      // What is on the screen is in the memory of the page already; anything else does not stay there.
      const photo = await client.fetchQuery({ ...fetchedPhoto(url), gcTime: 0 })
      const isWanted = () => !signal.aborted && storedToken() !== null
      await photos.add({ lead: id, path: photoPath(url), photo }, isWanted)
    }
  }

  return inTurn(`photos-${personId}`, download)
}

/** The requests whose photos' addresses are still good. */
function readLately(client: QueryClient, isStored: (query: Query) => boolean): Lead[] {
  const since = Date.now() - photoAddressGoodFor
  return client
    .getQueryCache()
    .findAll({ queryKey: ['lead'], predicate: isStored })
    .flatMap((query) => {
      const read = Read.safeParse(query).data
      return read && read.state.dataUpdatedAt > since ? [read.state.data] : []
    })
}

/** Whoever asked their phone to use little data gets the small photos alone. Safari doesn't tell. */
function savesData() {
  return 'connection' in navigator && Saving.safeParse(navigator.connection).success
}

const Saving = z.object({ saveData: z.literal(true) })
