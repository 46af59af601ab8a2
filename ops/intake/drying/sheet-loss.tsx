import type { JobDetail } from '#domain/jobs/job.ts'
import { classOfRooms } from '#domain/rooms/room-needs.ts'
import type { Room } from '#domain/rooms/room.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'
import { dayWords } from './day-words.ts'

/** On paper: the claim as far as the reader may see it, and the category and class of the water. */
export function SheetLoss({ job, rooms }: { job: JobDetail; rooms: readonly Room[] }) {
  const words = useDryingFileWords()
  const { locale } = useWords()
  const { sheet } = words
  const { carrier, policy_number, claim_number } = job.facts
  const found = classOfRooms(rooms.filter(({ removed_at }) => removed_at === null))
  const facts = [
    carrier && sheet.fact(sheet.carrier, carrier),
    claim_number && sheet.fact(sheet.claim, claim_number),
    policy_number && sheet.fact(sheet.policy, policy_number),
    found ? words.waterClass(found.isClass4 ? 4 : found.class) : words.noClass,
  ].filter(Boolean)
  return (
    <section className="mb-4">
      <p>{facts.join(' · ')}</p>
      {job.categories.length === 0 && <p>{words.noCategory}</p>}
      {job.categories.map(({ category, reason, by, at }) => (
        <p key={at}>
          <span className="font-semibold">{words.category(category)}</span>
          {`: ${reason} (${words.byAndDay(by, dayWords(new Date(at), locale)).replace(/\.$/, '')})`}
        </p>
      ))}
    </section>
  )
}
