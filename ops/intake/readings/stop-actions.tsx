import type { ReactNode } from 'react'
import { useReadingWords } from '../../words/use-reading-words.ts'
import type { Seldom } from './more-menu.tsx'

/** On a desk, in one quiet line: change what stands here, end the walk. A phone has them behind one key. */
export function StopActions({ onChange, onClose }: Pick<Seldom, 'onChange' | 'onClose'>) {
  const words = useReadingWords()
  return (
    <div className="flex flex-wrap gap-x-4 px-5">
      {onChange && <Action onClick={onChange}>{words.changeThis}</Action>}
      {onClose && (
        <Action className="ml-auto" onClick={onClose}>
          {words.closeShort}
        </Action>
      )}
    </div>
  )
}

type ActionProps = { className?: string; onClick: () => void; children: ReactNode }

function Action({ className = '', onClick, children }: ActionProps) {
  return (
    <button
      type="button"
      className={`flex min-h-12 items-center gap-1 font-semibold underline decoration-line underline-offset-4 hover:decoration-ink ${className}`}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
