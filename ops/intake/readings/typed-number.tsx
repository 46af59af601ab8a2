import type { ReactNode } from 'react'
import { airAt } from '#domain/drying/air.ts'
import { findAirProblem } from '#domain/drying/air-limits.ts'
import { useNow } from '../../ui/use-now.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import type { EarlierVisit } from './earlier.ts'
import type { Entry } from './entry.ts'
import { readingWords, stopName } from './shown-value.ts'
import type { AirStop, PointStop, Stop } from './walk.ts'

type TypedNumberProps = { stop: Stop; entry: Entry; earlier: readonly EarlierVisit[] }

/** What is typed, the loudest on the screen, beside what was read at the visits before. */
export function TypedNumber({ stop, entry, earlier }: TypedNumberProps) {
  return stop.kind === 'point' ? (
    <PointNumber stop={stop} entry={entry} earlier={earlier} />
  ) : (
    <AirNumbers stop={stop} entry={entry} />
  )
}

type PointNumberProps = { stop: PointStop; entry: Entry; earlier: readonly EarlierVisit[] }

function PointNumber({ stop, entry, earlier }: PointNumberProps) {
  const words = useReadingWords()
  const now = useNow()
  const [reading] = stop.read
  return (
    <div className="flex shrink-0 items-end gap-[16px] px-[16px] py-[8px] lg:px-5">
      <dl className="grid min-w-0 flex-1 grid-flow-col auto-cols-fr gap-2 tabular-nums empty:invisible">
        {earlier.map(({ key, at, read }, nth) => {
          const before = read.get(stop.id)
          const isLast = nth === earlier.length - 1
          return (
            <div key={key} className={isLast ? '' : 'text-muted'}>
              <dt className="truncate text-[min(0.875rem,20px)]">{words.column(at, now)}</dt>
              <dd className="mt-1 font-display text-[36px] leading-none font-semibold">
                {before ? <Before value={before.value} /> : '–'}
              </dd>
            </div>
          )
        })}
      </dl>
      <NumberBox
        name={stopName(stop, words)}
        typed={entry.text}
        saved={reading ? readingWords(reading, words) : ''}
        isNow
      />
    </div>
  )
}

function Before({ value }: { value: number | null }) {
  const words = useReadingWords()
  if (value !== null) return words.number(value)
  return (
    <>
      <span aria-hidden>×</span>
      <span className="sr-only">{words.couldNotReach}</span>
    </>
  )
}

function AirNumbers({ stop, entry }: { stop: AirStop; entry: Entry }) {
  const words = useReadingWords()
  const [reading] = stop.read
  const saved = entry.text === '' && entry.first === null ? reading?.air : undefined
  const grains = grainsOf(stop, entry)
  const isHumidity = entry.first !== null
  return (
    <div className="flex shrink-0 items-end gap-[12px] px-[16px] py-[8px] lg:px-5">
      <Labeled label={words.fahrenheit}>
        <NumberBox
          name={words.fahrenheit}
          typed={entry.first ?? entry.text}
          saved={saved ? words.number(saved.fahrenheit) : ''}
          isNow={!isHumidity}
        />
      </Labeled>
      <Labeled label={words.humidity}>
        <NumberBox
          name={words.humidity}
          typed={isHumidity ? entry.text : ''}
          saved={saved ? words.number(saved.humidity) : ''}
          isNow={isHumidity}
        />
      </Labeled>
      <p
        role="status"
        className="min-w-0 flex-1 pb-2 text-right font-display text-[min(1.25rem,26px)] leading-none font-semibold text-blue-words tabular-nums"
      >
        {grains !== null && words.grains(grains)}
      </p>
    </div>
  )
}

/** As far as it is typed: the grains of what stands there, or of what was read. */
function grainsOf({ altitudeFeet, read: [reading] }: AirStop, { first, text }: Entry) {
  const typed = first !== null && text !== '' ? { fahrenheit: Number(first), humidity: Number(text) } : null
  const saved = first === null && text === '' ? reading?.air : null
  const air = typed ?? saved
  if (!air) return null
  const measured = { fahrenheit: air.fahrenheit, humidity: air.humidity, altitudeFeet }
  return findAirProblem(measured) ? null : airAt(measured).grains
}

function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p aria-hidden className="mb-[4px] truncate text-[min(0.875rem,20px)] text-muted">
        {label}
      </p>
      {children}
    </div>
  )
}

type NumberBoxProps = { name: string; typed: string; saved: string; isNow: boolean }

/** What is typed is ink; what is saved already stands there muted until it is typed again. */
function NumberBox({ name, typed, saved, isNow }: NumberBoxProps) {
  const words = useReadingWords()
  const shown = typed || saved
  return (
    <div
      className={`flex h-[76px] w-[116px] [@media(height<672px)]:h-[56px] shrink-0 items-center justify-center rounded-md border-3 bg-sheet tabular-nums ${isNow ? 'border-ink ring-3 ring-gold' : 'border-edge'}`}
    >
      <output aria-label={words.typed(name, shown)} className="flex items-center">
        <span
          aria-hidden
          className={`font-display leading-none font-semibold ${typed ? '' : 'text-muted'} ${sizeOf(shown)}`}
        >
          {shown}
        </span>
        {isNow && <span aria-hidden className="ml-1 h-[36px] w-[3px] bg-gold" />}
      </output>
    </div>
  )
}

function sizeOf(shown: string) {
  if (shown.length <= 3) return 'text-[52px]'
  return shown.length <= 5 ? 'text-[36px]' : 'text-[min(1rem,22px)] text-center'
}
