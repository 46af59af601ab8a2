import { missingFields, sendAs } from '#domain/leads/lead-form.ts'
import { openProof } from '#platform/proof-solver.ts'
import { newId } from '#platform/uuid.ts'
import type { LeadOutcome, Sent } from '#domain/leads/lead-form.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { forgetDraft, keepDraft, readDraft, restoreDraft, valuesOf } from './draft.ts'
import { leadBody } from './lead-body.ts'
import { chosenPhotos, forgetPhotos, listPhotos } from './photo-list.ts'
import { clearProblems, showField, showFields, showSummary } from './problems.ts'
import { sendLead, sendPhotos } from './send.ts'

const photoGone = 'A photo sent before is no longer here. Please add it again if it matters, then send.'
const notReached =
  'Your request did not reach us. Everything you entered is still here: please try again, or call us. '
const attempts = 3
const failed: LeadOutcome = { kind: 'failed' }

/** Takes over the sending of the contact form, which goes on working without. */
export function takeOver(part: HTMLElement) {
  if (part instanceof HTMLFormElement) takeOverForm(part)
}

function takeOverForm(form: HTMLFormElement) {
  const button = form.querySelector<HTMLElement>('button:not([type=button])')
  const label = button?.textContent ?? ''
  const status = statusOf(form)
  const proof = openProof(form.action)
  let sent: Sent | undefined
  let isBusy = false

  // The messages are ours, at the fields; the browser's own would stop the form before we see it.
  form.noValidate = true
  const draft = readDraft()
  if (draft && !form.querySelector('[aria-invalid=true]')) {
    restoreDraft(form, draft)
    sent = draft.sent
  }
  listPhotos(form, (sentence) => showField(form, 'photos', sentence))
  form.addEventListener('input', () => {
    proof.begin()
    keep()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!isBusy) void submit()
  })

  function keep() {
    keepDraft({ values: valuesOf(new FormData(form)), sent })
  }

  function tell(progress: string) {
    status.textContent = progress
  }

  function setBusy(busy: boolean, words = busy ? 'Sending…' : label) {
    isBusy = busy
    if (!button) return
    button.textContent = words
    button.ariaDisabled = String(busy)
  }

  async function submit() {
    const data = new FormData(form)
    const texts = valuesOf(data)
    clearProblems(form)
    const missing = missingFields({ name: texts['name'] ?? '', phone: texts['phone'] ?? '' })
    if (Object.keys(missing).length > 0) return showFields(form, missing)

    setBusy(true)
    const outcome = await deliver(data).catch(() => failed)
    tell('')
    setBusy(false, outcome.kind === 'failed' ? 'Try again' : label)
    if (outcome.kind === 'received') return leave(outcome.reference, texts['service'] || 'not-sure')
    if (outcome.kind === 'photos-missing') return showFields(form, { photos: [photoGone] })
    if (outcome.kind !== 'refused') return showSummary(form, notReached, ...callLink())
    if (Object.keys(outcome.fields).length > 0) showFields(form, outcome.fields)
    else showSummary(form, `${outcome.sentence} `, ...callLink())
  }

  /** Photos first, then the request; what the server lacks is sent again, and a used id is replaced. */
  async function deliver(data: FormData): Promise<LeadOutcome> {
    let outcome = failed
    for (let attempt = 0; attempt < attempts; attempt++) {
      const photos = await sendPhotos(tell)
      if (photos.kind === 'failed') return photos
      if (photos.kind === 'refused') {
        const sentence = `${photos.photo?.name}: ${photos.sentence}`
        return { kind: 'refused', sentence, fields: { photos: [sentence] } }
      }
      tell('Sending your request…')
      const hashes = chosenPhotos().flatMap(({ hash }) => hash ?? [])
      const body = leadBody(valuesOf(data), [...keptPhotos(form), ...hashes])
      sent = sendAs(JSON.stringify(body), sent, textOf(data, 'id') || undefined)
      keep()
      const { id } = sent
      outcome = await sendLead({ ...body, id, ...pageFields(data), proof: await proof.forRequest(id) })
      if (outcome.kind === 'id-taken') sent = { ...sent, id: newId() }
      else if (outcome.kind === 'photos-missing' && !dropKept(form, outcome.photos)) unsend(outcome.photos)
      else return outcome
    }
    return outcome
  }

  function leave(reference: string, service: string) {
    forgetDraft()
    forgetPhotos()
    form.reset()
    const link = document.createElement('a')
    link.href = `/contact?${new URLSearchParams({ received: reference, service })}`
    // A chosen link, so that it is swapped like any other.
    form.append(link)
    link.click()
  }
}

function statusOf(form: HTMLFormElement) {
  const found = form.querySelector('[data-form-status]')
  if (found) return found
  const status = document.createElement('p')
  status.toggleAttribute('data-form-status', true)
  status.role = 'status'
  form.append(status)
  return status
}

function textOf(data: FormData, name: string) {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** What the page says of itself. An empty open time is left out: a wrong one would look like a forged one. */
function pageFields(data: FormData) {
  const opened = textOf(data, 'opened')
  return { website: textOf(data, 'website'), page: textOf(data, 'page'), ...(opened ? { opened } : {}) }
}

function keptPhotos(form: HTMLFormElement) {
  return new FormData(form).getAll('kept').filter((hash) => typeof hash === 'string')
}

/** Photos that came with an earlier form and were swept since: only their owner can bring them again. */
function dropKept(form: HTMLFormElement, gone: string[]) {
  const kept = [...form.querySelectorAll<HTMLInputElement>('input[name=kept]')]
  const dropped = kept.filter(({ value }) => gone.includes(value))
  for (const input of dropped) (input.closest('li') ?? input).remove()
  return dropped.length > 0
}

function unsend(hashes: string[]) {
  for (const photo of chosenPhotos()) if (photo.hash && hashes.includes(photo.hash)) photo.isSent = false
}

function callLink() {
  const { phone } = document.body.dataset
  if (!phone) return []
  const link = document.createElement('a')
  link.href = `tel:${phone}`
  link.textContent = `Call ${displayPhone(phone)}`
  return [link]
}
