import type { Erased } from '#domain/sessions/session-end.ts'
import { clockWords } from '../ui/clock.ts'

/** Whoever holds the device reads who had it erased, and when. */
export function tellErased({ by, at }: Erased) {
  const place = document.querySelector<HTMLElement>('[data-erased]')
  if (!place) return
  const { erasedBy = '', erasedAt = '' } = place.dataset
  const locale = document.documentElement.lang === 'es' ? 'es-US' : 'en-US'
  const clock = clockWords(new Date(at), new Date(), locale)
  const words = (by === null ? erasedAt : erasedBy).replace('{time}', () => clock)
  place.prepend(
    Object.assign(document.createElement('p'), { textContent: words.replace('{name}', () => by ?? '') }),
  )
  place.hidden = false
}
