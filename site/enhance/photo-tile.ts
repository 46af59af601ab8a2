import { button, doneIcon, make } from './elements.ts'
import type { PhotoState } from './photo-queue.ts'

const words: Readonly<Record<PhotoState, string>> = {
  chosen: 'Waiting',
  preparing: 'Getting it ready',
  waiting: 'Waiting',
  sending: 'Sending, 0%',
  in: 'Received',
  failed: 'Not sent.',
  refused: 'Not sent.',
}

/** A photo on the confirmation: its picture, and how far it has come. */
export function newTile(name: string, { again, remove }: { again: () => void; remove: () => void }) {
  const row = make('li')
  const frame = make('figure')
  // Without words: those are in the frame, and a browser draws a torn picture beside them until there is one.
  const picture = make('img', { alt: '' })
  const progress = make('progress', { max: 1, value: 0, hidden: true })
  const status = make('span')
  const retry = button('Try again', 'link', again)
  const takeOut = button('Remove', 'link', remove)
  frame.ariaLabel = progress.ariaLabel = name
  retry.ariaLabel = `Try again: ${name}`
  takeOut.ariaLabel = `Remove ${name}`
  frame.append(picture, progress)
  row.append(frame, status, ' ', retry, takeOut)

  return {
    row,
    showPicture(bytes: Blob) {
      picture.src = URL.createObjectURL(bytes)
      picture.addEventListener('load', () => URL.revokeObjectURL(picture.src), { once: true })
    },
    tell(share: number) {
      progress.value = share
      status.textContent = `Sending, ${Math.round(share * 100)}%`
    },
    show(state: PhotoState, sentence = '') {
      status.textContent = sentence || words[state]
      status.toggleAttribute('data-failed-photo', state === 'failed' || state === 'refused')
      progress.hidden = state !== 'sending'
      retry.hidden = state !== 'failed'
      takeOut.hidden = state !== 'refused'
      if (state === 'in' && !frame.querySelector('.icon')) frame.append(doneIcon())
    },
  }
}
