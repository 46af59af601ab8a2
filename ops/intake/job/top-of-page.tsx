import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Where the tabs stand on a phone. When another one is chosen they are scrolled to the top of the screen, so that its page is in
 * sight from its first line on. A file that is just opened shows whose it is first.
 */
export function TopOfPage() {
  const { pathname } = useLocation()
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    top.current?.scrollIntoView({
      block: 'start',
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    })
  }, [pathname])
  // What takes the keyboard is scrolled to below the tabs; they themselves go to the top.
  return <div ref={top} className="scroll-mt-[calc(var(--outbox-height,0px)-6.5rem)]" />
}
