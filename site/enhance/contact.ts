import { newId } from '#platform/uuid.ts'
import { lossOrOther, missingFields } from '#domain/leads/lead-form.ts'
import { openProof } from '#platform/proof-of-work/proof-solver.ts'
import { deliver, type Delivered } from './deliver.ts'
import { forgetDraft, keepDraft, readDraft, restoreDraft } from './draft.ts'
import { afterEvent, atRest, type Outbox, type OutboxEvent } from './outbox.ts'
import { clearProblems, hasFields, showFields } from './problems.ts'
import { leaveForReceipt } from './received.ts'
import { openSendingWords } from './sending-words.ts'
import { forgetUnsent, readUnsent, storeUnsent, type Unsent } from './unsent-request.ts'
import { onWake } from './wakes.ts'

const sentFields = ['loss', 'name', 'phone', 'town', 'page', 'opened', 'website']

/** Takes over the sending of the contact form, which goes on working without. */
export function takeOver(part: HTMLElement) {
  if (part instanceof HTMLFormElement) takeOverForm(part)
}

function takeOverForm(form: HTMLFormElement) {
  const proof = openProof(form.action)
  const words = openSendingWords(form, () => void press())
  let id = textOf('id')
  const ownRetryKey = newId()
  let outbox: Outbox = atRest
  let isStored = false
  let stopWaking = () => {}

  // The messages are ours, at the fields; the browser's own would stop the form before we see it.
  form.noValidate = true
  const draft = readDraft()
  if (draft && !form.querySelector('[aria-invalid=true]')) {
    restoreDraft(form, draft)
    id = draft.id || id
  }
  form.addEventListener('input', () => {
    void proof.begin()
    keepDraft(id, new FormData(form))
    // What waits to be sent is what stands in the form now.
    if (outbox.at === 'waiting') isStored = storeUnsent(request())
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void press()
  })
  // A reload of the tab that was told "keep this page open" goes on where it was.
  if (draft && readUnsent()?.id === id) void press()

  async function press() {
    if (outbox.at === 'way') return
    clearProblems(form)
    const missing = missingFields({ name: textOf('name'), phone: textOf('phone') })
    if (Object.keys(missing).length > 0) {
      outbox = atRest
      words.show(outbox, isStored)
      return showFields(form, missing)
    }
    await move({ type: 'send' })
  }

  async function move(event: OutboxEvent) {
    const before = outbox
    outbox = afterEvent(outbox, event)
    if (outbox === before) return
    words.show(outbox, isStored)
    stopWaking()
    if (outbox.at === 'waiting') stopWaking = onWake(wake)
    if (outbox.at === 'there') return leave(outbox.reference)
    if (outbox.at === 'way') await send()
  }

  function wake() {
    // On another page the notice there takes over.
    if (form.isConnected) void move({ type: 'wake' })
    else stopWaking()
  }

  async function send() {
    const unsent = request()
    keepDraft(id, new FormData(form))
    isStored = storeUnsent(unsent)
    await take(await deliver(unsent, await proof.ifReady(id)).catch(() => broken(id)))
  }

  async function take(delivered: Delivered) {
    // An id that was in use was replaced.
    if (delivered.kind === 'failed') id = delivered.id
    if (delivered.kind !== 'fields') {
      return move(
        delivered.kind === 'received' ? { type: 'received', ...delivered } : { type: 'failed', ...delivered },
      )
    }
    const { fields, sentence } = delivered
    if (!hasFields(form, fields)) return move({ type: 'failed', cause: 'refused', sentence })
    await move({ type: 'fields' })
    showFields(form, fields)
  }

  function leave(reference: string) {
    const loss = lossOrOther(textOf('loss'))
    forgetDraft()
    forgetUnsent(id)
    // Whoever has gone on to something else is told there, by the notice of the page.
    if (!form.isConnected && isStored) return
    leaveForReceipt(form, reference, loss)
    form.reset()
  }

  function request(): Unsent {
    const stored = readUnsent()
    const { at, retry_key } = stored?.id === id ? stored : { at: Date.now(), retry_key: ownRetryKey }
    return { id, retry_key, at, fields: Object.fromEntries(sentFields.map((name) => [name, textOf(name)])) }
  }

  function textOf(name: string) {
    const value = new FormData(form).get(name)
    return typeof value === 'string' ? value : ''
  }
}

function broken(id: string): Delivered {
  return { kind: 'failed', cause: 'trouble', sentence: '', id }
}
