import { putsBack } from '#domain/drying/dehumidifier-verdict.ts'
import type { AboveReference, ChamberAir, JudgedUnit } from '#domain/readings/stations/chamber-air.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'
import { dayWords, weekdayWords } from './day-words.ts'
import { Figure } from './figure.tsx'
import { aboveWorking, changeWorking, takenOutWorking, tenth, type Working } from './working.ts'

type LinesProps = {
  air: ChamberAir
  /** On paper nothing opens. */
  isPaper?: boolean
}

/** What the air of a chamber says, in sentences whose figures open their working. */
export function ChamberAirLines({
  air: { above, units, alert, lacksReference },
  isPaper = false,
}: LinesProps) {
  const { rules, noReferenceYet } = useDryingFileWords()
  const isWrong = alert !== null || units.some(({ verdict }) => verdict !== 'working')
  if (!above && units.length === 0 && !alert) return null
  return (
    <div className={`mt-2 border-l-3 py-0.5 pl-3 leading-relaxed ${isWrong ? 'border-red' : 'border-edge'}`}>
      {units.map((unit) => (
        <Unit key={unit.unit} unit={unit} isPaper={isPaper} />
      ))}
      {above && <Above above={above} isPaper={isPaper} />}
      {above && lacksReference && <p className="text-muted">{noReferenceYet}</p>}
      {alert && <p className="font-semibold text-red">{rules.alert[alert]}</p>}
    </div>
  )
}

function Unit({ unit, isPaper }: { unit: JudgedUnit; isPaper: boolean }) {
  const words = useDryingFileWords()
  const { locale } = useWords()
  const { verdict, reason } = unit
  const isBack = putsBack(unit)
  const working = takenOutWorking(unit, words)
  const day = dayWords(unit.inlet.counted.measuredAt, locale)
  return (
    <p>
      {!unit.isOfLastVisit && `${day}: `}
      {isBack ? words.putBack(unit.unit) : words.tookOut(unit.unit)}{' '}
      <Shown working={working} isPaper={isPaper} /> {isBack ? words.putBackEach : words.grainsEach}{' '}
      <strong className={verdict === 'working' ? '' : 'text-red'}>{words.rules.verdict[verdict]}</strong>.
      {reason && ` ${words.rules.verdictReason[reason]}`}
    </p>
  )
}

function Shown({ working, isPaper }: { working: Working; isPaper: boolean }) {
  return isPaper ? working.figure : <Figure working={working} />
}

function Above({ above, isPaper }: { above: AboveReference; isPaper: boolean }) {
  const words = useDryingFileWords()
  const { locale } = useWords()
  const { grains, place, since, isOfLastVisit } = above
  const shown: Working = { ...aboveWorking(above, words), figure: tenth(Math.abs(grains)) }
  const day = since && weekdayWords(since.at, locale)
  const isSame = since && tenth(Math.abs(since.grains)) === '0.0'
  return (
    <p>
      {isOfLastVisit ? words.airIs : words.airWas(dayWords(above.affected.counted.measuredAt, locale))}{' '}
      <Shown working={shown} isPaper={isPaper} />{' '}
      {grains < 0 ? words.belowPlace(place) : words.abovePlace(place)}
      {since && day && (
        <>
          {', '}
          {isSame ? (
            words.unchanged(day)
          ) : (
            <>
              {since.grains > 0 ? words.up : words.down}{' '}
              <Shown working={changeWorking(above, since.grains, words)} isPaper={isPaper} />{' '}
              {words.since(day)}
            </>
          )}
        </>
      )}
      .
    </p>
  )
}
