import type { Receipt } from '#domain/receipts/receipt.ts'
import { findReceipt, forgetReceipt, keepReceipt, type StoredReceipt } from './stored-receipts.ts'
import { watchCancel } from './receipt-cancel.ts'
import { showFollowUps } from './receipt-follow-ups.ts'
import { showHead } from './receipt-head.ts'
import { openReceipt } from './receipt-link.ts'
import { watchNumber } from './receipt-number.ts'
import { watchPhotos } from './receipt-photos.ts'
import { untilWhen } from './receipt-words.ts'
import { afterErrand, nextErrand, type Waiting } from './waiting-changes.ts'
import { onWake } from './wakes.ts'

/** The confirmation as its parts see it. */
export type Desk = {
  readonly part: HTMLElement
  readonly kept: () => StoredReceipt
  /** The request as the server last told; nothing before its first answer. */
  readonly receipt: () => Receipt | undefined
  /** Whether the server has answered, or was found to be away. */
  readonly isAsked: () => boolean
  /** What the server refused of the last change. */
  readonly refusal: () => string
  /** Saved in this browser at once, and told to the server as soon as that can be. */
  readonly change: (waiting: Waiting, asked?: readonly string[]) => void
}

/** Fills the confirmation in where this browser holds the secret; elsewhere it shows the reference only. */
export function takeOver(part: HTMLElement) {
  const found = findReceipt(part.dataset.receipt ?? '')
  if (found) open(part, found)
}

function open(part: HTMLElement, found: StoredReceipt) {
  const ask = openReceipt(found)
  let kept = found
  let receipt: Receipt | undefined
  let refusal = ''
  let isBusy = false
  let isAsked = false
  const desk: Desk = {
    part,
    kept: () => kept,
    receipt: () => receipt,
    isAsked: () => isAsked,
    refusal: () => refusal,
    change,
  }
  const views = [showHead(desk), watchNumber(desk), showFollowUps(desk), watchCancel(desk)]
  const photos = watchPhotos(desk, ask, take)
  views.push(photos.draw)
  const stop = onWake(wake)

  reveal(part, found)
  draw()
  watchCopy(part)
  wake()

  function wake() {
    if (!part.isConnected) return stop()
    photos.wake()
    draw()
    void talk()
  }

  function change(waiting: Waiting, asked: readonly string[] = []) {
    refusal = ''
    keep({ waiting: { ...kept.waiting, ...waiting }, asked: [...new Set([...kept.asked, ...asked])] })
    draw()
    void talk()
  }

  /** Tells the server what waits, one thing after the other; with nothing to tell, asks how it stands. */
  async function talk() {
    if (isBusy) return
    isBusy = true
    let errand = nextErrand(kept.waiting)
    if (!errand && document.visibilityState === 'visible') take(await ask())
    while (errand) {
      const sent = kept.waiting
      const answered = await ask(errand.path, errand.content)
      if (answered.kind === 'away') break
      if (answered.kind === 'refused') refusal = answered.sentence
      keep({ waiting: afterErrand(kept.waiting, errand, sent) })
      take(answered)
      errand = answered.kind === 'over' ? undefined : nextErrand(kept.waiting)
    }
    isBusy = false
    isAsked = true
    draw()
  }

  function take(answered: Awaited<ReturnType<typeof ask>>) {
    if (answered.kind === 'over') return close()
    if (answered.kind !== 'ok') return
    receipt = answered.receipt
    const { name, phone, loss, call_by, cancelled_at } = receipt
    const told = {
      name: name ?? '',
      loss: loss ?? kept.loss,
      call_by: call_by ?? '',
      isCancelled: cancelled_at !== null,
    }
    keep({ ...told, ...(kept.waiting['phone'] === undefined && { phone }) })
    draw()
  }

  function keep(changes: Partial<StoredReceipt>) {
    kept = { ...kept, ...changes }
    keepReceipt(kept)
  }

  function draw() {
    if (part.isConnected) for (const view of views) view()
  }

  /** After its day the page is what it is for everyone else. */
  function close() {
    stop()
    forgetReceipt(kept.reference)
    location.reload()
  }
}

function reveal(part: HTMLElement, { open_until }: StoredReceipt) {
  const show = (name: string, isShown = true) =>
    part.querySelector(`[data-${name}]`)?.toggleAttribute('hidden', !isShown)
  for (const name of ['number', 'follow-ups', 'photos-part', 'cancel', 'until', 'copy']) show(name)
  show('without', false)
  const until = part.querySelector('[data-until]')
  if (until) until.textContent = untilWhen(open_until, new Date())
}

function watchCopy(part: HTMLElement) {
  const button = part.querySelector<HTMLElement>('[data-copy]')
  const words = button?.lastChild
  // Lib.dom promises it, but a page on plain http has none.
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (!clipboard) return button?.remove()
  button?.addEventListener('click', async () => {
    const isCopied = await clipboard.writeText(part.dataset.receipt ?? '').then(
      () => true,
      () => false,
    )
    if (words) words.textContent = isCopied ? 'Copied' : 'Not copied'
  })
}
