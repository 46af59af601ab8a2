import type { Desk } from './receipt.ts'
import { promiseOf } from './receipt-words.ts'

/** The greeting, the promise, and who has taken the request. */
export function showHead({ part, kept, receipt }: Desk) {
  const greeting = part.querySelector('[data-greeting]')
  const promise = part.querySelector('[data-promise]')
  const claimed = part.querySelector('[data-claimed]')
  return () => {
    const known = receipt()
    const [first = ''] = kept().name.trim().split(/\s+/)
    if (greeting) setText(greeting, `We have your request${first && `, ${first}`}.`)
    if (!known) return

    const { words, time } = promiseOf(known, new Date())
    if (promise && promise.textContent !== words + (time ?? '')) {
      const clock = document.createElement('time')
      clock.textContent = time ?? ''
      promise.replaceChildren(words, ...(time ? [clock] : []))
    }
    const hasWho = known.claimed_by && !known.cancelled_at
    if (claimed) setText(claimed, hasWho ? `${known.claimed_by} has your request.` : '')
  }
}

/** Only where it differs: what screen readers watch is read out again when it is written again. */
export function setText(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text
}
