import { newId } from '#platform/uuid.ts'
import { watched } from '../ui/watched.ts'

/** A photo on its way to a request. `part` of it has left; `error` says why it stopped. */
export type QueuedPhoto = {
  readonly id: string
  readonly leadId: string
  readonly file: File
  readonly part: number
  readonly error: string | null
}

/** Sends one photo whole: its bytes, and that it belongs to the request. Answers with why that failed, or null. */
type SendPhoto = (photo: QueuedPhoto, onProgress: (part: number) => void) => Promise<string | null>

/**
 * Photos of all requests that have not arrived yet, one on the way at a time. They outlive the screen on which they were
 * chosen; one that fails stays until it is sent again or removed, and holds up no other.
 */
export function openPhotoQueue(send: SendPhoto) {
  const queue = watched<readonly QueuedPhoto[]>([])
  let isSending = false

  function change(id: string, changed: Partial<QueuedPhoto>) {
    queue.set(queue.get().map((photo) => (photo.id === id ? { ...photo, ...changed } : photo)))
  }

  function remove(id: string) {
    queue.set(queue.get().filter((photo) => photo.id !== id))
  }

  async function work() {
    if (isSending) return
    isSending = true
    for (let next = first(); next; next = first()) await sendOne(next)
    isSending = false
  }

  function first() {
    return queue.get().find(({ error }) => error === null)
  }

  async function sendOne(photo: QueuedPhoto) {
    const error = await send(photo, (part) => change(photo.id, { part }))
    if (error === null) remove(photo.id)
    else change(photo.id, { part: 0, error })
  }

  return {
    use: queue.use,
    get: queue.get,
    remove,
    /** Photos that one person chose are never sent by the next person who signs in. */
    clear: () => queue.set([]),
    add(leadId: string, files: readonly File[]) {
      const added = files.map((file) => ({ id: newId(), leadId, file, part: 0, error: null }))
      queue.set([...queue.get(), ...added])
      return work()
    },
    retry(id: string) {
      change(id, { error: null })
      return work()
    },
  }
}
