import { button, element, link } from './element.ts'
import { drop } from './kept.ts'
import { askChat } from './more-ask.ts'
import type { Menu } from './more-menu.ts'

type Erase = Menu & { readonly back: () => void; readonly erased: () => void }

/** Asks first, and says what goes and what stays. */
export function erasePart({ conversation, words, home, leave, back, erased }: Erase): HTMLElement[] {
  const { reference, items } = conversation.state().chat
  const hasPhotos = items.some(({ kind }) => kind === 'photo')
  const wrong = element('p', { className: 'wrong', role: 'alert' })
  const choices = link('', new URL('/privacy#choices', home).href, words.choices)
  choices.addEventListener('click', leave)
  const yes = button('erase', () => void erase(), words.yes)
  return [
    element('b', {}, words.ask),
    element('p', {}, words.goes),
    ...(reference ? [element('p', {}, words.stays(reference)), choices] : []),
    ...(!reference && hasPhotos ? [element('p', {}, words.photosGo)] : []),
    wrong,
    element('div', { className: 'row' }, button('', back, words.no), yes),
  ]

  async function erase() {
    yes.ariaDisabled = 'true'
    const answer = await askChat({ conversation, home }, '', 'DELETE')
    yes.ariaDisabled = null
    // What is not here any more is deleted, too.
    if (!answer?.ok && answer?.status !== 404) return void (wrong.textContent = words.failed)
    for (const { id } of conversation.state().waiting) drop(`mission-chat:${id}`)
    conversation.forget()
    erased()
  }
}
