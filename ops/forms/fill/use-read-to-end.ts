import { useEffect, useState, type RefObject } from 'react'
import type { Field } from '#domain/forms/definition/field.ts'

/** As much of the last lines stays on the screen as the next ones come. */
const overlap = 48
/** What rounding takes. */
const slack = 4

/** Whether a legal text was scrolled to its end, and what scrolls it on. What was read once is not asked for again. */
export function useReadToEnd(box: RefObject<HTMLElement | null>, field: Field | null) {
  const [read, setRead] = useState<ReadonlySet<string>>(() => new Set())
  const id = field?.type === 'legal' ? field.id : null
  useEffect(() => {
    const scrolled = box.current
    if (id === null || !scrolled) return undefined
    const ended = new AbortController()
    function look() {
      if (!scrolled?.querySelector('[data-legal-text]')) return
      // Where letters are very large the page scrolls in place of the box.
      const isInside = scrolled.scrollTop + scrolled.clientHeight >= scrolled.scrollHeight - slack
      const isAtEnd = isInside && scrolled.getBoundingClientRect().bottom <= innerHeight + slack
      if (isAtEnd && id !== null) setRead((before) => (before.has(id) ? before : new Set([...before, id])))
    }
    scrolled.addEventListener('scroll', look, { signal: ended.signal, passive: true })
    addEventListener('scroll', look, { signal: ended.signal, passive: true })
    // A text can come late, and be short.
    const watching = new ResizeObserver(look)
    watching.observe(scrolled)
    for (const child of scrolled.children) watching.observe(child)
    return () => {
      ended.abort()
      watching.disconnect()
    }
  }, [box, id])
  return {
    mustRead: id !== null && !read.has(id),
    readOn() {
      const scrolled = box.current
      if (!scrolled) return
      const isBox = scrolled.scrollHeight > scrolled.clientHeight + slack
      const shown = isBox ? scrolled.clientHeight : innerHeight / 2
      const by = { top: Math.max(shown - overlap, overlap) }
      if (isBox) scrolled.scrollBy(by)
      else scrollBy(by)
    },
  }
}
