import type { ReactNode } from 'react'

type RowProps = {
  /** It folds away once it is done. */
  isGone: boolean
  isOpen: boolean
  lang?: string
  question: string
  /** What is told beside the question. */
  told: ReactNode
  action: ReactNode
  /** What stands in its place while it is open. */
  children?: ReactNode
}

/** A question of the list: one line, or the card in which it is answered. */
export function Row({ isGone, isOpen, lang, question, told, action, children }: RowProps) {
  return (
    <li
      inert={isGone}
      className={`grid transition-[grid-template-rows,opacity] duration-150 ${isGone ? 'grid-rows-[0fr] opacity-0' : 'grid-rows-[1fr]'}`}
    >
      <div className="min-h-0 min-w-0 overflow-hidden">
        {isOpen ? (
          children
        ) : (
          <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 border-b border-line py-1.5">
            <p lang={lang} className="min-w-0 flex-1 basis-full text-base sm:basis-64 wrap-anywhere">
              {question}
            </p>
            <p className="mr-auto text-sm text-muted tabular-nums sm:mr-0">{told}</p>
            {action}
          </div>
        )}
      </div>
    </li>
  )
}

/** The width of the buttons of all rows: they stand below each other. */
export const rowButton = 'w-24 shrink-0 px-2!'
