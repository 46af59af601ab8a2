import { displayPhone } from '#domain/leads/phone.ts'
import { markPath } from '#look/logo.ts'
import { button, element, link } from './element.ts'
import type { Words } from './en.ts'
import { headlineOf } from './headline.ts'
import { drawing, icon } from './icons.ts'
import type { Part } from './state.ts'
import { setText } from './text.ts'

type Head = {
  readonly words: Words
  readonly close: () => void
  readonly turn: () => void
}

/** Who is there, the other language, and the way out. */
export function headPart({ words, close, turn }: Head): Part {
  const title = element('h2', { id: 'title', tabIndex: -1 })
  const line = element('p')
  const language = button('language', turn, words.other)
  const out = button('close', close, icon('close'))
  language.lang = words.other === 'English' ? 'en' : 'es'
  out.ariaLabel = words.close
  const mark = drawing(markPath, '0 0 40 28')
  mark.classList.add('mark')
  return {
    element: element('div', { className: 'head' }, mark, element('div', {}, title, line), language, out),
    draw(state) {
      const headline = headlineOf(state, words)
      setText(title, headline.title)
      setText(line, headline.line)
    },
  }
}

/** The number to call, which never scrolls away. */
export function callPart(words: Words, phone: string): Part {
  const number = element('span')
  const call = link('call', '', icon('phone'), number)
  return {
    element: call,
    draw({ start }) {
      const dialed = start?.phone || phone
      call.hidden = !dialed
      call.href = `tel:${dialed}`
      setText(number, words.call(displayPhone(dialed)))
    },
  }
}
