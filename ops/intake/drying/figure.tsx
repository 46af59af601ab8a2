import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useOpenBeside } from './opened.ts'
import type { Working } from './working.ts'

type FigureProps = { working: Working; className?: string; isMarked?: boolean }

/** A figure whose working can be opened. Nothing else on the screen has this line below it. */
export function Figure({ working, className = '', isMarked }: FigureProps) {
  const { opens } = useDryingFileWords()
  const open = useOpenBeside()
  const line = isMarked ? 'border-red' : 'border-gold'
  return (
    <button
      type="button"
      data-figure
      aria-label={opens(`${working.title}: ${working.figure}`)}
      className={`relative -my-1 inline-block py-0.5 tabular-nums after:absolute after:-inset-x-2 after:-inset-y-1.5 hover:bg-gold-wash ${className}`}
      onClick={(event) => open({ kind: 'working', working }, event.currentTarget)}
    >
      <span className={`block border-b-2 leading-tight ${line}`}>{working.figure}</span>
    </button>
  )
}
