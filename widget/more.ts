import type { Conversation } from './conversation.ts'
import { dress } from './dress.ts'
import { menuPart } from './more-menu.ts'
import { nextPart } from './more-next.ts'
import { moreStyle } from './more-style.ts'
import { moreWords } from './more-words.ts'
import type { State } from './state.ts'

/** What follows a conversation, and what is done with it: other devices, deleting. */
export type More = { readonly draw: (state: State) => void; readonly toggle: () => void }

const known = new WeakMap<Element, More>()

/** The same for a place of the panel, however often it is asked for. */
export function moreIn(host: HTMLElement, ...tools: Tools): More {
  const more = known.get(host) ?? makeMore(host, tools)
  known.set(host, more)
  return more
}

type Tools = [conversation: Conversation, home: string, leave: () => void]

function makeMore(host: HTMLElement, [conversation, home, leave]: Tools): More {
  const words = moreWords[conversation.state().language]
  const next = nextPart({ conversation, words, home, leave })
  const menu = menuPart({ conversation, words, home, leave })
  host.className = 'more'
  host.append(next.element, menu.element)
  const root = host.getRootNode()
  if (root instanceof ShadowRoot) dress(root, moreStyle)
  return {
    toggle: menu.toggle,
    draw(state) {
      next.draw(state)
      menu.draw()
    },
  }
}
