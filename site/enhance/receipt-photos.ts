import { maxPhotoBytes, maxPhotoMegabytes, maxPhotos } from '#domain/leads/lead-choices.ts'
import { countPhotos, isUnderWay, nextPhoto, type PhotoState } from './photo-queue.ts'
import { openPhotoStore, type StoredPhoto } from './photo-store.ts'
import { newTile } from './photo-tile.ts'
import type { Desk } from './receipt.ts'
import { setText } from './receipt-head.ts'
import type { Answered, AskReceipt } from './receipt-link.ts'
import { photoTitle } from './receipt-words.ts'
import { sendPhoto } from './send-photo.ts'
import { sha256 } from '#domain/photos/sha256.ts'
import { shrinkPhoto } from '#domain/photos/shrink-photo.ts'

type Photo = {
  readonly name: string
  readonly tile: ReturnType<typeof newTile>
  state: PhotoState
  hash?: string
  bytes?: Blob
}

const tooLarge = `Too large. A photo may have ${maxPhotoMegabytes} MB.`
const tooMany = `There is room for ${maxPhotos} photos.`

/** Photos on the confirmation: sent one at a time, after the request and never before it, and again until they are in. */
export function watchPhotos(
  { part, kept, receipt }: Desk,
  ask: AskReceipt,
  take: (answered: Answered) => void,
) {
  const list = part.querySelector('[data-photos]')
  const input = part.querySelector<HTMLInputElement>('[data-photos-part] input')
  const store = openPhotoStore(kept().id)
  let photos: Photo[] = []
  let isStored = true
  let preparing: Promise<unknown> = Promise.resolve()
  if (!list || !input) return { wake() {}, draw() {} }

  input.addEventListener('change', () => {
    const room = maxPhotos - countPhotos(photos, receipt()?.photos ?? []).all
    const chosen = [...(input.files ?? [])]
    complain(chosen.length > room ? tooMany : '')
    for (const file of chosen.slice(0, Math.max(0, room))) add(file)
    // The files live here now, and the same one may be chosen again.
    input.value = ''
    draw()
  })
  void goOn()

  /** What an earlier look at this page could not send any more. */
  async function goOn() {
    for (const photo of await store.list()) resume(photo)
    await work()
  }

  function add(file: File) {
    const photo = newPhoto(file.name)
    // One after the other: six pictures of 50 megapixels at once are more than a phone can hold.
    preparing = preparing
      .then(() => prepare(photo, file))
      .then(work, () => refuse(photo, 'It could not be read.'))
  }

  function resume({ name, bytes, hash }: StoredPhoto) {
    const photo = newPhoto(name)
    Object.assign(photo, { bytes, hash, state: 'waiting' })
    photo.tile.showPicture(bytes)
  }

  function newPhoto(name: string): Photo {
    const tile = newTile(name, {
      again: () => {
        photo.state = 'waiting'
        void work()
      },
      remove: () => {
        photos = photos.filter((other) => other !== photo)
        tile.row.remove()
        input?.focus()
        draw()
      },
    })
    const photo: Photo = { name, tile, state: 'chosen' }
    photos.push(photo)
    list?.append(tile.row)
    return photo
  }

  async function prepare(photo: Photo, file: File) {
    photo.state = 'preparing'
    draw()
    const shrunk = await shrinkPhoto(file)
    // Read once and kept: the file behind it may be gone when the phone tries again.
    const bytes = new Uint8Array(await shrunk.arrayBuffer())
    // A browser that cannot read HEIC often does not know what it is called either; the server reads it.
    const type = shrunk.type || (/\.hei[cf]$/i.test(file.name) ? 'image/heic' : '')
    photo.bytes = new Blob([bytes], { type })
    photo.tile.showPicture(photo.bytes)
    if (bytes.length > maxPhotoBytes) return refuse(photo, tooLarge)
    const hash = (photo.hash = await sha256(bytes))
    isStored &&= await store.put({ name: photo.name, bytes: photo.bytes, hash })
    photo.state = 'waiting'
  }

  async function work(): Promise<void> {
    draw()
    const photo = nextPhoto(photos)
    if (!photo?.bytes || !photo.hash) return
    photo.state = 'sending'
    draw()
    await deliver(photo, { bytes: photo.bytes, hash: photo.hash })
    return work()
  }

  async function deliver(photo: Photo, sent: { bytes: Blob; hash: string }) {
    const outcome = await sendPhoto(sent, photo.tile.tell)
    if (outcome.kind === 'refused') return refuse(photo, outcome.sentence)
    const answered =
      outcome.kind === 'arrived' ? await ask(`/photos/${sent.hash}`) : { kind: 'away' as const }
    // The bytes were swept meanwhile, or never came whole: they go once more.
    const isGone = answered.kind === 'refused' && answered.status === 409
    if (answered.kind === 'refused' && !isGone) return refuse(photo, answered.sentence)
    photo.state = answered.kind === 'ok' ? 'in' : 'failed'
    if (answered.kind === 'ok') void store.remove(sent.hash)
    take(answered)
  }

  function refuse(photo: Photo, sentence: string) {
    photo.state = 'refused'
    if (photo.hash) void store.remove(photo.hash)
    photo.tile.show('refused', sentence)
    draw()
  }

  /** What came in before, from this page or another: the picture itself is not asked for. */
  function showKnown() {
    for (const hash of receipt()?.photos ?? [])
      if (!photos.some((photo) => photo.hash === hash))
        Object.assign(newPhoto('Photo'), { hash, state: 'in' })
  }

  function draw() {
    showKnown()
    for (const { state, tile } of photos) if (state !== 'refused') tile.show(state)
    const { arrived, all } = countPhotos(photos, receipt()?.photos ?? [])
    const title = part.querySelector('[data-photos-title]')
    const words = part.querySelector('[data-photos-words]')
    if (title) setText(title, photoTitle(arrived, all))
    if (words) setText(words, photoWords(all, isUnderWay(photos), isStored))
    input?.closest('label')?.toggleAttribute('hidden', all >= maxPhotos)
  }

  function complain(sentence: string) {
    const problem = part.querySelector('[data-photos-problem]')
    if (problem) problem.textContent = sentence
  }

  return {
    draw,
    /** Something may have changed for the better: what failed goes out again. */
    wake() {
      for (const photo of photos) if (photo.state === 'failed') photo.state = 'waiting'
      void work()
    },
  }
}

/** Never promises more than the browser can hold. */
function photoWords(all: number, isAnyUnderWay: boolean, isStored: boolean) {
  if (all === 0)
    return 'Take photos only from a safe, dry place. They help us bring the right equipment, but we’ll come without them.'
  const room = maxPhotos - all
  if (!isAnyUnderWay)
    return `${all === 1 ? 'It is' : 'They are'} with your request.${room > 0 ? ` You can add ${room} more.` : ''}`
  return isStored
    ? 'Keep this page open until they’ve arrived. Your request is safe either way.'
    : 'Don’t close this page until they’ve arrived: photos can’t be saved on this phone. Your request is safe either way.'
}
