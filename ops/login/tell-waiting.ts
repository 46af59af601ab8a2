import { waitingHere, type Waiting } from '../outbox/waiting-here.ts'

/** Whoever holds the device reads for whom something waits on it; a browser that does not say is left alone. */
export async function tellWaiting() {
  const place = document.querySelector<HTMLElement>('[data-waiting]')
  if (!place) return
  const waiting = await waitingHere(null).catch(() => [])
  place.replaceChildren(...waiting.map((each) => line(each, place.dataset)))
  place.hidden = waiting.length === 0
}

function line({ name, count }: Waiting, { one = '', more = '', someone = '' }: DOMStringMap) {
  const words = (count === 1 ? one : more).replace('{count}', String(count))
  return Object.assign(document.createElement('p'), {
    textContent: words.replace('{name}', () => name ?? someone),
  })
}
