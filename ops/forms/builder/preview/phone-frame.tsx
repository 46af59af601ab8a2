import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const phone = { width: 390, height: 780 }

type PhoneFrameProps = { title: string; children: ReactNode }

/**
 * A phone of usual size, as small as its place. It is a window of its own, so that what is in it is laid out as on a phone: the same
 * parts with the same styles, and nothing drawn for the preview.
 */
export function PhoneFrame({ title, children }: PhoneFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const fit = () => element.style.setProperty('--phone-scale', String(element.clientWidth / phone.width))
    fit()
    const watcher = new ResizeObserver(fit)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])

  function dress() {
    const inner = frame.current?.contentDocument
    if (!inner || inner.body === body) return
    for (const style of document.head.querySelectorAll('link[rel=stylesheet], style'))
      inner.head.append(inner.importNode(style, true))
    inner.body.style.overflow = 'hidden'
    setBody(inner.body)
  }

  useEffect(() => {
    const inner = body?.ownerDocument.documentElement
    if (!inner) return undefined
    const follow = () => {
      for (const { name, value } of document.documentElement.attributes)
        if (name !== 'style' && name !== 'class') inner.setAttribute(name, value)
    }
    follow()
    const watcher = new MutationObserver(follow)
    watcher.observe(document.documentElement, { attributes: true })
    return () => watcher.disconnect()
  }, [body])

  return (
    <div className="w-full overflow-clip rounded-2xl border-4 border-rail bg-rail">
      <div ref={place} className="relative aspect-[390/780] overflow-clip">
        {/* It shows parts of this page: in a sandbox they would have no styles. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- no address is loaded in it */}
        <iframe
          ref={(element) => {
            frame.current = element
            if (element?.contentDocument && !body) dress()
          }}
          title={title}
          onLoad={dress}
          className="absolute top-0 left-0 h-[780px] w-[390px] origin-top-left scale-(--phone-scale)"
        />
        {body && createPortal(children, body)}
      </div>
    </div>
  )
}
