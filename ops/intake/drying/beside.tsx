import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { useIsWide } from '../../ui/wide.ts'
import { useFirstWords } from '../../words/words.tsx'

type BesideProps = { title: string; from: HTMLElement; onClose: () => void; children: ReactNode }

/** What was opened: beside its figure on a desktop, so that both are seen, and a sheet from below on a phone. */
export function Beside(props: BesideProps) {
  const { title, onClose, children } = props
  const isWide = useIsWide()
  if (isWide) return <Panel {...props} />
  return (
    <DialogSheet title={title} isOpen hasCross actions={null} onClose={onClose}>
      {children}
    </DialogSheet>
  )
}

const gap = 14

function Panel({ title, from, onClose, children }: BesideProps) {
  const { ui } = useFirstWords()
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef(from)

  useLayoutEffect(() => {
    const shown = panel.current
    if (shown) place(shown, from)
    opener.current = from
  }, [from])

  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    return () => opener.current.focus({ preventScroll: true })
  }, [])

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className="grows-in absolute z-20 w-96 border border-edge border-t-4 border-t-gold bg-sheet p-5 shadow-lg print:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="font-display text-2xl leading-tight wrap-anywhere">{title}</h2>
        <button
          type="button"
          aria-label={ui.close}
          className="-mt-2 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-sm hover:bg-wash"
          onClick={onClose}
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <div className="mt-1">{children}</div>
    </div>
  )
}

/** Left of a figure of the right half, and over that half for all others: the figure stays in sight. */
function place(panel: HTMLElement, from: HTMLElement) {
  const around = panel.offsetParent?.getBoundingClientRect()
  if (!around) return
  const figure = from.getBoundingClientRect()
  const isRight = figure.left + figure.width / 2 > around.left + around.width / 2
  const rightmost = around.width - panel.offsetWidth
  const left = isRight ? figure.left - around.left - panel.offsetWidth - gap : rightmost
  panel.style.left = `${Math.max(0, Math.min(left, rightmost))}px`
  // All of it is seen, where the window is high enough.
  const lowest = window.innerHeight - panel.offsetHeight - gap
  panel.style.top = `${Math.max(gap, Math.min(figure.top - gap, lowest)) - around.top}px`
}
