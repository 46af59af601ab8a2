import { PenLine, Plus } from 'lucide-react'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { button } from '../../ui/button.ts'
import { usePacketWords } from '../../words/use-packet-words.ts'
import { useLanguageHere } from '../../words/words.tsx'
import type { PacketRow } from './packet-plan.ts'

/** What is to be done next: a form is filled in, or whoever has to sign takes the phone. Nothing where nothing stands before work. */
export type NextStep = { kind: 'fill'; row: PacketRow } | { kind: 'hand'; to: string } | null

type BottomBarProps = {
  next: NextStep
  isBusy: boolean
  onFill: (row: PacketRow) => void
  onHand: () => void
  onAdd: () => void
}

/** The next step under the thumb, and the library beside it. */
export function BottomBar({ next, isBusy, onFill, onHand, onAdd }: BottomBarProps) {
  const words = usePacketWords()
  const language = useLanguageHere()
  return (
    <div className={bar}>
      <p className="basis-full text-center text-sm">{words.offline}</p>
      {next && (
        <button
          type="button"
          disabled={isBusy}
          className={`min-h-13! min-w-0 flex-1 ${button('gold')}`}
          onClick={() => (next.kind === 'fill' ? onFill(next.row) : onHand())}
        >
          <PenLine aria-hidden className="size-5 shrink-0" />
          <span className="truncate">
            {next.kind === 'fill'
              ? words.fillIn(inLanguage(next.row.form.title, language))
              : words.handTo(next.to)}
          </span>
        </button>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        className={`min-h-13! ${next ? '' : 'flex-1'} ${formButton}`}
        onClick={onAdd}
      >
        <Plus aria-hidden className="size-5" />
        {words.add}
      </button>
    </div>
  )
}

const bar =
  'on-rail sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-8 flex flex-wrap gap-3 bg-rail px-4 pt-2 pb-3 text-white/80 low:static lg:bottom-0 lg:mx-0'
const formButton =
  'inline-flex items-center justify-center gap-2 rounded-sm border border-current/60 px-4 font-display text-lg leading-none font-semibold text-white hover:bg-rail-wash'
