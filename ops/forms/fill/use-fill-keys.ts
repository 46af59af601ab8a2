import { useEffect, useEffectEvent, type RefObject } from 'react'

type View = Window & typeof globalThis
type Moves = { next: () => void; back: () => void }

/** 1 to 9 choose, Enter goes on, Shift and Enter back. In a text of several lines Enter begins a line. */
export function useFillKeys(dock: RefObject<HTMLElement | null>, { next, back }: Moves) {
  const press = useEffectEvent((event: KeyboardEvent, { HTMLElement, HTMLTextAreaElement }: View) => {
    const { key, target, shiftKey } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return
    const isTyped =
      target instanceof HTMLElement && target.matches('input:not([type=radio]):not([type=checkbox]), select')
    const isText = target instanceof HTMLTextAreaElement
    if (key === 'Enter') {
      if (isText && !shiftKey) return
      // A button or a link does what it says.
      if (!shiftKey && target instanceof HTMLElement && target.closest('button, a, summary')) return
      event.preventDefault()
      return shiftKey ? back() : next()
    }
    if (isTyped || isText || !/^[1-9]$/.test(key)) return
    const options = dock.current?.querySelectorAll<HTMLElement>('[data-option]')
    const option = options?.[Number(key) - 1]
    if (!option) return
    event.preventDefault()
    option.click()
  })
  useEffect(() => {
    // A preview stands in a window of its own, with elements of its own.
    const view = dock.current?.ownerDocument.defaultView
    if (!view) return undefined
    const ended = new AbortController()
    view.addEventListener('keydown', (event) => press(event, view), { signal: ended.signal })
    return () => ended.abort()
  }, [dock])
}
