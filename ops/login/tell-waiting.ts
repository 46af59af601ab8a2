import { waitingHere, type Waiting } from '../outbox/waiting-here.ts'
import { hasDraftsOfOthers } from '../ui/stored-draft.ts'

/** Whoever holds the device reads for whom something waits on it, and whether something typed is not locked; a browser that does not say is left alone. */
export async function tellWaiting() {
  const place = document.querySelector<HTMLElement>('[data-waiting]')
  if (!place) return
  const waiting = await waitingHere(null).catch(() => [])
  const lines = waiting.map((each) => wordsOf(each, place.dataset))
  if (hasDraftsOfOthers(null, Object.keys(localStorage))) lines.push(place.dataset['unlocked'] ?? '')
  place.replaceChildren(...lines.map(line))
  place.hidden = lines.length === 0
}

function wordsOf({ name, count }: Waiting, { one = '', more = '', someone = '', them = '' }: DOMStringMap) {
  const words = (count === 1 ? one : more).replace('{count}', String(count))
  return words.replace('{name}', () => name ?? someone).replace('{who}', () => name ?? them)
}

function line(textContent: string) {
  return Object.assign(document.createElement('p'), { textContent })
}
