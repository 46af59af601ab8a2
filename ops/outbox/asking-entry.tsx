import { Building2, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { currentOutbox } from '../store/person-store.ts'
import { button } from '../ui/button.ts'
import { useWords } from '../words/words.tsx'
import { clashOf, type Clash } from './clash.ts'
import type { Entry, Write } from './entry.ts'
import { ReturnedEntry } from './returned-entry.tsx'

const remove = (id: string) => void currentOutbox().then((outbox) => outbox?.remove(id))
const sendAgain = (id: string, write?: Write) =>
  void currentOutbox().then((outbox) => outbox?.again(id, write))

/** An entry that waits for a decision: two sides of one change, or something that was not accepted. */
export function AskingEntry({ entry }: { entry: Entry }) {
  const { field } = useWords()
  const clash = clashOf(entry, field.outbox)
  return (
    <li className="border-b border-line py-3">
      <p className="font-semibold wrap-anywhere">{entry.customer}</p>
      {clash ? <TwoSides id={entry.id} clash={clash} /> : <ReturnedEntry entry={entry} />}
    </li>
  )
}

function TwoSides({ id, clash }: { id: string; clash: Clash }) {
  const { outbox } = useWords().field
  return (
    <>
      <p className="text-muted">{outbox.both(clash.by ?? outbox.someone)}</p>
      <div className="mt-2 grid grid-cols-2 gap-2 cramped:grid-cols-1">
        <Side title={outbox.mine} icon={<Smartphone aria-hidden className="size-5" />} lines={clash.mine}>
          <button type="button" className={button('plain')} onClick={() => sendAgain(id, clash.mineWrite)}>
            {outbox.keepMine(clash.mine[0] ?? '')}
          </button>
        </Side>
        <Side title={outbox.theirs} icon={<Building2 aria-hidden className="size-5" />} lines={clash.theirs}>
          <button type="button" className={button('plain')} onClick={() => remove(id)}>
            {outbox.keepMine(clash.theirs[0] ?? '')}
          </button>
        </Side>
      </div>
    </>
  )
}

type SideProps = { title: string; icon: ReactNode; lines: readonly string[]; children: ReactNode }

function Side({ title, icon, lines: [first, ...rest], children }: SideProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col border border-ink">
      <p className="flex items-center gap-2 px-3 py-2 font-semibold">
        {icon}
        {title}
      </p>
      <p className="bg-gold-wash px-3 py-2 font-display text-xl wrap-anywhere">{first}</p>
      {rest.map((line) => (
        <p key={line} className="px-3 pt-1.5 wrap-anywhere">
          {line}
        </p>
      ))}
      <div className="mt-auto grid p-2">{children}</div>
    </section>
  )
}
