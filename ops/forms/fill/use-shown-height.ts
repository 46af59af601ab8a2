import { useEffect, type RefObject } from 'react'

const property = '--shown-height'

/** What the keyboard of a phone leaves of the screen: the docked question stays above it, with the field that is typed in. */
export function useShownHeight(container: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = container.current?.ownerDocument.defaultView
    const shown = view?.visualViewport
    if (!view || !shown) return undefined
    const { style } = view.document.documentElement
    const ended = new AbortController()
    function tell() {
      // What stands over the form, but for the line of the outbox, which tells its own height.
      const outbox = Number.parseFloat(style.getPropertyValue('--outbox-height')) || 0
      const above = (container.current?.getBoundingClientRect().top ?? 0) + (view?.scrollY ?? 0) - outbox
      style.setProperty(property, `${Math.round((shown?.height ?? 0) - Math.max(above, 0))}px`)
      const active = view?.document.activeElement
      if (active !== view?.document.body) active?.scrollIntoView({ block: 'nearest' })
    }
    shown.addEventListener('resize', tell, { signal: ended.signal })
    tell()
    return () => {
      ended.abort()
      style.removeProperty(property)
    }
  }, [container])
}
