import type { Shift, ShiftLine } from '#domain/shifts/shift.ts'
import { barsOf, gapsOf, placeOf, stretchesOf, type Bar, type Stretch, type Week } from './rota.ts'
import { initialsOf } from '../ui/initials.ts'
import type { Gap } from './drafts.ts'
import { placed } from './placed.ts'
import { lineWords, shiftSpanWords, spanWords } from './words.ts'

type LineProps = {
  line: ShiftLine
  week: Week
  shifts: readonly Shift[]
  now: Date
  onChange?: (shift: Shift) => void
  onFill?: (gap: Gap) => void
}

const rowHeight = 3

/** A line of one week. Past shifts are muted; future times without anyone are marked. */
export function Line(props: LineProps) {
  return (
    <>
      <Drawn {...props} />
      <Listed {...props} />
    </>
  )
}

function Drawn({ line, week, shifts, now, onChange, onFill }: LineProps) {
  const bars = barsOf(shifts, line, week)
  const rows = Math.max(1, ...bars.map(({ row }) => row + 1))
  return (
    <div className="hidden border-t border-line md:grid md:grid-cols-[5rem_minmax(0,1fr)]">
      <h3 className="py-3 font-sans text-sm font-semibold">{lineWords[line]}</h3>
      <div className="relative my-1" ref={placed({ height: rows * rowHeight })}>
        <div aria-hidden className="absolute inset-0 grid grid-cols-7">
          {week.days.map((date) => (
            <span key={date} className="border-l border-line" />
          ))}
        </div>
        {gapsOf(shifts, line, week).map((gap) => (
          <Hole key={gap.from.toISOString()} gap={gap} {...{ line, week, now, onFill }} />
        ))}
        {bars.map((bar) => (
          <Turn
            key={bar.shift.id}
            bar={bar}
            hasEnded={new Date(bar.shift.ends_at) <= now}
            onChange={onChange}
          />
        ))}
      </div>
    </div>
  )
}

type TurnProps = { bar: Bar; hasEnded: boolean; onChange?: (shift: Shift) => void }

function Turn({ bar: { shift, left, width, row, isCutBefore, isCutAfter }, hasEnded, onChange }: TurnProps) {
  const looks = shift.is_absent
    ? 'border border-red bg-red-wash text-ink line-through decoration-red'
    : hasEnded
      ? 'bg-wash text-muted'
      : shift.line === 'first'
        ? 'bg-ink text-paper'
        : 'border border-ink bg-sheet text-ink'
  return (
    <button
      type="button"
      aria-disabled={!onChange}
      title={`${shift.employee.name}, ${shiftSpanWords(shift)}`}
      className={`@container absolute h-11 overflow-hidden px-1 text-left text-sm leading-tight font-semibold ${looks} ${isCutBefore ? '' : 'rounded-l-sm'} ${isCutAfter ? '' : 'rounded-r-sm'} ${onChange ? 'hover:brightness-110' : 'cursor-default!'}`}
      ref={placed({ left, width, top: row * rowHeight })}
      onClick={() => onChange?.(shift)}
    >
      <ShortName name={shift.employee.name} />
      <span className="sr-only">
        , {lineWords[shift.line]}, {shiftSpanWords(shift)}
        {shift.is_absent && ', can no longer take requests'}
      </span>
    </button>
  )
}

/** A line for each half of the name, or its initials where the shift is too short for them. */
function ShortName({ name }: { name: string }) {
  const [first = '', ...others] = name.split(' ')
  const last = others.join(' ')
  const room = rooms.find(({ letters }) => Math.max(first.length, last.length) <= letters) ?? widest
  return (
    <>
      <span className={room.name}>
        <span className="block truncate">{first} </span>
        {last && <span className="block truncate">{last}</span>}
      </span>
      <span aria-hidden className={room.initials}>
        {initialsOf(name)}
      </span>
    </>
  )
}

/** From which width on a bar shows a name with so many letters in a line. */
const widest = { letters: Infinity, name: '@max-[11rem]:sr-only', initials: '@min-[11rem]:hidden' }
const rooms = [
  { letters: 6, name: '@max-[3.75rem]:sr-only', initials: '@min-[3.75rem]:hidden' },
  { letters: 10, name: '@max-[6rem]:sr-only', initials: '@min-[6rem]:hidden' },
  { letters: 14, name: '@max-[8rem]:sr-only', initials: '@min-[8rem]:hidden' },
]

type HoleProps = { gap: Stretch; line: ShiftLine; week: Week; now: Date; onFill?: (gap: Gap) => void }

function Hole({ gap, line, week, now, onFill }: HoleProps) {
  if (gap.until <= now) return null
  const ahead = { from: gap.from > now ? gap.from : now, until: gap.until }
  const words = `No ${lineWords[line].toLowerCase()} on call, ${spanWords(ahead)}`
  const looks = 'gap absolute top-0 h-11 border border-dashed border-red'
  const place = placed(placeOf(ahead, week))
  if (!onFill) return <span role="img" aria-label={words} className={looks} ref={place} />
  return (
    <button
      type="button"
      title={words}
      aria-label={`${words}. Assign someone`}
      className={`${looks} hover:bg-red-wash`}
      ref={place}
      onClick={() => onFill({ line, ...ahead })}
    />
  )
}

/** The same from top to bottom, where a week has no room across. */
function Listed({ line, week, shifts, now, onChange, onFill }: LineProps) {
  const stretches = stretchesOf(shifts, line, week).filter(({ until }) => until > now)
  return (
    <div className="border-t border-line py-2 md:hidden">
      <h3 className="font-sans text-sm font-semibold text-muted">{lineWords[line]}</h3>
      {stretches.length === 0 && <p className="text-sm text-muted">This week is over.</p>}
      <ul>
        {stretches.map(({ from, until, shift }) => {
          const open = shift
            ? onChange && (() => onChange(shift))
            : onFill && (() => onFill(ahead({ line, from, until }, now)))
          return (
            <li key={`${from.toISOString()}${shift?.id}`}>
              <button
                type="button"
                aria-disabled={!open}
                className={`mt-1.5 block min-h-12 w-full border-l-4 px-3 py-2 text-left ${shift ? (line === 'first' ? 'border-ink bg-sheet' : 'border-edge bg-sheet') : 'border-red bg-red-wash'} ${open ? '' : 'cursor-default!'}`}
                onClick={open}
              >
                <span className={`block font-bold wrap-anywhere ${shift?.is_absent ? 'line-through' : ''}`}>
                  {shift?.employee.name ?? 'No one'}
                </span>
                <span className="block text-sm text-muted">
                  {shift ? shiftSpanWords(shift) : spanWords(ahead({ line, from, until }, now))}
                </span>
                {shift?.is_absent && (
                  <span className="block text-sm text-red">Can no longer take requests</span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function ahead({ line, from, until }: Gap, now: Date): Gap {
  return { line, from: from > now ? from : now, until }
}
