import { displayPhone } from '#domain/leads/phone.ts'
import { losses } from '#domain/leads/losses.ts'
import type { Conversation } from './conversation.ts'
import { element, link } from './element.ts'
import { toldIn } from './lines.ts'
import type { MoreWords } from './more-words.ts'
import type { State } from './state.ts'
import { setText } from './text.ts'

type Next = {
  readonly conversation: Conversation
  readonly words: MoreWords
  readonly home: string
  readonly leave: () => void
}

/** In which someone in danger wrote nothing, and nobody to them. */
const longestSilence = 30_000

/** What follows: the call once more where someone in danger falls silent, and what happens once they gave a number, or at the end. */
export function nextPart({ conversation, words, home, leave }: Next) {
  const offer = element('section', { role: 'status', hidden: true })
  const follow = element('section', { hidden: true })
  let silence: ReturnType<typeof setTimeout> | undefined
  let last = ''
  let isOffered = false
  return { element: element('div', { className: 'more' }, offer, follow), draw }

  function draw(state: State) {
    listen(state)
    showFollow(state)
  }

  /** Once a conversation, and again only for a new danger: whoever does not call has their reasons. */
  function listen(state: State) {
    const { chat, waiting } = state
    const danger = chat.items.findLast(({ kind, detail }) => kind === 'danger' && !detail?.is_over)?.id
    const isEmergency = danger !== undefined || toldIn(chat, waiting)['danger'] === 'yes'
    const now = [chat.items.at(-1)?.id, waiting.at(-1)?.id].join()
    if (!isEmergency || isOffered || chat.is_planned || chat.with || chat.state === 'ended' || now === last)
      return
    last = now
    clearTimeout(silence)
    silence = setTimeout(() => offerCall(), longestSilence)
  }

  function offerCall() {
    const phone = conversation.state().start?.phone
    const { state, with: person } = conversation.state().chat
    if (!phone || !offer.isConnected || state === 'ended' || person) return
    isOffered = true
    offer.hidden = false
    offer.replaceChildren(
      element('p', {}, words.still),
      link('call', `tel:${phone}`, words.call(displayPhone(phone))),
    )
  }

  function showFollow({ chat, waiting }: State) {
    const { reference, state, with: person } = chat
    const isOver = state === 'ended'
    // Who is there says what happens next.
    follow.hidden = !isOver && (!reference || Boolean(person))
    if (isOver || person) offer.hidden = true
    const loss = toldIn(chat, waiting)['loss']
    const sign = [reference, isOver, loss].join()
    if (follow.hidden || follow.dataset['sign'] === sign) return
    follow.dataset['sign'] = sign
    const steps = element('ol', { className: 'steps' }, ...words.steps.map((step) => element('li', {}, step)))
    const title = element('h3')
    setText(title, words.next)
    follow.replaceChildren(title, ...(reference ? [steps] : [element('p', {}, words.over)]), ...tipsOf(loss))
  }

  /** The page of ours about what happened. Of a death or an injury no one is told what to do. */
  function tipsOf(loss: unknown) {
    const service = losses.find(({ value }) => value === loss)?.service ?? 'not-sure'
    if (service === 'not-sure' || loss === 'trauma') return []
    const tips = link('tips', new URL(`/services/${service}`, home).href, words.tips)
    tips.addEventListener('click', leave)
    return [tips]
  }
}
