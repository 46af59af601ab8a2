import { button, element } from './element.ts'
import type { Words } from './en.ts'
import { icon } from './icons.ts'
import { toldIn } from './lines.ts'
import { nextQuestion, type Question } from './questions.ts'
import type { State } from './state.ts'

type Asking = {
  readonly words: Words
  readonly isTrauma: boolean
  readonly tell: (fact: string, value: string | readonly string[] | null, isMore: boolean) => void
  readonly skip: (fact: string) => void
  readonly redraw: () => void
}

const autocomplete: Readonly<Record<string, AutoFill>> = {
  town: 'address-level2',
  address: 'street-address',
  name: 'name',
}

/** One question at a time, each with its way past it. */
export function questionPart({ words, isTrauma, tell, skip, redraw }: Asking) {
  const part = element('section', { className: 'question' })
  let open: string | undefined
  let sign = ''
  return {
    element: part,
    draw,
    isOpen: (fact: string) => fact === open,
    askAgain,
  }

  function askAgain(fact: string) {
    open = fact
    redraw()
    focus()
  }

  function draw(state: State) {
    const told = toldIn(state.chat, state.waiting)
    const heard = state.chat.heard_loss
    const asked = { told, skipped: state.kept?.skipped ?? [], isTrauma, open, heard }
    const question = nextQuestion(state.start?.questions ?? [], asked)
    const next = JSON.stringify([question?.fact, question && told[question.fact], question?.chips.length])
    // Whoever is with a person is asked by them, and whoever is in danger has to leave.
    part.hidden = !question || (!open && Boolean(state.chat.with || state.chat.in_danger))
    if (next === sign) return
    sign = next
    const focused = focusedIn(part)
    part.replaceChildren(...(question ? card(question, state, told[question.fact]) : []))
    // Whoever answers goes on with the next question, or where they were in this one.
    if (focused) part.querySelector<HTMLElement>(`[data-value="${CSS.escape(focused)}"]`)?.focus()
    if (focused && !focusedIn(part)) focus()
  }

  function card(
    { fact, question, chips, is_several: isSeveral }: Question,
    { language }: State,
    value: unknown,
  ) {
    const title = element('h3', { id: 'question', tabIndex: -1 }, question[language])
    const chosen = [value].flat()
    const group = element('div', { className: 'chips', role: 'group' })
    group.setAttribute('aria-labelledby', title.id)
    for (const chip of chips) {
      const isChosen = chosen.includes(chip.value)
      const press = () =>
        chip.value === ''
          ? askAgain(fact)
          : isSeveral
            ? toggle(fact, chosen, chip.value)
            : close(() => tell(fact, chip.value, false))
      const made = button('chip', press, ...(isChosen ? [icon('done')] : []), chip.label[language])
      made.ariaPressed = String(isChosen)
      made.dataset['value'] = chip.value
      group.append(made)
    }
    const pass = () => close(() => (chosen[0] === undefined ? skip(fact) : undefined))
    const isDone = isSeveral && chosen[0] !== undefined
    const past = button(isDone ? 'chip strong' : 'skip', pass, isDone ? words.done : words.skip)
    past.dataset['value'] = '-'
    const form = chips.length === 0 ? [typed(fact, title.id, String(value ?? ''))] : []
    group.append(...form, past)
    const hint = element('small', {}, words.skippable)
    return [element('div', { className: 'asks' }, title, hint), group]
  }

  /** The question stays: there may be more rooms. */
  function toggle(fact: string, chosen: unknown[], value: string) {
    open = fact
    const others = chosen.filter((each) => each !== undefined && each !== value).map(String)
    const values = chosen.includes(value) ? others : [...others, value]
    tell(fact, values.length > 0 ? values : null, true)
  }

  function typed(fact: string, titleId: string, value: string) {
    const input = element('input', { value, maxLength: 120, autocomplete: autocomplete[fact] ?? 'off' })
    input.setAttribute('aria-labelledby', titleId)
    const form = element('form', {}, input, element('button', { className: 'chip strong' }, words.save))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const text = input.value.trim()
      if (text) close(() => tell(fact, text, false))
    })
    return form
  }

  function close(then: () => void) {
    open = undefined
    then()
    redraw()
  }

  function focus() {
    part.querySelector('h3')?.focus()
  }
}

/** What has the focus within, by its value. */
function focusedIn(part: HTMLElement) {
  const root = part.getRootNode()
  const active = root instanceof ShadowRoot ? root.activeElement : null
  return active instanceof HTMLElement && part.contains(active) ? (active.dataset['value'] ?? '-') : undefined
}
