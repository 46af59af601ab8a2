import { Refusal } from '#platform/refusal.ts'
import { openCrowd } from './crowd.ts'

const comeAgainAfter = 5

/**
 * Room on the disk for uploads that are under way. It is reserved by what they say they bring: uploads that were each let in while
 * there was room would fill the disk together.
 */
export function openUploadPool({ bytes, perSender }: { bytes: number; perSender: number }) {
  const crowd = openCrowd(perSender)
  let reserved = 0

  return {
    /** Returns the way to give the room back. */
    reserve(sender: string, size: number): () => void {
      const leave = crowd.enter(sender)
      if (!leave) throw tooManyUploads()
      if (reserved + size > bytes) {
        leave()
        throw busyWithFiles()
      }
      reserved += size
      let isHere = true
      return () => {
        if (!isHere) return
        isHere = false
        reserved -= size
        leave()
      }
    },
  }
}

/** Also said of uploads that wait in memory. */
export function busyWithFiles() {
  return new Refusal(503, 'busy', 'We’re receiving many files right now. Try again in a moment.', {
    retryAfter: comeAgainAfter,
  })
}

function tooManyUploads() {
  return new Refusal(
    429,
    'too-many-uploads',
    'Several of your files are being uploaded right now. Wait until they are done.',
    { retryAfter: comeAgainAfter },
  )
}
