import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'

/** Views of one screen, each with an address of its own. Where not all of them have room, an arrow says that there are more. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLElement>(null)
  const more = useMore(row)
  const page = (by: 1 | -1) => row.current?.scrollBy({ left: by * row.current.clientWidth * 0.7 })
  return (
    // The keyboard goes from tab to tab, and the row follows it: the arrows are for hands alone.
    <div className="mt-2 flex items-end border-b border-line">
      {more.left && (
        <button type="button" tabIndex={-1} aria-hidden className={arrow} onClick={() => page(-1)}>
          <ChevronLeft className="size-5" />
        </button>
      )}
      <nav
        ref={row}
        aria-label={label}
        data-left={more.left || undefined}
        data-right={more.right || undefined}
        className="flex min-w-0 flex-1 gap-5 overflow-x-auto data-left:mask-l-from-[calc(100%-2rem)] data-right:mask-r-from-[calc(100%-2rem)]"
      >
        {children}
      </nav>
      {more.right && (
        <button type="button" tabIndex={-1} aria-hidden className={arrow} onClick={() => page(1)}>
          <ChevronRight className="size-5" />
        </button>
      )}
    </div>
  )
}

const arrow = 'grid h-11 w-9 shrink-0 place-content-center text-ink hover:bg-wash'

/** Whether there are tabs beyond either edge. As the room changes, the tab that is shown stays in sight. */
function useMore(row: { current: HTMLElement | null }) {
  const [more, setMore] = useState({ left: false, right: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const left = element.scrollLeft > 1
      const right = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
      setMore((before) => (before.left === left && before.right === right ? before : { left, right }))
    }
    // Whoever looks along the row stays where they are, also as an arrow comes or goes.
    let isElsewhere = false
    const leave = () => {
      isElsewhere = true
    }
    const showCurrent = () => {
      const current = element.querySelector('[aria-current="page"]')
      if (current && !isElsewhere) bringIntoView(current)
      look()
    }
    const comeBack = () => {
      isElsewhere = false
    }
    const resized = new ResizeObserver(showCurrent)
    resized.observe(element)
    for (const tab of element.children) resized.observe(tab)
    const around = element.parentElement
    around?.addEventListener('wheel', leave, { passive: true })
    around?.addEventListener('touchmove', leave, { passive: true })
    around?.addEventListener('mousedown', leave)
    element.addEventListener('click', comeBack)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      around?.removeEventListener('wheel', leave)
      around?.removeEventListener('touchmove', leave)
      around?.removeEventListener('mousedown', leave)
      element.removeEventListener('click', comeBack)
      element.removeEventListener('scroll', look)
    }
  }, [row])
  return more
}

/** The row alone moves: the screen stays where it is. */
function bringIntoView(tab: Element) {
  const row = tab.parentElement
  if (!row) return
  const [of, around] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += of.left - around.left - (around.width - of.width) / 2
}

type TabProps = {
  /** From `useLinkProps`. */
  link: ComponentProps<'a'>
  isCurrent: boolean
  label: string
  /** Give it, even as null while it is not known: its width is kept, so that nothing moves when it arrives. */
  count?: string | null
}

export function Tab({ link, isCurrent, label, count }: TabProps) {
  const tab = useRef<HTMLAnchorElement>(null)
  // The row may be wider than the screen.
  useEffect(() => {
    if (isCurrent && tab.current) bringIntoView(tab.current)
  }, [isCurrent])
  return (
    <a
      {...link}
      ref={tab}
      // The router's own mark would stand on several: to it, an address without a tab fits every tab.
      aria-current={isCurrent ? 'page' : undefined}
      className="-mb-px flex min-h-11 shrink-0 items-center border-b-3 border-transparent text-muted hover:text-ink aria-[current=page]:border-gold aria-[current=page]:font-bold aria-[current=page]:text-ink"
    >
      {label}
      {count !== undefined && <span className="ml-1.5 inline-block min-w-4 tabular-nums">{count}</span>}
    </a>
  )
}
