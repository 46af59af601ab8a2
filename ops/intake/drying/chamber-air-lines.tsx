import type { AboveReference, ChamberAir, JudgedUnit } from '#domain/readings/chamber-air.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'
import { weekdayWords } from './day-words.ts'
import { Figure } from './figure.tsx'
import { aboveWorking, changeWorking, takenOutWorking, tenth, type Working } from './working.ts'

/** What the air of a chamber says, in sentences whose figures open their working. */
export function ChamberAirLines({ air: { above, units, alert } }: { air: ChamberAir }) {
  const { rules } = useDryingFileWords()
  const isWrong = alert !== null || units.some(({ verdict }) => verdict !== 'working')
  if (!above && units.length === 0 && !alert) return null
  return (
    <div className={`mt-2 border-l-3 py-0.5 pl-3 leading-relaxed ${isWrong ? 'border-red' : 'border-edge'}`}>
      {units.map((unit) => (
        <Unit key={unit.unit} unit={unit} />
      ))}
      {above && <Above above={above} />}
      {alert && <p className="font-semibold text-red">{rules.alert[alert]}</p>}
    </div>
  )
}

function Unit({ unit }: { unit: JudgedUnit }) {
  const words = useDryingFileWords()
  const { grains, verdict, reason } = unit
  const isBack = grains < 0
  const working = takenOutWorking(unit, words)
  return (
    <p>
      {isBack ? words.putBack(unit.unit) : words.tookOut(unit.unit)}{' '}
      <Figure working={isBack ? { ...working, figure: tenth(grains) } : working} />{' '}
      {isBack ? words.putBackEach : words.grainsEach}{' '}
      <strong className={verdict === 'working' ? '' : 'text-red'}>{words.rules.verdict[verdict]}</strong>.
      {reason && ` ${words.rules.verdictReason[reason]}`}
    </p>
  )
}

function Above({ above }: { above: AboveReference }) {
  const words = useDryingFileWords()
  const { locale } = useWords()
  const { grains, place, since } = above
  const shown: Working = { ...aboveWorking(above, words), figure: tenth(Math.abs(grains)) }
  const day = since && weekdayWords(since.at, locale)
  const isSame = since && tenth(Math.abs(since.grains)) === '0.0'
  return (
    <p>
      {words.airIs} <Figure working={shown} />{' '}
      {grains < 0 ? words.belowPlace(place) : words.abovePlace(place)}
      {since && day && (
        <>
          {', '}
          {isSame ? (
            words.unchanged(day)
          ) : (
            <>
              {since.grains > 0 ? words.up : words.down}{' '}
              <Figure working={changeWorking(above, since.grains, words)} /> {words.since(day)}
            </>
          )}
        </>
      )}
      .
    </p>
  )
}
