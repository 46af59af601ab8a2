import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'

/** Views of one screen, each with an address of its own. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="mt-2 flex gap-5 overflow-x-auto border-b border-line">
      {children}
    </nav>
  )
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
  // On a phone the row may be wider than the screen. The row alone moves: the screen stays where it is.
  useEffect(() => {
    const row = tab.current?.parentElement
    if (!isCurrent || !row || !tab.current) return
    const [of, around] = [tab.current.getBoundingClientRect(), row.getBoundingClientRect()]
    row.scrollLeft += of.left - around.left - (around.width - of.width) / 2
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
