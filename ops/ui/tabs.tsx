import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'

/** Views of one screen, each with an address of its own. Where not all of them have room, an arrow says that there are more. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLElement>(null)
  const more = useMore(row)
  const page = (by: 1 | -1) => row.current?.scrollBy({ left: by * row.current.clientWidth * 0.7 })
  return (
    // The keyboard goes from tab to tab, and the row follows it: the arrows are for hands alone.
    <div className="mt-2 flex items-end border-b border-line">
      {more.any && <Arrow icon={ChevronLeft} leads={more.left} onPress={() => page(-1)} />}
      <nav
        ref={row}
        aria-label={label}
        data-left={more.left || undefined}
        data-right={more.right || undefined}
        className="flex min-w-0 flex-1 gap-5 overflow-x-auto data-left:mask-l-from-[calc(100%-2rem)] data-right:mask-r-from-[calc(100%-2rem)]"
      >
        {children}
      </nav>
      {more.any && <Arrow icon={ChevronRight} leads={more.right} onPress={() => page(1)} />}
    </div>
  )
}

type ArrowProps = { icon: LucideIcon; leads: boolean; onPress: () => void }

/** Both are there as long as the row has no room, faint where one leads nowhere: no tab moves away under a finger. */
function Arrow({ icon: Icon, leads, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      disabled={!leads}
      className="grid h-11 w-9 shrink-0 place-content-center text-ink hover:bg-wash disabled:opacity-30"
      onClick={onPress}
    >
      <Icon className="size-5" />
    </button>
  )
}

/** Whether there are tabs beyond either edge. As the room changes, the tab that is shown stays in sight. */
function useMore(row: { current: HTMLElement | null }) {
  const [more, setMore] = useState({ any: false, left: false, right: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const left = element.scrollLeft > 1
      const right = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
      const any = element.scrollWidth > (element.parentElement?.clientWidth ?? 0) + 1
      setMore((before) => {
        const isSame = before.any === any && before.left === left && before.right === right
        return isSame ? before : { any, left, right }
      })
    }
    // Whoever looks along the row, by hand or with the keyboard, stays where they are, also as an arrow comes or goes.
    const showCurrent = () => {
      const current = element.querySelector('[aria-current="page"]')
      const isElsewhere = Math.abs(element.scrollLeft - (broughtTo.get(element) ?? 0)) > 1
      if (current && !isElsewhere) bringIntoView(current)
      look()
    }
    const resized = new ResizeObserver(showCurrent)
    resized.observe(element)
    for (const tab of element.children) resized.observe(tab)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row])
  return more
}

/** Where each row was scrolled to for the tab that is shown. */
const broughtTo = new WeakMap<Element, number>()

/** The row alone moves: the screen stays where it is. */
function bringIntoView(tab: Element) {
  const row = tab.parentElement
  if (!row) return
  const [of, around] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += of.left - around.left - (around.width - of.width) / 2
  broughtTo.set(row, row.scrollLeft)
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
