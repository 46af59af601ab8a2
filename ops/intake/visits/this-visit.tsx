import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { companyDay } from '#domain/company/time-zone.ts'
import { hazardsNotAsked } from '#domain/jobs/danger.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { VisitItem } from '#domain/visits/item.ts'
import type { VisitHere } from '../../desk/use-visit-here.ts'
import { NoteText } from '../../desk/note-text.tsx'
import { VisitSteps } from '../../desk/visit-steps.tsx'
import type { Entry } from '../../outbox/entry.ts'
import { usePhotosOf } from '../../outbox/panel/use-outbox.ts'
import { AddPhotos } from '../../photos/add-photos.tsx'
import { NoteForm } from '../../submissions/lead-notes.tsx'
import { LeadPhotos } from '../../submissions/lead-photos.tsx'
import { leadQuery } from '../../submissions/queries.ts'
import { button } from '../../ui/button.ts'
import { useNow } from '../../ui/use-now.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { AuditLink } from '../audit/audit-link.tsx'
import { ReadingsLink } from '../readings/readings-link.tsx'
import { ShowCode } from '../job/show-code.tsx'
import { addedOn } from './added.ts'
import { doNext, type DoNext } from './do-next.ts'
import { ItemList } from './item-list.tsx'
import { useItemChange } from './use-item-change.ts'

type ThisVisitProps = {
  job: JobDetail
  here: VisitHere
  /** Those that are open, or were done at this visit. */
  items: readonly VisitItem[]
  unsent: ReadonlyMap<string, Entry>
  visitId: string | null
  since: string | null
}

/** What whoever is at the house works down: the one thing that is next, the rest of it, and the end of the visit. */
export function ThisVisit({ job, here: { lead }, items, unsent, visitId, since }: ThisVisitProps) {
  const { here } = useVisitWords()
  const now = useNow()
  const added = addedOn(lead, companyDay(now))
  const photos = added.photos.length + usePhotosOf(job.id).length
  const { refetch } = useQuery(leadQuery(job.id))
  const open = items.filter(({ done_at }) => done_at === null)
  const next = doNext({ notAsked: hazardsNotAsked(job.facts), items: open, photos })
  const isNext = (kind: DoNext<VisitItem>['kind']) => next.kind === kind
  const finish = <VisitSteps lead={lead} isFirst={isNext('finish')} goOn={undefined} />
  return (
    <>
      <section
        aria-label={here.doNext}
        className="-mx-4 -mt-5 border-b border-line bg-sheet px-4 pt-4 pb-5 lg:-mx-7 lg:px-7"
      >
        <h2 className="text-lg leading-none text-muted uppercase">{here.doNext}</h2>
        <Next next={next} job={job} unsent={unsent} visitId={visitId} />
        {isNext('finish') && <div className="mt-4">{finish}</div>}
      </section>
      <div className="mt-5 space-y-6">
        {job.has_access_code && <ShowCode jobId={job.id} />}
        <ReadingsLink jobId={job.id} />
        <AuditLink jobId={job.id} />
        <ItemList job={job} items={items} unsent={unsent} visitId={visitId} mayWork since={since} />
        <section className="border-t-2 border-ink pt-2">
          <h2 className="text-xl uppercase">{here.photosToday(photos)}</h2>
          {!isNext('photos') && <AddPhotos lead={lead} className="my-2" />}
          <LeadPhotos lead={{ name: lead.name, photos: added.photos }} reload={() => void refetch()} />
        </section>
        <section className="border-t-2 border-ink pt-2">
          <h2 className="mb-1 text-xl uppercase">{here.note}</h2>
          <NoteForm lead={lead} />
          <ul>
            {added.notes.map((note) => (
              <li key={note.id} className="border-b border-line py-2.5 last:border-0">
                <NoteText note={note} now={now} />
              </li>
            ))}
          </ul>
        </section>
        {!isNext('finish') && <section className="border-t-2 border-ink pt-4">{finish}</section>}
      </div>
    </>
  )
}

type NextProps = Pick<ThisVisitProps, 'job' | 'unsent' | 'visitId'> & { next: DoNext<VisitItem> }

function Next({ next, job, unsent, visitId }: NextProps) {
  const { here } = useVisitWords()
  const { site } = useWords()
  const { mutate, isPending } = useItemChange({ job, visitId })
  switch (next.kind) {
    case 'hazards': {
      const names = hazardsNotAsked(job.facts).map((hazard) => site.hazards[hazard])
      return (
        <Step title={here.hazards} more={here.hazardsMore(names.join(', ').toLowerCase())}>
          <Link to="/ops/intake/$id/loss" params={{ id: job.id }} className={loud}>
            <TriangleAlert aria-hidden className="size-6" />
            {here.hazardsGo}
            <ChevronRight aria-hidden className="size-5" />
          </Link>
        </Step>
      )
    }
    case 'item': {
      const { item } = next
      const done = { item, done: true, unsent: unsent.get(item.id) }
      return (
        <Step title={item.text} more="">
          <button
            type="button"
            className={loud}
            aria-disabled={isPending}
            onClick={() => isPending || mutate(done)}
          >
            {here.itemDone}
            <span className="sr-only">: {item.text}</span>
          </button>
        </Step>
      )
    }
    case 'photos':
      return (
        <Step title={here.photos} more={here.photosMore}>
          <AddPhotos lead={job} isLoud />
        </Step>
      )
    case 'finish':
      return <Step title={here.finish} more={here.finishMore} />
  }
}

const loud = `min-h-15 w-full text-xl ${button('gold')}`

type StepProps = { title: string; more: string; children?: ReactNode }

function Step({ title, more, children }: StepProps) {
  return (
    <>
      <p className="mt-2 line-clamp-4 font-display text-[min(1.875rem,9vw)] leading-tight text-pretty wrap-anywhere">
        {title}
      </p>
      {more && <p className="mt-1 text-muted">{more}</p>}
      {children && <div className="mt-4">{children}</div>}
    </>
  )
}
