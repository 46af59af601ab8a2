import type { PortalDatabase } from './database.ts'
import type { Sealer } from './sealing.ts'

export type StoredPhotos = ReturnType<typeof openStoredPhotos>

type NewPhoto = { lead: string; path: string; photo: Blob }

/** The photos of requests that are stored on this device, encrypted as the requests are. */
export function openStoredPhotos({ photos }: Pick<PortalDatabase, 'photos'>, sealer: Sealer) {
  return {
    async find(path: string): Promise<Blob | null> {
      const row = await photos.where('path').equals(path).first()
      const bytes = row && (await sealer.openBytes(row.sealed).catch(() => null))
      return bytes ? new Blob([bytes], { type: row.type }) : null
    },
    async has(lead: string, path: string) {
      return (await photos.where('[lead+path]').equals([lead, path]).count()) > 0
    },
    /** Rejects where the device has no room. `isWanted` is asked right before it is written. */
    async add({ lead, path, photo }: NewPhoto, isWanted: () => boolean) {
      const sealed = await sealer.sealBytes(await photo.arrayBuffer())
      if (isWanted()) await photos.put({ lead, path, type: photo.type, sealed })
    },
    count: () => photos.count(),
    /** The paths that are stored of one request. */
    async pathsOf(lead: string) {
      const keys = await photos.where('lead').equals(lead).primaryKeys()
      return keys.map(([, path]) => path)
    },
    async removeFrom(lead: string, paths: readonly string[]) {
      await photos.bulkDelete(paths.map((path) => [lead, path]))
    },
    /** Removes the photos of all other requests. */
    async keepOnly(leads: readonly string[]) {
      await photos.where('lead').noneOf(leads).delete()
    },
  }
}
