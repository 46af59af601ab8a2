import type { alarmPart } from './alarm-part.ts'
import { composer } from './composer.ts'
import { contactPart } from './contact-part.ts'
import type { Conversation } from './conversation.ts'
import { keepTyped, readTyped } from './draft.ts'
import type { Words } from './en.ts'
import { linesOf } from './lines.ts'
import type { Parts } from './parts.ts'
import type { State } from './state.ts'

type Writing = {
  readonly conversation: Conversation
  readonly words: Words
  readonly parts: Parts
  readonly alarm: Pick<ReturnType<typeof alarmPart>, 'check' | 'begin'>
  readonly beginProof: () => Promise<void>
  readonly say: (problem: string) => void
}

/** A pause in which a word is whole. */
const typingPause = 700

/** Where the visitor writes, adds photos, and gives a number. */
export function writingPart({ conversation, words, parts, alarm, beginProof, say }: Writing) {
  let pause: ReturnType<typeof setTimeout> | undefined
  let isSent = true
  const writing = composer({
    words,
    text: readTyped(),
    typed(text) {
      if (isSent) alarm.begin()
      isSent = false
      keepTyped(text)
      conversation.types()
      clearTimeout(pause)
      pause = setTimeout(() => void alarm.check(text), typingPause)
    },
    say(text) {
      clearTimeout(pause)
      say('')
      void alarm.check(text)
      isSent = true
      conversation.add('messages', { text })
      if (!given(conversation.state())) void contact.hear(text).catch(() => {})
      // Stored elsewhere now.
      keepTyped('')
    },
    choose: (files) => void choose(files),
  })
  const contact = contactPart({
    words,
    language: conversation.state().language,
    parts,
    // Where it cannot be had, the number goes without.
    begin: () => void beginProof().catch(() => {}),
    give: (given) => conversation.add('contact', given),
    asks: (is) => (writing.element.hidden = is),
  })
  return { elements: [contact.element, writing.element], input: writing.input, draw }

  function draw(state: State, isAsking: boolean | undefined) {
    const last = given(state)
    contact.draw(!isAsking && !last && state.kept !== undefined, last, state.chat.wished_way)
  }

  /** The number that was given last. */
  function given({ chat, waiting }: State) {
    const lines = linesOf(chat, waiting)
    return lines.findLast((line) => line.kind === 'contact')
  }

  async function choose(files: readonly File[]) {
    const { choosePhotos } = await parts.photos()
    await choosePhotos({ files, conversation, say })
  }
}
