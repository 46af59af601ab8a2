import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Where the tabs stand on a phone. When another one is chosen they are scrolled to the top of the screen, so that its page is in
 * sight from its first line on. A file that is just opened shows whose it is first, unless someone comes to its forms, as from one that
 * was filled in, or with the phone that a customer gave back: they have seen whose it is, and go on with the next.
 */
export function TopOfPage() {
  const { pathname } = useLocation()
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (!shown.current.endsWith('/forms')) return
    // Once the router is done: it begins a new page at its top, and one that someone returns to where they left it.
    const frame = requestAnimationFrame(() => {
      if (scrollY === 0) top.current?.scrollIntoView({ block: 'start', behavior: 'auto' })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
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
