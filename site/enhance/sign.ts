import { newId } from '#platform/uuid.ts'
import { forgetSigning, keepSigning, restoreSigning } from './sign-kept.ts'
import { openState, type HasRead, type SignWords } from './sign-state.ts'

/** So long a sentence can be read before the page is made anew. */
const readFor = 4000

/** Lets someone read, decide, draw and sign. Without it the page shows the whole text and how else to sign. */
function takeOver(form: HTMLFormElement) {
  const words: SignWords = JSON.parse(form.dataset['words'] ?? '{}')
  const state = openState(form, takeIn)
  const { all, one, name } = state
  const { say, show, showText, showDeclining, showNotice, showCapacity, begin } = shownParts(state)
  const reason = one<HTMLTextAreaElement>('#reason')
  // Sent with every try: what was received once is not received twice.
  const ids = { sign: newId(), decline: newId() }
  const kept = restoreSigning(form)
  const hasRead = kept?.hasRead ?? { text: false, notice: false }
  let isSending = false

  /** Stored with each stroke and each letter. */
  function takeIn() {
    keepSigning(form, { hasRead, drawn: state.drawn() })
    update()
  }

  function update() {
    const asked = new Set(state.plan()?.inks.map(({ id }) => id))
    for (const part of all('[data-part]')) part.hidden = !asked.has(part.dataset['part'] ?? '')
    const steps = all('[data-nth]').filter((nth) => !nth.closest('[hidden]'))
    for (const [at, nth] of steps.entries()) nth.textContent = String(at + 1)
    for (const way of all('[data-way]')) way.hidden = way.dataset['way'] !== state.chosen('way')
    for (const typed of all('[data-typed], [data-caption]')) typed.textContent = name()
    showCapacity()
    const lacks = state.lacking(hasRead)
    one('[data-submit]')?.setAttribute('aria-disabled', String(lacks !== null || isSending))
    say(isSending ? words.sending : lacks ? words[lacks.what] : '')
  }

  async function send(does: 'sign' | 'decline', body: object) {
    if (isSending) return
    isSending = true
    update()
    const about = { id: ids[does], does, request: form.dataset['request'], name: name() }
    const answer = await post({ ...about, ...body })
    if (answer?.ok || answer?.status === 410) {
      forgetSigning(form)
      return location.reload()
    }
    isSending = false
    update()
    show('[data-bar]', true)
    const problem: { detail?: string } = (await answer?.json().catch(() => ({}))) ?? {}
    say(answer?.status === 409 ? words.changed : (problem.detail ?? words.failed))
    if (answer?.status === 409) setTimeout(() => location.reload(), readFor)
  }

  function sign() {
    const lacks = state.lacking(hasRead)
    if (lacks) return one(`#title-${lacks.at}`)?.focus()
    const { shown, in: read_in } = form.dataset
    const read = { has_read: hasRead.text, has_read_notice: hasRead.notice, read_in }
    const agreed = { shown, ...read, agrees: true }
    void send('sign', { ...state.signed(), ...agreed })
  }

  function decline() {
    const why = reason?.value.trim().replaceAll(/\s+/g, ' ') ?? ''
    if (why && name().length >= 2) return void send('decline', { reason: why })
    show('[data-bar]', true)
    say(reason?.dataset['missing'] ?? '')
    reason?.setAttribute('aria-invalid', String(!why))
    ;(why ? one('#name') : reason)?.focus()
  }

  function read() {
    hasRead.text = true
    show('[data-was-read]', true)
    showText(false)
    takeIn()
  }

  function readNotice() {
    hasRead.notice = true
    showNotice(hasRead.notice)
    takeIn()
    one('[data-notice-was-read]')?.focus({ preventScroll: true })
  }

  const presses = {
    '[data-read]': () => showText(true),
    '[data-text-back]': () => showText(false),
    '[data-was-done]': read,
    '[data-notice-read]': readNotice,
    '[data-decline]': () => showDeclining(true),
    '[data-decline-back]': () => showDeclining(false),
    '[data-decline-now]': decline,
  }
  for (const [selector, act] of Object.entries(presses)) one(selector)?.addEventListener('click', act)
  form.addEventListener('input', takeIn)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sign()
  })
  begin(hasRead)
  if (kept) state.restore(kept.drawn)
  update()
}

/** What of the page is to be seen, and what it says. */
function shownParts({ all, one, isOther }: ReturnType<typeof openState>) {
  function say(sentence: string) {
    const says = one('[data-says]')
    if (says && says.textContent !== sentence) says.textContent = sentence
  }

  function show(selector: string, isShown: boolean) {
    for (const part of all(selector)) part.hidden = !isShown
  }

  function showText(isShown: boolean) {
    show('[data-page], [data-bar]', !isShown)
    show('[data-text]', isShown)
    scrollTo(0, 0)
    one(isShown ? '[data-text-title]' : '#title-read')?.focus({ preventScroll: true })
  }

  function showDeclining(isShown: boolean) {
    show('[data-decline-part]', isShown)
    show('[data-bar]', !isShown)
    one(isShown ? '#decline-title' : '[data-decline]')?.focus()
  }

  function showNotice(isRead: boolean) {
    show('[data-notice-read]', !isRead)
    show('[data-notice-was-read]', isRead)
  }

  /** Below the ink stands in which capacity it is given. */
  function showCapacity() {
    show('[data-capacity]', isOther())
    const chosen = one('[name="signs_as"]:checked')?.dataset['roleName'] ?? ''
    for (const role of all('[data-role]'))
      role.textContent = isOther() ? chosen : (role.dataset['role'] ?? '')
  }

  function begin(hasRead: HasRead) {
    show('[data-own], [data-bar], [data-read], [data-text-buttons]', true)
    show('[data-text]', false)
    show('[data-was-read]', hasRead.text)
    showNotice(hasRead.notice)
  }

  return { say, show, showText, showDeclining, showNotice, showCapacity, begin }
}

/** To the address of the page itself; null where it did not arrive. */
function post(body: object) {
  const headers = { 'Content-Type': 'application/json' }
  return fetch(location.pathname, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null)
}

const form = document.querySelector<HTMLFormElement>('form[data-sign]')
if (form) takeOver(form)
