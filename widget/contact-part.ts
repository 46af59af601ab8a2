import { button, element } from './element.ts'
import type { Words } from './en.ts'
import { icon } from './icons.ts'
import type { numberForm, Way } from './number.ts'
import type { Parts } from './parts.ts'
import type { Language } from './words.ts'

type Contact = {
  readonly words: Words
  readonly language: Language
  readonly parts: Pick<Parts, 'number'>
  readonly begin: () => void
  readonly give: Parameters<typeof numberForm>[0]['give']
  /** The number is asked for, or no longer. */
  readonly asks: (is: boolean) => void
}

type Given = { readonly way: unknown; readonly phone: string }

/** At any point: a number, for a text or a call. */
export function contactPart({ words, language, parts, begin, give, asks }: Contact) {
  const text = button('way', () => void ask('text'), icon('text'), words.textMe)
  const ways = element(
    'div',
    { className: 'ways' },
    text,
    button('way', () => void ask('call'), icon('back'), words.callMe),
  )
  const title = element('h3', { tabIndex: -1, hidden: true })
  const part = element('div', { className: 'contact' }, title, ways)
  let form: ReturnType<typeof numberForm> | undefined
  let way: Way = 'call'
  /** The number that they wrote, and said no more of. */
  let written = ''
  let isWished = false
  return { element: part, draw, hear }

  /** Once nothing else is asked, a number is: whoever only taps would reach nobody. Of one that is known, how to use it. */
  function draw(isLast: boolean, given: Given | undefined, wished?: string | null) {
    const phone = (!given?.way && given?.phone) || ''
    written = phone
    // Whoever gave a number for a text has asked for one.
    text.hidden = given?.way === 'text'
    // Who wrote that they want a text agrees with one tap, and is asked nothing else.
    if (phone && wished === 'text' && !isWished) void ask(wished, (isWished = true))
    const asked = phone ? (wished ? '' : words.callOrText(phone)) : isLast ? words.reachYou : ''
    if (title.textContent === asked) return
    title.textContent = asked
    title.hidden = !asked
    const root = part.getRootNode()
    // The question that was answered last had the focus.
    if (asked && root instanceof ShadowRoot && !root.activeElement) title.focus()
  }

  /** A number that is written is given: whoever leaves now can be reached. */
  async function hear(text: string) {
    const { numberIn } = await parts.number()
    const phone = numberIn(text)
    if (!phone) return
    begin()
    give({ phone })
  }

  async function ask(chosen: Way, isQuiet = false) {
    way = chosen
    begin()
    // Who wants text messages agrees to them below the number first.
    if (written && way === 'call') return give({ phone: written, way })
    const { numberForm } = await parts.number()
    form ??= numberForm({
      words,
      language,
      give(given) {
        give(given)
        close()
      },
      back: close,
    })
    part.append(form.element)
    ways.hidden = true
    if (!isQuiet) asks(true)
    form.ask(way, written, isQuiet)
  }

  function close() {
    form?.element.remove()
    ways.hidden = false
    asks(false)
    ways.querySelector<HTMLElement>(way === 'text' ? 'button:not([hidden])' : 'button:last-child')?.focus()
  }
}
