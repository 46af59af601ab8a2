/** Where a photo of the confirmation is. Pure, so that the order of sending is tested without a browser. */
export type PhotoState =
  /** Chosen, while another one is being prepared. */
  | 'chosen'
  | 'preparing'
  | 'waiting'
  | 'sending'
  | 'in'
  /** Not sent: it may be tried again. */
  | 'failed'
  /** Never will be: too large, or no picture. */
  | 'refused'

type Queued = { readonly state: PhotoState }

/** The next to send; one at a time, and one that failed only when it is its turn again. */
export function nextPhoto<P extends Queued>(photos: readonly P[]): P | undefined {
  if (photos.some(({ state }) => state === 'sending')) return undefined
  return photos.find(({ state }) => state === 'waiting')
}

/** Whether something would be lost, or late, if the page were closed now. */
export function isUnderWay(photos: readonly Queued[]) {
  return photos.some(({ state }) => state !== 'in' && state !== 'refused')
}

/** How many of how many are in: those that the server knows of and those that are shown here, each counted once. */
export function countPhotos(
  photos: readonly (Queued & { readonly hash?: string })[],
  known: readonly string[],
) {
  const here = photos.filter(
    ({ state, hash }, at) =>
      state !== 'refused' && (!hash || photos.findIndex((photo) => photo.hash === hash) === at),
  )
  const elsewhere = known.filter((hash) => !here.some((photo) => photo.hash === hash))
  const arrived = here.filter(({ state, hash }) => state === 'in' || (hash && known.includes(hash)))
  return { arrived: arrived.length + elsewhere.length, all: here.length + elsewhere.length }
}
