import { PenLine, Plus } from 'lucide-react'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { authorizationPrefix, noticeForm, waiverForm } from '#domain/packets/gate-forms.ts'
import type { Language } from '#domain/preferences/language.ts'
import { button } from '../../ui/button.ts'
import type { PacketWords } from '../../words/en-packet.ts'
import { usePacketWords } from '../../words/use-packet-words.ts'
import { useLanguageHere } from '../../words/words.tsx'
import type { PacketRow } from './packet-plan.ts'

/**
 * What is to be done next: a form is filled in, whoever has to sign takes the phone, the company signs, what is complete is
 * submitted, or what was declined is offered again. Nothing where nothing stands before work.
 */
export type NextStep =
  | { kind: 'fill' | 'sign' | 'offer'; row: PacketRow }
  | { kind: 'hand'; to: string }
  | { kind: 'submit'; rows: readonly PacketRow[] }
  | null

type BottomBarProps = {
  next: NextStep
  isBusy: boolean
  onFill: (row: PacketRow) => void
  onOffer: (row: PacketRow) => void
  onHand: () => void
  onSubmit: (rows: readonly PacketRow[]) => void
  onAdd: () => void
}

/** The next step under the thumb, and the library beside it. */
export function BottomBar({ next, isBusy, onAdd, ...does }: BottomBarProps) {
  const words = usePacketWords()
  const language = useLanguageHere()
  return (
    <div className={bar}>
      <p className="basis-full text-center text-sm">{words.offline}</p>
      {next && (
        <button
          type="button"
          disabled={isBusy}
          className={`min-h-13! min-w-0 flex-1 basis-52 ${button('gold')}`}
          onClick={() => doNext(next, does)}
        >
          <PenLine aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0 text-balance wrap-anywhere">{nextWords(next, words, language)}</span>
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

type Does = Pick<BottomBarProps, 'onFill' | 'onOffer' | 'onHand' | 'onSubmit'>

function doNext(next: NonNullable<NextStep>, { onFill, onOffer, onHand, onSubmit }: Does) {
  if (next.kind === 'hand') return onHand()
  if (next.kind === 'offer') return onOffer(next.row)
  return next.kind === 'submit' ? onSubmit(next.rows) : onFill(next.row)
}

function nextWords(next: NonNullable<NextStep>, words: PacketWords, language: Language) {
  if (next.kind === 'hand') return words.handTo(next.to)
  if (next.kind === 'submit') return words.submit(next.rows.length)
  const name = shortName(next.row.form, words) ?? inLanguage(next.row.form.title, language)
  return { fill: words.fillIn, sign: words.signIt, offer: words.offerIt }[next.kind](name)
}

/** The button has room for a word or two: the papers that stand before work are known by these. */
function shortName({ form }: PacketRow['form'], { short }: PacketWords) {
  if (form.startsWith(authorizationPrefix)) return short.authorization
  return form === noticeForm ? short.notice : form === waiverForm ? short.waiver : undefined
}

const bar =
  'on-rail sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-8 flex flex-wrap gap-3 bg-rail px-4 pt-2 pb-3 text-white/80 cramped:static low:static lg:bottom-0 lg:mx-0'
const formButton =
  'inline-flex items-center justify-center gap-2 rounded-sm border border-current/60 px-4 font-display text-lg leading-none font-semibold text-white hover:bg-rail-wash'
