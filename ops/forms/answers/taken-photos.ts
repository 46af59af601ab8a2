import { watched } from '../../ui/watched.ts'

/** Photos that were taken in this page, by their hash, as addresses of pictures: what was sent is not here any more. */
export const takenPhotos = watched<ReadonlyMap<string, string>>(new Map())

export function showTaken(sha256: string, bytes: Blob) {
  if (takenPhotos.get().has(sha256)) return
  takenPhotos.set(new Map(takenPhotos.get()).set(sha256, URL.createObjectURL(bytes)))
}
