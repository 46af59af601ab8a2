import type { Alarm } from './danger.ts'
import { button, element, link } from './element.ts'
import type { Words } from './en.ts'
import type { State } from './state.ts'

type Alarms = {
  readonly words: Words
  /** In a text, or null where the visitor answered that there is water at an outlet. */
  readonly find: (text: string | null) => Promise<Alarm | undefined>
  /** While it stands there, nothing else can be used. */
  readonly toggled: (isOpen: boolean) => void
  /** A danger up to this position was shown. */
  readonly alarmed: (position: number) => void
}

/** What stands over everything when there is danger: what to do, and the call. */
export function alarmPart({ words, find, toggled, alarmed }: Alarms) {
  const title = element('h3', { tabIndex: -1 })
  const line = element('p')
  const call = link('call911', '')
  const back = button('back', close, words.backToChat)
  const part = element('div', { className: 'alarm', role: 'alert', hidden: true }, title, line, call, back)
  /** The danger that was shown last, and whether for what the visitor writes now. */
  let shown = ''
  let isOfThis = false
  return {
    element: part,
    draw,
    check,
    show,
    /** Something else is being written. */
    begin: () => (isOfThis = false),
    /** Whether it has the focus now. */
    focus() {
      if (!part.hidden) title.focus()
      return !part.hidden
    },
  }

  /** Without a connection too. The server looks as well. */
  async function check(text: string | null) {
    const alarm = await find(text).catch(() => undefined)
    if (!alarm || (isOfThis && alarm.kind === shown)) return
    shown = alarm.kind
    isOfThis = true
    show(alarm)
  }

  /** A danger that the server found, once. Its text says already whether to leave. */
  function draw({ chat, kept }: State) {
    const found = chat.items.findLast(({ detail }) => detail?.danger)
    if (!found || found.position <= (kept?.alarmed ?? 0)) return
    alarmed(found.position)
    if (found.detail?.danger !== shown) show({ title: '', line: found.text })
  }

  /** The number that is told first is the one to call. */
  function show(alarm: Pick<Alarm, 'title' | 'line'>) {
    const [number] = /\d+/.exec(alarm.title + alarm.line) ?? ['911']
    call.text = words.call911.replace('911', number)
    call.href = `tel:${number}`
    title.textContent = alarm.title || call.text
    line.textContent = alarm.line
    part.hidden = false
    toggled(true)
    title.focus()
  }

  function close() {
    part.hidden = true
    toggled(false)
  }
}
