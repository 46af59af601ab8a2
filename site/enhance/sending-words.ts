import { whatIsSaved, whyNotSent } from './failure-words.ts'
import { bringIntoView } from './into-view.ts'
import { slowSend } from './limits.ts'
import type { Outbox } from './outbox.ts'

/** What stands where the button stands: the button, that it is being sent, or that it is not, why, and whom to call. */
export function openSendingWords(form: HTMLFormElement, again: () => void) {
  const find = <T extends HTMLElement>(name: string) => form.querySelector<T>(`[data-${name}]`)
  const area = find('send')
  const button = area?.querySelector('button')
  const status = find('form-status')
  const panel = find('failed')
  const retry = find('failed-again')
  const retryWords = retry?.querySelector('span')
  const label = button?.textContent ?? ''
  let slow: ReturnType<typeof setTimeout>

  retry?.addEventListener('click', again)
  const warn = () => {
    if (status && area && !area.hidden)
      status.textContent = navigator.onLine
        ? ''
        : 'You’re offline. We’ll save this and send it when you’re back.'
  }
  for (const change of ['online', 'offline']) addEventListener(change, warn)
  warn()

  function setBusy(isBusy: boolean) {
    clearTimeout(slow)
    if (button) {
      button.textContent = isBusy ? 'Sending…' : label
      button.ariaDisabled = String(isBusy)
    }
    if (retryWords) retryWords.textContent = isBusy ? 'Trying again…' : 'Try again now'
    if (retry) retry.ariaDisabled = String(isBusy)
    if (!isBusy || !status) return
    status.textContent = ''
    slow = setTimeout(() => (status.textContent = 'Still sending. A call is faster.'), slowSend)
  }

  return {
    show(outbox: Outbox, isStored: boolean) {
      setBusy(outbox.at === 'way')
      if (outbox.at === 'way') return
      if (status) status.textContent = ''
      const hasFailed = outbox.at === 'waiting'
      const wasHidden = panel?.hidden
      if (area) area.hidden = outbox.at !== 'rest'
      if (panel) panel.hidden = !hasFailed
      if (!hasFailed || !panel) return
      fill(panel, outbox, isStored)
      // Only once: a try that fails by itself must not take the focus from who is typing.
      if (wasHidden) bringIntoView(panel)
    },
  }
}

function fill(panel: HTMLElement, outbox: Outbox & { at: 'waiting' }, isStored: boolean) {
  const why = panel.querySelector('[data-failed-why]')
  const saved = panel.querySelector('[data-failed-saved]')
  const { strong, rest } = whatIsSaved({ ...outbox, isStored })
  const words = whyNotSent({ ...outbox, isOnline: navigator.onLine })
  saved?.classList.toggle('unsaved', !isStored)
  // An alert is read out again whenever its words change, so they change only when they differ.
  if (why?.textContent === words && saved?.textContent === strong + rest) return
  if (why) why.textContent = words
  const emphasis = document.createElement('strong')
  emphasis.textContent = strong
  saved?.querySelector('span')?.replaceChildren(emphasis, rest)
}
