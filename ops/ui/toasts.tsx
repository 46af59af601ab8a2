import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { isNotLoaded, loadScreen } from './load-screen.ts'
import { button } from './button.ts'
import { toSay } from './notify.ts'
import { usePrefetch } from './use-prefetch.ts'
import { useFirstWords } from '../words/words.tsx'

const loadToaster = () => import('./toaster.tsx')
const Toaster = loadScreen(loadToaster, 'Toaster')

/** The place of toasts. Their library comes after the first screen, or with the first toast. */
export function Toasts() {
  const isSaid = toSay.use().length > 0
  const [isWanted, setWanted] = useState(false)
  if (isSaid && !isWanted) setWanted(true)
  usePrefetch(loadToaster, () => setWanted(true))
  if (!isWanted) return null
  return (
    <CatchBoundary getResetKey={() => 'toasts'} errorComponent={PlainToasts}>
      <Suspense>
        <Toaster />
      </Suspense>
    </CatchBoundary>
  )
}

/** What is said stands on the screen even where the library of toasts could not be loaded. */
function PlainToasts({ error, reset }: ErrorComponentProps) {
  const { ui } = useFirstWords()
  const said = toSay.use()
  if (!isNotLoaded(error)) throw error
  function close() {
    toSay.set([])
    void Toaster.preload?.()
    reset()
  }
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50">
      {said.length > 0 && (
        <div className="border-b-4 border-gold bg-sheet p-4 text-ink">
          {said.map(({ title }, nth) => (
            <p key={nth}>{title}</p>
          ))}
          <button type="button" className={`mt-3 ${button('plain')}`} onClick={close}>
            {ui.close}
          </button>
        </div>
      )}
    </div>
  )
}
