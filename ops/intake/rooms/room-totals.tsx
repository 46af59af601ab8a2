import { chambersOf } from '#domain/rooms/chambers-of.ts'
import { lacksMeasure, totalsOf } from '#domain/rooms/room-figures.ts'
import type { Room } from '#domain/rooms/room.ts'
import { useRoomWords } from '../../words/use-room-words.ts'

type TotalsProps = {
  rooms: readonly Room[]
  /** Null where the person may not edit them. */
  onOpen: ((id: string) => void) | null
}

/** What all affected rooms come to: the figures that the equipment and the class are counted from. */
export function RoomTotals({ rooms, onOpen }: TotalsProps) {
  const words = useRoomWords()
  const { floor, surface, volume, wet, share } = totalsOf(rooms)
  const lacking = rooms.filter(lacksMeasure)
  const chambers = chambersOf(rooms)
  return (
    <section aria-label={words.totals} className="border-t-2 border-ink pt-3">
      <h3 className="text-xl uppercase">{words.totals}</h3>
      <dl className="mt-1 divide-y divide-line tabular-nums">
        <Figure label={words.floor} value={words.area(words.number(floor, 1))} />
        <Figure label={words.air} value={words.volume(words.number(volume))} />
        <Figure
          label={words.wet}
          value={share === null ? '–' : `${words.number(share * 100, 1)}%`}
          more={words.wetWords(words.number(wet), words.number(surface))}
        />
      </dl>
      {lacking.length > 0 && <Lacking rooms={lacking} onOpen={onOpen} />}
      {chambers.length > 0 && (
        <>
          <h3 className="mt-6 text-xl uppercase">{words.chambers}</h3>
          <dl className="mt-1 divide-y divide-line tabular-nums">
            {chambers.map(({ chamber, rooms }) => (
              <Figure
                key={chamber.id}
                label={chamber.name}
                more={`${words.chamberKinds[chamber.kind]}: ${rooms.map(({ name }) => words.room(name)).join(', ')}`}
                value={words.volume(words.number(totalsOf(rooms).volume))}
              />
            ))}
          </dl>
        </>
      )}
    </section>
  )
}

/** The rooms of which something is not known; each opens to be completed. */
function Lacking({ rooms, onOpen }: TotalsProps) {
  const words = useRoomWords()
  return (
    <div className="mt-2 border-l-3 border-gold bg-gold-wash px-3 py-2">
      <p id="lacking">{words.lacking}</p>
      <ul aria-labelledby="lacking" className="flex flex-wrap gap-x-4">
        {rooms.map(({ id, name }) => (
          <li key={id} className="min-w-0 font-semibold wrap-anywhere">
            {onOpen ? (
              <button
                type="button"
                className="min-h-12 text-left underline decoration-2 underline-offset-4 lg:min-h-9"
                onClick={() => onOpen(id)}
              >
                {words.room(name)}
              </button>
            ) : (
              words.room(name)
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Figure({ label, value, more }: { label: string; value: string; more?: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="min-w-0">
        <span className="block wrap-anywhere">{label}</span>
        {more && <span className="block text-sm text-muted">{more}</span>}
      </dt>
      <dd className="shrink-0 font-display text-2xl leading-none">{value}</dd>
    </div>
  )
}
