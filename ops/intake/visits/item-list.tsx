import type { VisitItem } from '#domain/visits/item.ts'
import type { Entry } from '../../outbox/entry.ts'
import { problemOf } from '../../problem.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { clockWords } from '../../ui/clock.ts'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { NewItem } from './new-item.tsx'
import { useItemChange } from './use-item-change.ts'

type ItemListProps = {
  job: { id: string; name: string | null }
  items: readonly VisitItem[]
  /** What was done here to each item and is not sent yet. */
  unsent: ReadonlyMap<string, Entry>
  /** At which visit it is done, where someone is at one. */
  visitId: string | null
  mayWork: boolean
  /** Since when it is not known whether that is all, in words; null: it is. */
  since: string | null
}

/** What is still to be done at a job. It belongs to no visit: what stays open stands at the next one. */
export function ItemList({ job, items, unsent, visitId, mayWork, since }: ItemListProps) {
  const { items: words } = useVisitWords()
  const { overview } = useJobWords()
  return (
    <section aria-labelledby="items" className="max-w-2xl border-t-2 border-ink pt-2">
      <h2 id="items" className="text-xl uppercase">
        {visitId ? words.here : words.title}
      </h2>
      <p className="text-sm text-muted">{words.lead}</p>
      {items.length === 0 && since === null && <p className="mt-2 text-muted">{words.none}</p>}
      {since !== null && (
        <p className="mt-2 font-semibold">
          {items.length > 0 ? overview.restNotKnownSince(since) : overview.notKnownSince(since)}
        </p>
      )}
      <ul className="mt-1 divide-y divide-line">
        {items.map((item) => (
          <Item
            key={item.id}
            at={{ job, visitId }}
            item={item}
            unsent={unsent.get(item.id)}
            mayWork={mayWork}
          />
        ))}
      </ul>
      {mayWork && <NewItem job={job} />}
    </section>
  )
}

type ItemProps = {
  at: Parameters<typeof useItemChange>[0]
  item: VisitItem
  unsent: Entry | undefined
  mayWork: boolean
}

/** Who added it or did it, and whether only this device knows. */
function Item({ at, item, unsent, mayWork }: ItemProps) {
  const { items: words } = useVisitWords()
  const { field, problems, time, locale } = useWords()
  const now = useNow()
  const { mutate, isPending, variables, error } = useItemChange(at)
  const { text, by, created_at, done_at, done_by } = item
  const clock = (at: string) => clockWords(new Date(at), now, locale)
  const hint = done_at ? words.done(done_by ?? '', clock(done_at)) : `${by}, ${clock(created_at)}`
  const here = unsent?.state === 'sending' ? field.outbox.state.sending : field.onThisDevice
  return (
    <li>
      <CheckField
        label={text}
        hint={unsent ? time.clockThen(hint, here) : hint}
        // It follows the tap, before the device has stored it.
        checked={isPending ? variables.done : done_at !== null}
        disabled={!mayWork}
        onChange={({ target }) => mutate({ item, done: target.checked, unsent })}
      />
      {error && <Notice title={problemOf(error, problems).detail} />}
    </li>
  )
}
