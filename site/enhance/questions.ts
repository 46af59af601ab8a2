import { few, search, tellFound } from '#content/questions/search.ts'

/** Addresses are changed once typing rests: browsers take only so many changes. */
const rest = 300

/** Filters the questions while one types, and opens the answer that the address names. */
export function takeOver(part: HTMLElement) {
  const form = part.querySelector('form')
  const input = part.querySelector('input')
  const status = part.querySelector('[role=status]')
  const none = part.querySelector<HTMLElement>('.none')
  const index = part.querySelector('nav')
  const questions = [...part.querySelectorAll('details')]
  let timer: ReturnType<typeof setTimeout> | undefined
  if (!form || !input || !status || !none || !index) return

  input.addEventListener('input', () => {
    filter()
    clearTimeout(timer)
    timer = setTimeout(keepInAddress, rest)
  })
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !input.value) return
    event.preventDefault()
    clear()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    keepInAddress()
    const shown = questions.filter(({ hidden }) => !hidden)
    if (shown.length <= few) for (const question of shown) question.open = true
    // Puts the keyboard of a phone away from what was found.
    input.blur()
    form.scrollIntoView()
  })
  part.querySelector('[data-clear]')?.addEventListener('click', (event) => {
    event.preventDefault()
    clear()
    input.focus()
  })
  addEventListener('hashchange', openNamed)
  document.addEventListener('page', () => removeEventListener('hashchange', openNamed), { once: true })
  openNamed()
  if (input.value) filter()

  function filter() {
    const found = new Set(search(input?.value ?? '', questions, textOf))
    for (const question of questions) question.hidden = !found.has(question)
    part.querySelectorAll<HTMLElement>('.asked section').forEach(show)
    index?.toggleAttribute('hidden', found.size === 0)
    none?.toggleAttribute('hidden', found.size > 0)
    if (status) status.textContent = tellFound(found.size, questions.length)
  }

  function show(group: HTMLElement) {
    const count = group.querySelectorAll('details:not([hidden])').length
    const line = index?.querySelector(`[href="#${group.id}"]`)?.parentElement
    group.hidden = count === 0
    line?.toggleAttribute('hidden', count === 0)
    line?.querySelector('span')?.replaceChildren(String(count))
  }

  function clear() {
    if (!input) return
    input.value = ''
    filter()
    keepInAddress()
  }

  function keepInAddress() {
    clearTimeout(timer)
    if (!part.isConnected || !input) return
    const query = input.value.trim() && `?${new URLSearchParams({ q: input.value.trim() })}`
    history.replaceState(history.state, '', location.pathname + query + location.hash)
  }

  function openNamed() {
    if (!part.isConnected) return removeEventListener('hashchange', openNamed)
    const named = document.getElementById(location.hash.slice(1))
    const question = part.contains(named) && named?.closest('details')
    if (!question || question.hidden) return
    question.open = true
    named?.scrollIntoView({ behavior: 'instant' })
  }
}

function textOf(question: HTMLElement) {
  return `${question.closest('section')?.querySelector('h2')?.textContent} ${question.textContent}`
}
