import { useLayoutEffect, useRef, type RefObject } from 'react'

const ms = 200

/** Where a row stands in its column, however far that is scrolled. */
type Place = { column: HTMLElement; top: number }

/** A job that comes to another place slides there, so that the eye can follow it. */
export function useSlides(board: RefObject<HTMLElement | null>) {
  const before = useRef<Map<string, Place>>(new Map())
  useLayoutEffect(() => {
    const next = new Map<string, Place>()
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    for (const column of board.current?.querySelectorAll<HTMLElement>('[data-column]') ?? []) {
      for (const row of column.querySelectorAll<HTMLElement>('[data-row]')) {
        const id = row.dataset['row'] ?? ''
        const top = topIn(column, row)
        next.set(id, { column, top })
        const from = before.current.get(id)
        if (!from || isStill) continue
        const x = from.column.getBoundingClientRect().left - column.getBoundingClientRect().left
        const y = from.top - top
        if (x === 0 && Math.abs(y) < 1) continue
        row.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
          duration: ms,
          easing: 'ease-out',
        })
      }
    }
    before.current = next
  })
}

function topIn(column: HTMLElement, row: HTMLElement) {
  return row.getBoundingClientRect().top - column.getBoundingClientRect().top + column.scrollTop
}
