import { sha256 } from '#domain/photos/sha256.ts'
import { shrinkPhoto } from '#domain/photos/shrink-photo.ts'
import { maxPhotoBytes } from '#domain/photos/photo-limits.ts'
import { maxPhotos } from '#domain/leads/lead-choices.ts'
import { openPhotoStore } from '#site/enhance/photo-store.ts'
import { sendPhoto, type PhotoOutcome } from '#site/enhance/send-photo.ts'
import type { Conversation } from './conversation.ts'
import { dressOnce } from './dress.ts'
import { photoStyle } from './photo-style.ts'
import { photoWords } from './photo-words.ts'
import type { Language } from './words.ts'

const store = openPhotoStore('chat')
/** Of this page, for their pictures: those that are in are stored no more. */
const seen = new Map<string, Blob>()

type Chosen = {
  readonly files: readonly File[]
  readonly conversation: Pick<Conversation, 'state' | 'add'>
  /** What is wrong with them. */
  readonly say: (problem: string) => void
}

/** Takes as many of the chosen photos as there is room for, one after the other: six at once are more than a phone can hold. */
export async function choosePhotos({ files, conversation, say }: Chosen) {
  const { chat, waiting, language } = conversation.state()
  const words = photoWords[language]
  const sent = chat.items.filter(({ kind }) => kind === 'photo')
  const unsent = waiting.filter(({ path }) => path === 'photos')
  const taken = new Set([...sent, ...unsent].map(({ id }) => id))
  const room = Math.max(0, maxPhotos - taken.size)
  say(files.length > room ? words.full : '')
  for (const file of files.slice(0, room)) {
    const photo = await preparePhoto(file)
    if ('sha256' in photo) conversation.add('photos', { sha256: photo.sha256 })
    else say(words[photo.problem])
  }
}

/** Makes a chosen photo ready to be sent and stores it. */
async function preparePhoto(file: File): Promise<{ sha256: string } | { problem: 'large' | 'unread' }> {
  try {
    const shrunk = await shrinkPhoto(file)
    // Read once and kept: the file behind it may be gone when the phone tries again.
    const bytes = new Uint8Array(await shrunk.arrayBuffer())
    if (bytes.length > maxPhotoBytes) return { problem: 'large' }
    // A browser that cannot read HEIC often does not know what it is called either; the server reads it.
    const type = shrunk.type || (/\.hei[cf]$/i.test(file.name) ? 'image/heic' : '')
    const hash = await sha256(bytes)
    const photo = new Blob([bytes], { type })
    seen.set(hash, photo)
    await store.put({ name: file.name, bytes: photo, hash })
    return { sha256: hash }
  } catch {
    return { problem: 'unread' }
  }
}

/** Sends the bytes, as far as this browser still has them. */
export async function uploadPhoto(hash: string, to: string, language: Language): Promise<PhotoOutcome> {
  const bytes = await bytesOf(hash)
  if (!bytes) return { kind: 'refused', sentence: photoWords[language].lost }
  return sendPhoto({ bytes, hash, to }, () => {})
}

export function forgetPhoto(hash: string) {
  return store.remove(hash)
}

/** Draws the photo: an image would need an address, which the policy of another website may not allow. */
export async function drawPhoto(hash: string, frame: HTMLElement) {
  dressOnce(frame.getRootNode(), photoStyle)
  const bytes = await bytesOf(hash)
  const picture = bytes && (await createImageBitmap(bytes).catch(() => undefined))
  if (!picture) return
  const canvas = document.createElement('canvas')
  canvas.width = 276
  canvas.height = 186
  const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const [left, top] = [(canvas.width - width) / 2, (canvas.height - height) / 2]
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height)
  frame.append(canvas)
  picture.close()
}

async function bytesOf(hash: string) {
  return seen.get(hash) ?? (await store.list()).find((photo) => photo.hash === hash)?.bytes
}
