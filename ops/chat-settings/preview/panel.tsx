import { ArrowUp, Camera, MessageSquare, Phone, PhoneIncoming, X, type LucideIcon } from 'lucide-react'
import { displayPhone } from '#domain/leads/phone.ts'
import { companyPhone } from '../../session/company.ts'
import { previewed } from '../answers/previewed.ts'
import { Questions } from './questions.tsx'
import { Said } from './said.tsx'
import { useHead } from './use-head.ts'
import { chatWords, type Seen } from './seen.ts'

type PanelProps = { seen: Seen; onClose: () => void }

/** The open chat, in the colors that visitors see it in whatever the theme of the portal. */
export function Panel({ seen, onClose }: PanelProps) {
  const { language } = seen
  const words = chatWords[language]
  const { title, line } = useHead(seen)[language]
  const said = previewed.use()
  return (
    <div
      lang={language}
      className="border border-[#d6d1c6] bg-[#fffefb] text-[0.9375rem] text-[#14222f] shadow-[0_8px_32px_rgb(11_27_43/0.18)]"
    >
      <div className="flex items-center gap-3 bg-[#0b1b2b] py-2 pr-1 pl-4 text-[#fff]">
        <div className="min-w-0 flex-1">
          <p className="font-display text-xl leading-tight font-semibold">{title}</p>
          <p className="text-sm text-[#b9c6d2]">{line}</p>
        </div>
        <button
          type="button"
          aria-label={words.close}
          className="grid size-11 shrink-0 place-items-center"
          onClick={onClose}
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <p className="flex min-h-12 items-center justify-center gap-2.5 bg-[#e0a526] px-3 text-center font-display text-xl font-semibold text-[#0b1b2b]">
        <Phone aria-hidden className="size-5 shrink-0" />
        {words.call(displayPhone(companyPhone()))}
      </p>
      <div className="grid gap-4 p-4">
        <Danger seen={seen} />
        {said ? <Said said={said} /> : <Questions key={seen.group} seen={seen} />}
      </div>
      <Foot seen={seen} />
    </div>
  )
}

function Danger({ seen: { group, language } }: { seen: Seen }) {
  const words = chatWords[language]
  return (
    <div className="flex items-center gap-3 border-l-5 border-[#b3261e] py-0.5 pl-3">
      <div className="min-w-0 flex-1">
        <p className="font-display text-lg leading-tight font-semibold">{words.danger}</p>
        <p>{group === 'trauma' ? words.soft : words.dangerLine}</p>
      </div>
      <div className="flex shrink-0 flex-col items-center gap-1.5">
        <span className="bg-[#b3261e] px-3 py-2 font-display text-lg leading-none font-semibold text-[#fff]">
          {words.call911}
        </span>
        <span className="underline underline-offset-4">{words.noDanger}</span>
      </div>
    </div>
  )
}

function Foot({ seen: { language } }: { seen: Seen }) {
  const words = chatWords[language]
  return (
    <div aria-hidden className="grid gap-2 border-t border-[#d6d1c6] bg-[#f7f5f0] p-3">
      <div className="grid grid-cols-2 gap-2">
        <Way icon={MessageSquare} words={words.textMe} />
        <Way icon={PhoneIncoming} words={words.callMe} />
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-2">
        <span className="grid size-11 place-items-center border border-[#7b8791]">
          <Camera className="size-5" />
        </span>
        <span className="flex items-center border border-[#4b5864] bg-[#fff] px-3 text-[#4b5864]">
          {words.write}
        </span>
        <span className="grid size-11 place-items-center bg-[#0b1b2b] text-[#fff]">
          <ArrowUp className="size-5" />
        </span>
      </div>
    </div>
  )
}

function Way({ icon: Icon, words }: { icon: LucideIcon; words: string }) {
  return (
    <span className="flex min-h-11 items-center justify-center gap-2 border border-[#7b8791] px-2 text-center font-display text-base leading-tight font-semibold">
      <Icon className="size-4.5 shrink-0" />
      {words}
    </span>
  )
}
