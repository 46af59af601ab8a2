import { maxPhotos } from '#domain/leads/lead-choices.ts'
import { maxPhotoBytes, maxPhotoMegabytes } from '#domain/photos/photo-limits.ts'
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

/** The photos of one confirmation, and what is known of them. */
type Photos = {
  readonly desk: Desk
  readonly ask: AskReceipt
  readonly take: (answered: Answered) => void
  readonly list: Element
  readonly input: HTMLInputElement
  readonly store: ReturnType<typeof openPhotoStore>
  all: Photo[]
  isStored: boolean
  preparing: Promise<unknown>
}

/** Photos on the confirmation: sent one at a time, after the request and never before it, and again until they are in. */
export function watchPhotos(desk: Desk, ask: AskReceipt, take: (answered: Answered) => void) {
  const list = desk.part.querySelector('[data-photos]')
  const input = desk.part.querySelector<HTMLInputElement>('[data-photos-part] input')
  if (!list || !input) return { wake() {}, draw() {} }

  const store = openPhotoStore(desk.kept().id)
  const known = { all: [], isStored: true, preparing: Promise.resolve() }
  const photos: Photos = { desk, ask, take, list, input, store, ...known }
  input.addEventListener('change', () => choose(photos))
  void goOn(photos)
  return {
    draw: () => draw(photos),
    /** Something may have changed for the better: what failed goes out again. */
    wake() {
      for (const photo of photos.all) if (photo.state === 'failed') photo.state = 'waiting'
      void work(photos)
    },
  }
}

function choose(photos: Photos) {
  const { input } = photos
  const room = maxPhotos - countOf(photos).all
  const chosen = [...(input.files ?? [])]
  complain(photos, chosen.length > room ? tooMany : '')
  for (const file of chosen.slice(0, Math.max(0, room))) add(photos, file)
  // The files live here now, and the same one may be chosen again.
  input.value = ''
  draw(photos)
}

function add(photos: Photos, file: File) {
  const photo = newPhoto(photos, file.name)
  // One after the other: six pictures of 50 megapixels at once are more than a phone can hold.
  photos.preparing = photos.preparing
    .then(() => prepare(photos, photo, file))
    .then(
      () => work(photos),
      () => refuse(photos, photo, 'It could not be read.'),
    )
}

/** What an earlier look at this page could not send any more. */
async function goOn(photos: Photos) {
  for (const photo of await photos.store.list()) resume(photos, photo)
  await work(photos)
}

function resume(photos: Photos, { name, bytes, hash }: StoredPhoto) {
  const photo = newPhoto(photos, name)
  Object.assign(photo, { bytes, hash, state: 'waiting' })
  photo.tile.showPicture(bytes)
}

function newPhoto(photos: Photos, name: string): Photo {
  const tile = newTile(name, {
    again: () => {
      photo.state = 'waiting'
      void work(photos)
    },
    remove: () => {
      photos.all = photos.all.filter((other) => other !== photo)
      tile.row.remove()
      photos.input.focus()
      draw(photos)
    },
  })
  const photo: Photo = { name, tile, state: 'chosen' }
  photos.all.push(photo)
  photos.list.append(tile.row)
  return photo
}

async function prepare(photos: Photos, photo: Photo, file: File) {
  photo.state = 'preparing'
  draw(photos)
  const shrunk = await shrinkPhoto(file)
  // Read once and kept: the file behind it may be gone when the phone tries again.
  const bytes = new Uint8Array(await shrunk.arrayBuffer())
  // A browser that cannot read HEIC often does not know what it is called either; the server reads it.
  const type = shrunk.type || (/\.hei[cf]$/i.test(file.name) ? 'image/heic' : '')
  photo.bytes = new Blob([bytes], { type })
  photo.tile.showPicture(photo.bytes)
  if (bytes.length > maxPhotoBytes) return refuse(photos, photo, tooLarge)
  const hash = (photo.hash = await sha256(bytes))
  photos.isStored &&= await photos.store.put({ name: photo.name, bytes: photo.bytes, hash })
  photo.state = 'waiting'
}

async function work(photos: Photos): Promise<void> {
  draw(photos)
  const photo = nextPhoto(photos.all)
  if (!photo?.bytes || !photo.hash) return
  photo.state = 'sending'
  draw(photos)
  await deliver(photos, photo, { bytes: photo.bytes, hash: photo.hash })
  return work(photos)
}

async function deliver(photos: Photos, photo: Photo, sent: { bytes: Blob; hash: string }) {
  const outcome = await sendPhoto(sent, photo.tile.tell)
  if (outcome.kind === 'refused') return refuse(photos, photo, outcome.sentence)
  const answered =
    outcome.kind === 'arrived' ? await photos.ask(`/photos/${sent.hash}`) : { kind: 'away' as const }
  // The bytes were swept meanwhile, or never came whole: they go once more.
  const isGone = answered.kind === 'refused' && answered.status === 409
  if (answered.kind === 'refused' && !isGone) return refuse(photos, photo, answered.sentence)
  photo.state = answered.kind === 'ok' ? 'in' : 'failed'
  if (answered.kind === 'ok') void photos.store.remove(sent.hash)
  photos.take(answered)
}

function refuse(photos: Photos, photo: Photo, sentence: string) {
  photo.state = 'refused'
  if (photo.hash) void photos.store.remove(photo.hash)
  photo.tile.show('refused', sentence)
  draw(photos)
}

function draw(photos: Photos) {
  const { desk, input, isStored } = photos
  showKnown(photos)
  for (const { state, tile } of photos.all) if (state !== 'refused') tile.show(state)
  const { arrived, all } = countOf(photos)
  const title = desk.part.querySelector('[data-photos-title]')
  const words = desk.part.querySelector('[data-photos-words]')
  if (title) setText(title, photoTitle(arrived, all))
  if (words) setText(words, photoWords(all, isUnderWay(photos.all), isStored))
  input.closest('label')?.toggleAttribute('hidden', all >= maxPhotos)
}

/** What came in before, from this page or another: the picture itself is not asked for. */
function showKnown(photos: Photos) {
  for (const hash of photos.desk.receipt()?.photos ?? [])
    if (!photos.all.some((photo) => photo.hash === hash))
      Object.assign(newPhoto(photos, 'Photo'), { hash, state: 'in' })
}

function countOf({ all, desk }: Photos) {
  return countPhotos(all, desk.receipt()?.photos ?? [])
}

function complain({ desk }: Photos, sentence: string) {
  const problem = desk.part.querySelector('[data-photos-problem]')
  if (problem) problem.textContent = sentence
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
