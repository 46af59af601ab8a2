import { leadOutcome, missingFields, sendAs } from '#domain/leads/lead-form.ts'
import { postJson } from '#platform/post-json.ts'
import { openProof } from '#platform/proof-solver.ts'
import { newId } from '#platform/uuid.ts'
import type { FieldMessages, LeadOutcome, Sent } from '#domain/leads/lead-form.ts'
import { losses } from '#domain/leads/losses.ts'
import { displayPhone, normalizePhone } from '#domain/leads/phone.ts'
import { element } from './element.ts'

const answerTimeout = 30_000

/** 'Call me back': a name, a phone and, if one likes, what happened; it makes a request like the contact page does. */
export function callBackForm(companyPhone: string) {
  const name = field('name', 'Your name', { autocomplete: 'name', type: 'text' })
  const phone = field('phone', 'Your phone', { autocomplete: 'tel', type: 'tel' })
  const problem = element('p', { className: 'error', role: 'alert', hidden: true })
  const send = element('button', { className: 'send', textContent: 'Ask for a call' })
  const form = element('form', { noValidate: true }, name.label, phone.label)
  // Nobody is asked what happened on the page about trauma.
  if (!location.pathname.includes('trauma')) form.append(chips())
  form.append(problem, send)

  const proof = openProof('/contact')
  const retry_key = newId()
  let sent: Sent | undefined
  let isBusy = false
  form.addEventListener('input', () => proof.begin())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!isBusy) void submit()
  })
  return form

  async function submit() {
    const lead = { name: name.input.value, phone: phone.input.value, ...chosen(form) }
    problem.hidden = true
    if (showFields(missingFields(lead))) return

    setBusy(true)
    sent = sendAs(JSON.stringify(lead), sent)
    let outcome = await post(lead, sent)
    if (outcome.kind === 'id-taken') {
      sent = { ...sent, id: newId() }
      outcome = await post(lead, sent)
    }
    setBusy(false)
    if (outcome.kind === 'received') return form.replaceWith(...thanks(outcome.reference, lead.phone))
    if (outcome.kind === 'refused') return showFields(outcome.fields) || say(outcome.sentence)
    send.textContent = 'Try again'
    const orCall = companyPhone && `, or call ${displayPhone(companyPhone)}`
    say(`Your request did not reach us. Please try again${orCall}.`)
  }

  async function post(lead: object, { id }: Sent): Promise<LeadOutcome> {
    const whole = { ...lead, id, page: location.pathname, retry_key, proof: await proof.forRequest(id) }
    const answer = await postJson('/api/leads', whole, answerTimeout)
    return answer ? leadOutcome(answer.status, answer.body) : { kind: 'failed' }
  }

  function say(sentence: string) {
    problem.textContent = sentence
    problem.hidden = false
  }

  function setBusy(busy: boolean) {
    isBusy = busy
    send.textContent = busy ? 'Sending…' : 'Ask for a call'
    send.ariaDisabled = String(busy)
  }

  /** Whether there was anything to show; the focus goes to the first field that needs it. */
  function showFields(fields: FieldMessages) {
    for (const { input, error } of [phone, name]) {
      const text = fields[input.name]?.join(' ') ?? ''
      error.textContent = text
      error.hidden = !text
      input.ariaInvalid = String(text !== '')
      if (text) input.focus()
    }
    return 'name' in fields || 'phone' in fields
  }
}

function field(name: string, words: string, kind: { autocomplete: 'name' | 'tel'; type: string }) {
  const error = element('span', { className: 'error', id: `error-${name}`, hidden: true })
  const input = element('input', { name, required: true, ...kind })
  input.setAttribute('aria-describedby', error.id)
  return { input, error, label: element('label', {}, words, input, error) }
}

function chips() {
  const labels = losses.map(({ value, label }) =>
    element('label', {}, element('input', { type: 'radio', name: 'loss', value }), label),
  )
  const legend = element('legend', { textContent: 'What happened?' })
  return element('fieldset', {}, legend, element('div', { className: 'chips' }, ...labels))
}

/** Who was asked and did not choose has something else; who was not asked has said nothing. */
function chosen(form: HTMLFormElement) {
  if (!form.querySelector('fieldset')) return {}
  return { loss: new FormData(form).get('loss') ?? 'other' }
}

function thanks(reference: string, phone: string) {
  const words = element('p', { role: 'status', tabIndex: -1 })
  // A status region is read only when its words come after it.
  requestAnimationFrame(() => {
    const number = displayPhone(normalizePhone(phone) ?? phone)
    words.append('Thank you. We have your request and will call ', number, '. Your reference:')
    words.focus()
  })
  return [words, element('p', { className: 'reference', textContent: reference })]
}
