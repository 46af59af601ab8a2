import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { createContext, Suspense, useContext, useState, type ReactNode } from 'react'
import { isNotLoaded } from './load-screen.ts'
import { useFirstWords } from '../words/words.tsx'
import { NotLoaded } from './not-loaded.tsx'

type Opened = {
  /** What opens, as `loadScreen` made it. */
  part: { preload?: (() => unknown) | undefined }
  isOpen: boolean
  onClose: () => void
}

const OpenedContext = createContext<Opened | null>(null)

/** What opens over a screen: its code is loaded when it is first opened, and it stays mounted from then on. */
export function WhenOpened({ children, ...opened }: Opened & { children: ReactNode }) {
  const { isOpen } = opened
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <OpenedContext value={opened}>
      <CatchBoundary getResetKey={() => String(isOpen)} errorComponent={Failed}>
        <Suspense fallback={isOpen && <Opening />}>{children}</Suspense>
      </CatchBoundary>
    </OpenedContext>
  )
}

/** Not visible in the first moment: code that is stored on the device comes sooner. */
function Opening() {
  return (
    <p
      role="status"
      className="appears-late fixed inset-x-0 bottom-0 z-50 border-t-4 border-gold bg-sheet p-5 text-center text-ink"
    >
      {useFirstWords().shell.loading}
    </p>
  )
}

function Failed({ error, reset }: ErrorComponentProps) {
  const opened = useContext(OpenedContext)
  if (!opened || !isNotLoaded(error)) throw error
  const { part, isOpen, onClose } = opened
  function retry() {
    part.preload?.()
    reset()
  }
  return isOpen && <NotLoaded retry={retry} onClose={onClose} />
}
