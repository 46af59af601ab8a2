/** A photo that was chosen and is not in yet, as it lies in this browser until it is. */
export type StoredPhoto = { readonly name: string; readonly bytes: Blob; readonly hash: string }

const [database, photos] = ['receipt-photos', 'photos']

/** Photos of one request that survive a reload. Where the browser keeps none, as in some private windows, each call says so. */
export function openPhotoStore(requestId: string) {
  const keyOf = (hash: string) => `${requestId}/${hash}`
  const mine = IDBKeyRange.bound(keyOf(''), keyOf('~'))
  return {
    /** Whether it is stored now. */
    async put(photo: StoredPhoto) {
      return withPhotos('readwrite', (store) => store.put(photo, keyOf(photo.hash))).then(
        () => true,
        () => false,
      )
    },
    async remove(hash: string) {
      await withPhotos('readwrite', (store) => store.delete(keyOf(hash))).catch(() => {})
    },
    async list(): Promise<StoredPhoto[]> {
      return withPhotos<StoredPhoto[]>('readonly', (store) => store.getAll(mine)).catch(() => [])
    },
  }
}

async function withPhotos<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) {
  const opening = indexedDB.open(database, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(photos))
  const opened = await settled(opening)
  try {
    const transaction = opened.transaction(photos, mode)
    const result = await settled(work(transaction.objectStore(photos)))
    return result
  } finally {
    opened.close()
  }
}

function settled<T>(request: IDBRequest<T>) {
  return new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser stores nothing.')))
  })
}
