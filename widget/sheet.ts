import { alarmPart } from './alarm-part.ts'
import { askingParts } from './asking-parts.ts'
import type { Conversation } from './conversation.ts'
import { button, element } from './element.ts'
import { callPart, headPart } from './head.ts'
import { timeOf } from './headline.ts'
import type { More } from './more.ts'
import type { Parts } from './parts.ts'
import type { State } from './state.ts'
import { talkPart } from './talk.ts'
import { setText } from './text.ts'
import { wordsOf } from './words.ts'
import { writingPart } from './writing-part.ts'

type Open = {
  readonly conversation: Conversation
  readonly parts: Parts
  readonly beginProof: () => Promise<void>
  readonly home: string
  readonly phone: string
  /** On pages about trauma no one is asked for details. */
  readonly isTrauma: boolean
  /** Shows the other language. */
  readonly turn: () => void
  /** A link to a page was followed. */
  readonly leave: () => void
  /** The danger that stood over the chat was read. */
  readonly settled: () => void
  readonly close: () => void
}

export type Sheet = ReturnType<typeof openSheet>

/** All that the dialog shows, in the language of the conversation. */
export function openSheet({ conversation, parts, home, isTrauma, turn, leave, close, ...own }: Open) {
  const words = wordsOf(conversation.state().language)
  const head = headPart({ words, close, turn })
  const call = callPart(words, own.phone)
  const notice = element('p', { className: 'notice', role: 'status' })
  const alarm = alarmPart({
    words,
    find: (text) =>
      parts.danger().then(({ alarmIn }) => alarmIn(text, conversation.state().language, isTrauma)),
    toggled(isOpen) {
      for (const part of [call.element, scroll, foot]) part.inert = isOpen
      if (isOpen) return
      writing.input.focus()
      own.settled()
    },
    alarmed: (position) => conversation.change({ alarmed: position }),
  })
  const { danger, question } = askingParts({
    conversation,
    words,
    isTrauma,
    alarm,
    redraw: () => draw(conversation.state()),
  })
  const talk = talkPart({
    words,
    home,
    drawPhoto: (hash, frame) => drawPhoto(parts, hash, frame),
    askAgain: question.askAgain,
    isOpen: question.isOpen,
    left: leave,
  })
  const say = (problem: string) => setText(notice, problem)
  const writing = writingPart({ conversation, words, parts, alarm, beginProof: own.beginProof, say })
  const host = element('div')
  const scroll = element(
    'div',
    { className: 'scroll', tabIndex: 0 },
    danger.element,
    talk.element,
    question.element,
    host,
    button('skip', () => withMore(({ toggle }) => toggle()), words.more),
  )
  const foot = element('div', { className: 'foot' }, notice, ...writing.elements)
  let hasStart: boolean | undefined

  return {
    elements: [head.element, call.element, scroll, foot, alarm.element],
    begin(isPhone: boolean) {
      showEnd()
      if (alarm.focus()) return
      // On a phone the keyboard would cover what is to be read first.
      if (isPhone) head.element.querySelector('h2')?.focus()
      else writing.input.focus()
    },
    isAlarmed: () => !alarm.element.hidden,
    draw,
  }

  function draw(state: State) {
    for (const part of [head, call, danger, question, talk, alarm]) part.draw(state)
    writing.draw(state, !state.start || state.chat.in_danger || !question.element.hidden)
    showConnection(state)
    showNewest(state)
    // Once there is a conversation, more can be done with it: as it stands when the part is there, for imports overtake each other.
    if (state.chat.items[0]) withMore(({ draw }) => draw(conversation.state()))
  }

  /** Where it cannot be had now, the next change tries again. */
  function withMore(use: (more: More) => void) {
    void parts.more().then(({ moreIn }) => use(moreIn(host, conversation, home, leave)))
  }

  function showConnection({ isLost, isStored, late, language }: State) {
    if (late) say(`${late.sentence} ${words.again(timeOf(late.at, language))}`)
    else if (isLost) say(isStored ? words.lost : words.lostUnsaved)
    else if (foot.hasAttribute('data-lost')) say('')
    foot.toggleAttribute('data-lost', isLost)
  }

  /** What is new is looked at from its beginning, a conversation that goes on at its end. */
  function showNewest({ start }: State) {
    const fresh = talk.fresh()
    if (hasStart !== (start !== undefined)) showEnd()
    else if (fresh) scroll.scrollTop = fresh.offsetTop - 14
    hasStart = start !== undefined
  }

  function showEnd() {
    const { offsetTop, offsetHeight } = talk.element
    // The last words, not what stands below them.
    scroll.scrollTop = offsetTop + offsetHeight - scroll.clientHeight
  }
}

function drawPhoto(parts: Parts, hash: string, frame: HTMLElement) {
  void parts.photos().then(
    (photos) => photos.drawPhoto(hash, frame),
    () => {},
  )
}
