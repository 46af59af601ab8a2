import { useVisitWords } from '../../words/use-visit-words.ts'
import type { Offer } from '../visits/day-plan.ts'
import { isAfter, type Limit } from '../visits/visit-limit.ts'
import type { Armed } from './arming.ts'
import { DayRoom } from './day-room.tsx'
import type { DaySpan, Entry, Row } from './day-rows.ts'
import { BusyBlock } from './busy-block.tsx'
import type { Dragging } from './dragging.ts'
import { OfferSlot } from './offer-slot.tsx'
import { placements } from './placements.ts'
import { RequestBlock } from './request-block.tsx'
import type { Settling } from './use-settling.ts'
import { ofRequest, ofVisit, type ToPlace } from './to-place.ts'
import { VisitBlock } from './visit-block.tsx'

type PersonRowProps = {
  on: string
  row: Row
  span: DaySpan
  armed: Armed | null
  offers: readonly Offer[]
  /** Until when the armed visit has to begin. */
  limit: Limit | null
  /** Its visits are marked. */
  openJob: string | undefined
  clashing: ReadonlySet<string>
  dragging: Dragging
  settling: Settling
  /** Left out where one may only look. */
  onArm?: (visit: ToPlace) => void
  mayMoveRequests: boolean
  onPlace: (armed: Armed, from: string) => void
}

/** The day of a person: what they do, and where the armed visit has room. On a phone as a list. */
export function PersonRow({
  on,
  row,
  span,
  armed,
  offers,
  clashing,
  dragging,
  onArm,
  ...more
}: PersonRowProps) {
  const { limit, openJob, settling, mayMoveRequests, onPlace } = more
  const unsaved = placements.use()
  const stateOf = (id: string) => unsaved.find((placement) => placement.id === id)?.state
  const { calendar, form } = useVisitWords()
  const lanes = row.lanes + lanesBelow(row, offers)

  return (
    <section
      aria-label={row.name}
      className="border-b border-line max-lg:py-2.5 lg:grid lg:grid-cols-[9.5rem_minmax(0,1fr)]"
    >
      <div className="min-w-0 py-1 pr-2 leading-tight">
        <h3 className="cramped:text-xs font-sans text-sm font-semibold wrap-anywhere">{row.name}</h3>
        <p className="text-xs text-muted">
          {row.isOnCall && <span className="font-semibold text-ink">{form.onCall} </span>}
          {offers[0] && offers[0].lacks.length > 0
            ? form.lacks(offers[0].lacks)
            : calendar.holds(row.certifications)}
        </p>
      </div>
      <DayRoom
        span={span}
        lanes={lanes}
        armed={row.id === null ? null : armed}
        mayPlace={onArm !== undefined}
        dragging={dragging}
        settling={settling}
        onPlace={onPlace}
      >
        {inOrder(row, offers).map((stop) => {
          if (stop.offer && armed)
            return (
              <OfferSlot
                key={`offer ${stop.from}`}
                on={on}
                offer={stop.offer}
                nth={offers.indexOf(stop.offer)}
                lane={laneOf(stop.offer, row, armed)}
                span={span}
                name={row.name}
                isPausing={settling.isPausing}
                limit={limit && isAfter({ on, from: stop.from }, limit) ? limit : null}
                onPlace={() => settling.isNow() || onPlace(armed, stop.from)}
              />
            )
          if (!stop.entry) return null
          const { visit, busy, request, lane, ...window } = stop.entry
          if (request) {
            const people = row.id === null ? [] : [{ id: row.id, name: row.name, override_reason: '' }]
            const moved = ofRequest(request, { on, ...window, people })
            return (
              <RequestBlock
                key={busy}
                request={request}
                window={window}
                lane={lane}
                span={span}
                hasClash={clashing.has(`${row.id} ${request.id}`)}
                unsaved={stateOf(request.id)}
                isArmed={armed?.visit.id === request.id}
                isStop={armed === null}
                {...(onArm && mayMoveRequests && { onArm: () => onArm(moved) })}
                onDrag={(event) => dragging.start(event, { visit: moved, instead: row.id })}
              />
            )
          }
          return visit ? (
            <VisitBlock
              key={visit.id}
              visit={visit}
              lane={lane}
              span={span}
              hasClash={clashing.has(`${row.id} ${visit.id}`)}
              unsaved={stateOf(visit.id)}
              isOfOpenJob={visit.job_id === openJob}
              isArmed={armed?.visit.id === visit.id}
              isStop={armed === null}
              {...(onArm && { onArm: () => onArm(ofVisit(visit)) })}
              onDrag={(event) => dragging.start(event, { visit: ofVisit(visit), instead: row.id })}
            />
          ) : (
            <BusyBlock key={busy} window={window} lane={lane} span={span} />
          )
        })}
      </DayRoom>
    </section>
  )
}

type Stop = { from: string } & ({ entry: Entry; offer?: undefined } | { entry?: undefined; offer: Offer })

/** On a phone, and for the keys, the day goes on from one to the next. */
function inOrder({ entries }: Row, offers: readonly Offer[]): Stop[] {
  return [
    ...entries.map((entry): Stop => ({ from: entry.from, entry })),
    ...offers.map((offer): Stop => ({ from: offer.from, offer })),
  ].toSorted((a, b) => a.from.localeCompare(b.from))
}

/** The armed visit keeps its place until it has another one: what is offered on top of it stands below. */
function laneOf({ from, to }: Offer, row: Row, armed: Armed) {
  const own = row.entries.find(({ visit, request }) => (visit ?? request)?.id === armed.visit.id)
  return own && own.from < to && from < own.to ? row.lanes : 0
}

function lanesBelow(row: Row, offers: readonly Offer[]) {
  return offers.some(({ from, to }) => row.entries.some((entry) => entry.from < to && from < entry.to))
    ? 1
    : 0
}
