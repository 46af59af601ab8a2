import { Eraser, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Ink } from '#domain/forms/answers/ink.ts'
import type { Language } from '#domain/preferences/language.ts'
import { useInkWords } from '../words/use-ink-words.ts'
import { InkSheet, type Ruling } from './ink-sheet.tsx'
import { inkLimits, type InkLimits } from '#look/ink/ink-strokes.ts'
import { useInk } from './use-ink.ts'

type InkPadProps = {
  value: Ink | null
  onChange: (value: Ink | null) => void
  label: string
  language: Language
  /** Of the sheet, which is 1000 wide: 400 for a signature. What was drawn keeps the height that it was drawn on. */
  height: number
  ruling?: Ruling
  limits?: InkLimits
  describedBy?: string
  isInvalid?: boolean
  /** Below the line: the name of whoever signs. */
  caption?: string
  /** What someone does who can’t draw. */
  alternative?: ReactNode
}

/** A sheet to draw, write or sign on with a finger, a pen or a mouse. */
export function InkPad({ value, onChange, label, language, ruling = 'none', ...pad }: InkPadProps) {
  const words = useInkWords(language)
  const height = value?.height ?? pad.height
  const ink = useInk({ value, height, limits: pad.limits ?? inkLimits, onChange })
  const isEmpty = ink.strokes.length === 0
  return (
    <div>
      <div className="relative">
        <InkSheet
          {...ink.handlers}
          height={height}
          strokes={ink.strokes}
          ruling={ruling}
          label={words.sheet(label, ink.strokes.length)}
          aria-describedby={pad.describedBy}
          className={`cursor-crosshair touch-none border select-none ${pad.isInvalid ? 'border-red' : 'border-edge'}`}
        />
        {pad.caption && (
          <p className="pointer-events-none absolute right-3 bottom-1 max-w-[90%] truncate text-sm text-muted">
            {pad.caption}
          </p>
        )}
        {ink.canUndo && (
          <button type="button" className={corner} aria-label={words.undo(label)} onClick={ink.undo}>
            <Undo2 aria-hidden className="size-5.5" />
          </button>
        )}
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        {pad.alternative ?? <span />}
        {!isEmpty && (
          <button type="button" className={quiet} aria-label={words.clearAll(label)} onClick={ink.clear}>
            <Eraser aria-hidden className="size-4.5" />
            {words.clear}
          </button>
        )}
      </div>
    </div>
  )
}

const corner =
  'absolute top-0 right-0 grid size-12 place-content-center rounded-sm text-muted hover:bg-wash hover:text-ink'
const quiet =
  'ml-auto inline-flex min-h-11 items-center gap-2 rounded-sm px-2 text-sm font-semibold text-muted hover:bg-wash hover:text-ink'
