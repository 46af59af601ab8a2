import { forThePhone, forget, readStored, store } from './storage.ts'

/** What this browser holds of a request that was received: for 24 hours, and never in an address. */
export type StoredReceipt = {
  readonly id: string
  readonly reference: string
  /** Opens what may still be changed. */
  readonly secret: string
  readonly open_until: string
  /** Empty where none was given. */
  readonly name: string
  readonly phone: string
  readonly loss: string
  /** By when the company said it calls back, as the server last told; empty where it says nothing. */
  readonly call_by: string
  readonly isCancelled: boolean
  /** Answers and a number that could not be saved yet. */
  readonly waiting: Readonly<Record<string, unknown>>
  /** The questions that were answered or skipped. */
  readonly asked: readonly string[]
}

const prefix = 'receipt:'

export function keepReceipt(receipt: StoredReceipt) {
  return store(forThePhone, prefix + receipt.reference, receipt)
}

export function forgetReceipt(reference: string) {
  forget(forThePhone, prefix + reference)
}

/** The receipt of this reference, as long as it is good for something. */
export function findReceipt(reference: string): StoredReceipt | undefined {
  const found = readStored(forThePhone, prefix + reference)
  if (!found) return undefined
  const text = (name: string) => (typeof found[name] === 'string' ? found[name] : '')
  const [id, secret, open_until] = [text('id'), text('secret'), text('open_until')]
  if (!id || !secret || Date.parse(open_until) < Date.now()) {
    forgetReceipt(reference)
    return undefined
  }
  const { waiting, asked } = found
  return {
    id,
    secret,
    open_until,
    reference,
    name: text('name'),
    phone: text('phone'),
    loss: text('loss'),
    call_by: text('call_by'),
    isCancelled: found['isCancelled'] === true,
    waiting: typeof waiting === 'object' ? { ...waiting } : {},
    asked: Array.isArray(asked) ? asked.filter((name) => typeof name === 'string') : [],
  }
}

/** The receipt of a request that another tab may have sent meanwhile. Those that are over go. */
export function findReceiptOf(id: string) {
  return references()
    .map(findReceipt)
    .find((receipt) => receipt?.id === id)
}

/** The one that was received last. */
export function findLastReceipt() {
  return references()
    .flatMap((reference) => findReceipt(reference) ?? [])
    .toSorted((a, b) => Date.parse(a.open_until) - Date.parse(b.open_until))
    .at(-1)
}

/** Where its confirmation stands. */
export function confirmationOf({ reference, loss }: Pick<StoredReceipt, 'reference' | 'loss'>) {
  return `/contact?${new URLSearchParams({ received: reference, loss })}`
}

function references() {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length))
  } catch {
    return []
  }
}
