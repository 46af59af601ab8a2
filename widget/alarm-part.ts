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

/** All until the call is told, its own sentence, the number; and the rest. */
const untilCall = /((?:.*?\. )??([^.]*?(\d+)[^.,]*)\.) ?(.*)/

/** What stands over everything when there is danger: what to do, and the call. */
export function alarmPart({ words, find, toggled, alarmed }: Alarms) {
  const title = element('h3', { tabIndex: -1 })
  const line = element('p')
  const call = link('call911', '')
  const back = button('back', close)
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

  /** A danger that the server found, once. */
  function draw({ chat, kept }: State) {
    const found = chat.items.findLast(({ detail }) => detail?.danger && !detail.is_over)
    if (!found || found.position <= (kept?.alarmed ?? 0)) return
    alarmed(found.position)
    if (found.detail?.danger !== shown) show({ title: '', line: found.text })
  }

  /** The number that is told first is the one to call, when and from where it says. */
  function show(alarm: Pick<Alarm, 'title' | 'line' | 'back'>) {
    const [, first = alarm.title, told, number = '911', rest = alarm.line] =
      untilCall.exec(`${alarm.title} ${alarm.line}`) ?? []
    // Who can be texted as well is called by this all the same.
    call.text = (number === '911' && told) || words.call911.replace('911', number)
    call.href = `tel:${number}`
    title.textContent = first || call.text
    line.textContent = rest
    back.textContent = alarm.back ?? words.backToChat
    part.hidden = false
    toggled(true)
    title.focus()
  }

  function close() {
    part.hidden = true
    toggled(false)
  }
}
