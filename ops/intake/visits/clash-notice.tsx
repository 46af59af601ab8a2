import type { Clash } from '#domain/visits/clashes.ts'
import type { VisitDay } from '#domain/visits/visit.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'

type ClashNoticeProps = { clashes: readonly Clash[]; day: VisitDay; visitId: string }

/** What would be in the way of the visit, read out as it changes. It can be saved all the same. */
export function ClashNotice({ clashes, day, visitId }: ClashNoticeProps) {
  const visits = useVisitWords()
  const { time } = useWords()
  const { clash: words } = visits
  const nameOf = (id: string) => day.people.find((person) => person.id === id)?.name ?? visits.nobody
  const otherOf = ({ first, second }: Clash) => {
    const otherId = first === visitId ? second : first
    const other = day.visits.find(({ id }) => id === otherId)
    if (other?.when) return `${other.name ?? words.busyWith}, ${time.window(other.when)}`
    const busy = day.busy.find(({ request }) => request?.id === otherId)
    return busy?.request ? `${busy.request.name ?? words.busyWith}, ${time.window(busy)}` : words.busyWith
  }
  return (
    <div
      role="status"
      className="space-y-1 border-gold text-sm not-empty:border-l-4 not-empty:bg-gold-wash not-empty:px-3 not-empty:py-2"
    >
      {clashes.map((clash) => (
        <p key={`${clash.employee_id} ${clash.first} ${clash.second}`}>
          {words[clash.why](nameOf(clash.employee_id), otherOf(clash), clash.minutes)}
        </p>
      ))}
      {clashes.length > 0 && <p>{words.canSave}</p>}
    </div>
  )
}
