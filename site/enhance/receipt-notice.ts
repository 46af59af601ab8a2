import { confirmationOf, findLastReceipt, type StoredReceipt } from './stored-receipts.ts'
import { lineOf, linkTo, noticeOf, row } from './notice.ts'
import { clockTime } from './receipt-words.ts'

/** Whoever has asked for help is told so on every page for as long as they may add to it: no one should ask twice to be sure. */
export function showReceived() {
  document.querySelector('.own-request.is-in')?.remove()
  const kept = findLastReceipt()
  if (!kept || kept.isCancelled || document.querySelector('main [data-receipt]')) return
  document.querySelector('main')?.prepend(noticeFor(kept))
}

function noticeFor(kept: StoredReceipt) {
  const link = linkTo(confirmationOf(kept), 'See your request')
  link.className = 'button strong'
  return noticeOf('Your request', 'is-in', lineOf(`We have your request. ${promise(kept)}`), row(link))
}

function promise({ reference, call_by }: StoredReceipt) {
  const by = new Date(call_by)
  const now = new Date()
  return by > now ? `We’ll call you by ${clockTime(by, now)}.` : `Your reference is ${reference}.`
}
