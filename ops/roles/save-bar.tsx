import type { ReactNode } from 'react'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { Notice } from '../ui/notice.tsx'

type SaveBarProps = {
  /** What is not saved yet. */
  words: string
  action: string
  isBusy: boolean
  error: unknown
  /** Something has to be decided first. */
  isBlocked?: boolean
  undo?: { words: string; act: () => void }
  children?: ReactNode
}

/** Always in sight while something is not saved: above the menu of a phone, at the foot of a desktop. */
export function SaveBar({ words, action, isBusy, error, isBlocked, undo, children }: SaveBarProps) {
  return (
    <section
      aria-label="Unsaved changes"
      className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-8 space-y-3 border-t-3 border-gold bg-sheet px-4 py-3 lg:bottom-0 lg:-mx-7 lg:px-7"
    >
      {children}
      {Boolean(error) && !isBlocked && <Notice title={problemOf(error).detail} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 flex-1 basis-40 font-semibold text-pretty">
          {words}
        </p>
        {undo && (
          <button type="button" className={`max-sm:flex-1 ${button('plain')}`} onClick={undo.act}>
            {undo.words}
          </button>
        )}
        <button
          type="submit"
          className={`max-sm:flex-1 ${button('gold')}`}
          disabled={isBlocked}
          aria-disabled={isBusy}
        >
          {isBusy ? 'Saving...' : action}
        </button>
      </div>
    </section>
  )
}
