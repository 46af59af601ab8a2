import { button, element, link, unseen } from './element.ts'
import type { Words } from './en.ts'
import { icon } from './icons.ts'
import type { Line, Sent } from './lines.ts'
import type { State } from './state.ts'

export type LineTools = {
  readonly words: Words
  readonly home: string
  readonly drawPhoto: (hash: string, frame: HTMLElement) => void
  /** Asks a question once more. */
  readonly askAgain: (fact: string) => void
  /** It is being asked: its answer stands there. */
  readonly isOpen: (fact: string) => boolean
  /** A link to a page was followed. */
  readonly left: () => void
}

/** `isLast`: the last of the visitor’s own, which says how far it has come. */
type Look = { readonly state: State; readonly isLast: boolean }

/** A line as it is drawn. */
export function drawLine(line: Line, { state, isLast }: Look, tools: LineTools): HTMLElement {
  const { words } = tools
  const own = 'sent' in line ? note(line.sent, { state, isLast }, words) : []
  switch (line.kind) {
    case 'said':
      return element('li', { className: 'own' }, unseen(`${words.you}: `), bubble(line.text), ...own)
    case 'photo':
      return element('li', { className: 'own' }, photo(line.sha256, tools), ...own)
    case 'answer':
      return answer(line, state, tools)
    case 'reply':
      return element(
        'li',
        { className: 'reply' },
        element('b', {}, line.by || words.answered),
        bubble(line.text),
      )
    case 'quote':
      return quote(line, tools)
    case 'danger':
      return element('li', { className: 'alarmed' }, element('p', {}, ...withCalls(line.text)))
    case 'contact':
      return element(
        'li',
        { className: 'given' },
        icon('done'),
        element('p', {}, contactWords(line, state, words)),
        ...own,
      )
    case 'told':
      return element('li', { className: 'told' }, line.text || toldWords(line.what, line.by, words))
  }
}

function bubble(text: string) {
  return element('p', { className: 'bubble' }, text)
}

/** The numbers to call in danger can be tapped where they stand. */
function withCalls(text: string) {
  return text.split(/\b(911|988)\b/).map((part, index) => (index % 2 ? link('', `tel:${part}`, part) : part))
}

function note(sent: Sent, { state: { isLost, isStored }, isLast }: Look, words: Words) {
  if (typeof sent === 'object') return [small(`${words.refused} ${sent.refused}`, 'wrong')]
  if (sent === 'sending' && isLost) return [small(isStored ? words.saved : words.unsaved)]
  if (sent === 'read' && isLast) return [small(words.read)]
  return []
}

function small(text: string, className = '') {
  return element('small', { className }, text)
}

function photo(hash: string, { words, drawPhoto }: LineTools) {
  const frame = element('span', { className: 'photo', role: 'img', ariaLabel: words.photo }, icon('camera'))
  drawPhoto(hash, frame)
  return frame
}

/** The words of the chips, in the visitor’s language; what was typed as it was typed. */
function answer({ fact, value }: Line & { kind: 'answer' }, { start, language }: State, tools: LineTools) {
  const asked = start?.questions.find((each) => each.fact === fact)
  const values = typeof value === 'string' ? [value] : value
  const labelOf = (of: string) => asked?.chips.find((chip) => chip.value === of)?.label[language] ?? of
  const again = button('bubble', () => tools.askAgain(fact), values.map(labelOf).join(', '))
  again.title = tools.words.change
  return element('li', { className: 'answer' }, element('p', {}, asked?.question[language] ?? ''), again)
}

/** What was written, from our pages or by the office, is no quotation; it may stand on several of our pages or on none. */
function quote({ text, detail }: Line & { kind: 'quote' }, { words, home, left }: LineTools) {
  const isOffice = detail?.from_office
  const label = element(
    'p',
    { className: 'label' },
    icon('machine'),
    words.automated(detail?.language, isOffice),
  )
  const said = element('blockquote', {}, isOffice || detail?.is_written ? text : `“${text}”`)
  const links = (detail?.sources ?? [{ title: '', path: '', ...detail }]).map(({ title, path }) => {
    const href = new URL(path, home).href
    return element(
      'a',
      { className: 'source', href, onclick: left },
      element('span', {}, isOffice ? words.seeAlso : '', title),
      icon('go'),
    )
  })
  return element('li', { className: 'quote' }, label, said, ...links)
}

function contactWords({ way, phone }: Line & { kind: 'contact' }, { chat }: State, words: Words) {
  const line = (way === 'text' ? words.willText : way ? words.willCall : words.hasNumber)(phone)
  return chat.reference ? `${line} ${words.reference(chat.reference)}` : line
}

function toldWords(what: (Line & { kind: 'told' })['what'], by: string, words: Words) {
  return what === 'taken' ? words.taken(by) : words[what]
}
