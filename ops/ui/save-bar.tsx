import type { ReactNode } from 'react'
import { problemOf } from '../problem.ts'
import { useFirstWords } from '../words/words.tsx'
import { button } from './button.ts'
import { Notice } from './notice.tsx'

type SaveBarProps = {
  /** False where nothing is unsaved, and a form without a bar says that best. */
  isOpen?: boolean
  /** What is not saved yet. */
  words: string
  /** What becomes of it, or what is in the way. */
  hint?: { words: string; isWrong: boolean }
  action: string
  isBusy: boolean
  error?: unknown
  /** Something has to be decided first: the children say what. */
  isBlocked?: boolean
  cancel?: { words: string; act: () => void }
  children?: ReactNode
}

/**
 * The end of every form that is saved as a whole, always in sight: above the menu of a phone, at the foot of a desktop. Its
 * words are read out when they change, so their place is there before the bar is.
 */
export function SaveBar({ isOpen = true, words, children, ...controls }: SaveBarProps) {
  const { ui, problems } = useFirstWords()
  return (
    <section aria-label={ui.unsaved} className={isOpen ? bar : 'sr-only'}>
      {isOpen && children}
      {isOpen && Boolean(controls.error) && !controls.isBlocked && (
        <Notice title={problemOf(controls.error, problems).detail} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <p role="status" className="font-semibold text-pretty tabular-nums">
            {isOpen && words}
          </p>
          {isOpen && <Hint {...controls} />}
        </div>
        {isOpen && <Controls {...controls} />}
      </div>
    </section>
  )
}

type Parts = Omit<SaveBarProps, 'isOpen' | 'words' | 'children'>

function Hint({ hint }: Parts) {
  return hint && <p className={`text-sm ${hint.isWrong ? 'text-red' : 'text-muted'}`}>{hint.words}</p>
}

function Controls({ action, isBusy, isBlocked = false, cancel }: Parts) {
  const { ui } = useFirstWords()
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full">
      {cancel && (
        <button type="button" className={`max-sm:flex-1 ${button('plain')}`} onClick={cancel.act}>
          {cancel.words}
        </button>
      )}
      <button
        type="submit"
        className={`max-sm:flex-1 ${button('gold')}`}
        disabled={isBlocked}
        aria-disabled={isBusy}
      >
        {isBusy ? ui.saving : action}
      </button>
    </div>
  )
}

const bar =
  'sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-8 space-y-3 border-t-3 border-gold bg-sheet px-4 py-3 low:bottom-[calc(3rem+env(safe-area-inset-bottom))] lg:bottom-0 lg:-mx-6.5 lg:px-6.5 [@media(max-height:30rem)]:static'
