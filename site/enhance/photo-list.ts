import { maxPhotoBytes, maxPhotos } from '#domain/leads/lead-choices.ts'
import { sha256 } from '#domain/photos/sha256.ts'
import { shrinkPhoto } from '#domain/photos/shrink-photo.ts'

/** A chosen photo: its row on the page, and its bytes as soon as they are ready to travel. */
export type Photo = {
  readonly name: string
  readonly row: HTMLElement
  readonly progress: HTMLProgressElement
  readonly ready: Promise<{ bytes: Blob; hash: string }>
  hash?: string
  isSent: boolean
}

/** They outlive a failed send and a look at another page, for as long as the document lives. */
let photos: Photo[] = []
let preparing: Promise<unknown> = Promise.resolve()

const tooManyPhotos = `Please send at most ${maxPhotos} photos.`

export function chosenPhotos(): readonly Photo[] {
  return photos
}

export function forgetPhotos() {
  for (const { row } of photos) row.remove()
  photos = []
}

/** Shows what is chosen as rows that can be taken out again; `complain` gets what is wrong, or '' when nothing is. */
export function listPhotos(form: HTMLFormElement, complain: (sentence: string) => void) {
  const input = form.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) return
  const list = form.querySelector('[data-photos]') ?? newListAfter(input)
  list.append(...photos.map(({ row }) => row))

  function take() {
    if (!input?.files?.length) return
    const room = maxPhotos - photos.length - new FormData(form).getAll('kept').length
    const added = [...input.files].slice(0, Math.max(0, room)).map((file) => newPhoto(file, complain))
    complain(input.files.length > room ? tooManyPhotos : '')
    photos.push(...added)
    list.append(...added.map(({ row }) => row))
    // The files live here now, and the same one may be chosen again.
    input.value = ''
  }
  input.addEventListener('change', take)
  take()
}

function newListAfter(input: HTMLElement) {
  const list = document.createElement('ul')
  list.toggleAttribute('data-photos', true)
  input.after(list)
  return list
}

function newPhoto(file: File, complain: (sentence: string) => void): Photo {
  const row = document.createElement('li')
  const picture = document.createElement('img')
  const name = document.createElement('span')
  const progress = document.createElement('progress')
  const remove = document.createElement('button')
  picture.alt = ''
  name.textContent = file.name
  progress.hidden = true
  progress.ariaLabel = file.name
  remove.type = 'button'
  remove.textContent = 'Remove'
  remove.ariaLabel = `Remove ${file.name}`
  row.append(picture, name, progress, remove)

  // One after the other: six pictures of 50 megapixels at once are more than a phone can hold.
  const ready = preparing.then(() => prepare(file))
  preparing = ready.catch(() => undefined)
  const photo: Photo = { name: file.name, row, progress, ready, isSent: false }
  show(photo, picture).catch(() => {
    takeOut(photo)
    complain(`${file.name} could not be read. Please choose it again.`)
  })
  remove.addEventListener('click', () => takeOut(photo))
  return photo
}

async function prepare(file: File) {
  const shrunk = await shrinkPhoto(file)
  // Read once and kept: the file behind it may be gone when the phone tries again.
  const bytes = new Uint8Array(await shrunk.arrayBuffer())
  // A browser that cannot read HEIC often does not know what it is called either; the server reads it.
  const type = shrunk.type || (/\.hei[cf]$/i.test(file.name) ? 'image/heic' : '')
  return { bytes: new Blob([bytes], { type }), hash: await sha256(bytes) }
}

async function show(photo: Photo, picture: HTMLImageElement) {
  const { bytes, hash } = await photo.ready
  photo.hash = hash
  picture.src = URL.createObjectURL(bytes)
  picture.addEventListener('load', () => URL.revokeObjectURL(picture.src), { once: true })
}

function takeOut(photo: Photo) {
  const form = photo.row.closest('form')
  photos = photos.filter((other) => other !== photo)
  photo.row.remove()
  form?.querySelector<HTMLElement>('input[type=file]')?.focus()
}

/** Whether a photo is more than the server takes, however small it was made. */
export function isTooLarge(bytes: Blob) {
  return bytes.size > maxPhotoBytes
}
