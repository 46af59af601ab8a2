import { putsBack } from '#domain/drying/dehumidifier-verdict.ts'
import type { DryingView } from '#domain/readings/drying-view.ts'
import { notDrying } from '#domain/readings/drying-chambers.ts'
import type { DryingFileWords } from '../../words/en-drying-file.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'
import { dayWords } from './day-words.ts'
import { StatusBar, type Counted } from './status-bar.tsx'
import { tenth } from './working.ts'

type BlockProps = { view: DryingView; only: Counted | null; onOnly: (only: Counted | null) => void }

/** The answer in one look: how many are dry, what is wrong, and when it may be done. */
export function StandingBlock({ view, only, onOnly }: BlockProps) {
  const words = useDryingFileWords()
  const { standing } = view
  const isTrouble = standing.kind === 'not_drying' || standing.kind === 'fault'
  return (
    <section
      aria-label={words.title}
      className={`flex gap-x-8 gap-y-3 border-y-2 bg-sheet px-4 py-3 max-lg:-mx-4 max-lg:flex-wrap lg:gap-x-6 ${isTrouble ? 'border-red' : 'border-ink'}`}
    >
      <div className="flex items-center gap-4 lg:w-1/2 lg:max-w-sm">
        <p className="font-display text-7xl leading-[0.85]">{standing.counts.dry}</p>
        <div>
          <p className="font-display text-xl leading-tight">{words.ofPoints(standing.total)}</p>
          <StatusBar counts={standing.counts} only={only} onOnly={onOnly} />
        </div>
      </div>
      <div className="min-w-0 flex-1 max-lg:w-full max-lg:flex-none">
        <h2 className={`text-2xl leading-tight text-balance ${isTrouble ? 'text-red' : ''}`}>
          {sayStanding(view, words)}
        </h2>
        <Why view={view} />
      </div>
    </section>
  )
}

function sayStanding({ standing }: DryingView, { standing: words, chamber }: DryingFileWords) {
  const { kind, counts, total, troubled, faults } = standing
  switch (kind) {
    case 'fault':
      return faults.map(({ unit, grains }) => words.fault(unit, tenth(Math.max(0, -grains)))).join('. ')
    case 'not_drying':
      return sayNotDrying(troubled, words, chamber)
    case 'dry':
      return words.dry(total)
    case 'drying':
      return words.drying(counts.drying + counts.wet, total)
    case 'slow':
      return words.slow(counts.wet)
    default:
      return kind === 'first_visit' ? words.first_visit : words.unread
  }
}

function sayNotDrying(
  troubled: DryingView['standing']['troubled'],
  words: DryingFileWords['standing'],
  chamber: DryingFileWords['chamber'],
) {
  const count = troubled.reduce((sum, { counts }) => sum + notDrying(counts), 0)
  return words.not_drying(troubled.map((each) => chamber(each.chamber?.name ?? '')).join(', '), count)
}

/** What the air says of it, and when the rest may be dry. */
function Why({ view: { standing, chambers, defaultGoals } }: { view: DryingView }) {
  const words = useDryingFileWords()
  const { locale } = useWords()
  const { rules } = words
  const units = chambers
    .flatMap(({ air }) => air?.units.filter(({ verdict }) => verdict !== 'working') ?? [])
    .filter((unit) => !standing.faults.includes(unit))
  // What a dehumidifier does not take out explains the air: it is not said twice.
  const alerts =
    units.length > 0
      ? []
      : chambers.flatMap(({ chamber, air }) =>
          air?.alert ? [`${words.chamber(chamber?.name ?? '')}: ${rules.alert[air.alert]}`] : [],
        )
  const isLate = chambers.every(({ lastDry, counts, rows }) => lastDry !== null || counts.dry === rows.length)
  const ends = isLate ? chambers.flatMap(({ lastDry }) => lastDry ?? []) : []
  const newest = (of: 'earliest' | 'latest') =>
    dayWords(new Date(Math.max(...ends.map((each) => each[of].getTime()))), locale)
  return (
    <div className="mt-1 space-y-1 text-pretty">
      {standing.kind === 'fault' && standing.troubled.length > 0 && (
        <p className="font-semibold text-red">
          {sayNotDrying(standing.troubled, words.standing, words.chamber)}
        </p>
      )}
      {units.map(({ unit, verdict, grains, isOfLastVisit, inlet }) => (
        <p key={unit}>
          {!isOfLastVisit && `${dayWords(inlet.counted.measuredAt, locale)}: `}
          {putsBack({ grains })
            ? `${words.putBack(unit)} ${tenth(Math.abs(grains))} ${words.putBackEach} `
            : `${words.tookOut(unit)} ${tenth(Math.abs(grains))} ${words.grainsEach} `}
          <strong>{rules.verdict[verdict]}</strong>.
        </p>
      ))}
      {alerts.map((alert) => (
        <p key={alert}>{alert}</p>
      ))}
      {standing.kind === 'first_visit' && <p>{words.oneVisit}</p>}
      {ends.length > 0 && <p>{words.lastDry(newest('earliest'), newest('latest'))}</p>}
      {defaultGoals > 0 && <p className="text-sm text-muted">{words.blocked(defaultGoals)}</p>}
    </div>
  )
}
