import { button, element, link } from './element.ts'
import type { Words } from './en.ts'
import { icon } from './icons.ts'
import { toldIn } from './lines.ts'
import type { Part } from './state.ts'

type Asked = {
  readonly words: Words
  readonly isTrauma: boolean
  readonly answer: (danger: 'yes' | 'no' | null) => void
}

/** The first question, before anything else is asked. Calling 911 is its answer too. */
export function dangerPart({ words, isTrauma, answer }: Asked): Part {
  const call = link('call911', 'tel:911', words.call911)
  call.addEventListener('click', () => answer('yes'))
  const none = button(
    'chip',
    () => answer(none.ariaPressed === 'true' ? null : 'no'),
    icon('done'),
    words.noDanger,
  )
  const line = element('p', {}, isTrauma ? words.soft : words.dangerLine)
  const question = element('h3', { id: 'danger' }, words.danger)
  // Where someone has died, that comes first.
  const said = isTrauma ? [line, question] : [question, line]
  const className = isTrauma ? 'danger soft' : 'danger'
  const part = element('section', { className }, element('div', {}, ...said), call, none)
  part.setAttribute('aria-labelledby', 'danger')
  return {
    element: part,
    draw({ chat, waiting }) {
      none.ariaPressed = String(toldIn(chat, waiting)['danger'] === 'no')
    },
  }
}
