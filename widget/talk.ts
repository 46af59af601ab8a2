import { element } from './element.ts'
import { drawLine, type LineTools } from './line-views.ts'
import { linesOf } from './lines.ts'
import type { Part, State } from './state.ts'
import { setChildren, setText } from './text.ts'

/** The conversation, line by line. A line is drawn anew only when it has changed. */
export function talkPart(tools: LineTools): Part & { fresh: () => HTMLElement | undefined } {
  const list = element('ol')
  const typing = element('p', { className: 'told', role: 'status' })
  let fresh: HTMLElement | undefined
  const drawn = new Map<string, { sign: string; line: HTMLElement }>()
  return {
    element: element('div', { className: 'talk' }, element('div', { role: 'log' }, list), typing),
    /** The first line that was not there before. */
    fresh: () => fresh,
    draw(state) {
      fresh = undefined
      const lines = linesOf(state.chat, state.waiting).filter(
        (line) => line.kind !== 'answer' || !tools.isOpen(line.fact),
      )
      const lastOwn = lines.findLast((line) => 'sent' in line)
      const elements = lines.map((line) => {
        const isLast = line === lastOwn
        const sign = JSON.stringify([line, isLast, contextOf(state)])
        const known = drawn.get(line.key)
        if (known?.sign === sign) return known.line
        const made = drawLine(line, { state, isLast }, tools)
        if (!known) fresh ??= made
        drawn.set(line.key, { sign, line: made })
        return made
      })
      setChildren(list, elements)
      setText(typing, state.typing ? tools.words.isTyping(state.typing) : '')
    },
  }
}

/** What else changes how a line is drawn. */
function contextOf({ isLost, isStored, start, chat }: State) {
  return [isLost, isStored, start !== undefined, chat.reference]
}
