import { Camera } from 'lucide-react'
import type { Plan } from '#domain/sketch/plan.ts'
import { useSketchWords } from '../../words/use-sketch-words.ts'
import { UnitSign } from '../equipment/unit-sign.tsx'
import { planFigures } from '#domain/sketch/plan-figures.ts'
import type { OnPlan } from './on-plan.ts'

/** What stands on the plan, counted. What is not there is not named. */
export function Legend({ plan, on }: { plan: Plan; on: OnPlan }) {
  const { legend, wet: wetWords } = useSketchWords()
  const count = (kind: Plan['pins'][number]['kind']) => plan.pins.filter((pin) => pin.kind === kind).length
  const kinds = plan.pins.flatMap((pin) =>
    pin.kind === 'unit' ? [on.units.find(({ id }) => id === pin.record_id)?.kind ?? ('other' as const)] : [],
  )
  const movers = kinds.filter((kind) => kind === 'air_mover').length
  const dehus = kinds.filter((kind) => kind.startsWith('dehumidifier')).length
  const others = kinds.length - movers - dehus
  const wet = planFigures(plan).reduce((sum, { painted }) => sum + (painted?.wet_floor ?? 0), 0)
  const lines = [
    count('point') > 0 && {
      key: 'points',
      sign: <span className="size-3.5 rounded-full bg-ink" />,
      text: legend.points(count('point')),
    },
    movers > 0 && { key: 'movers', sign: <UnitSign kind="air_mover" />, text: legend.movers(movers) },
    dehus > 0 && { key: 'dehus', sign: <UnitSign kind="dehumidifier_lgr" />, text: legend.dehus(dehus) },
    others > 0 && { key: 'units', sign: <UnitSign kind="other" />, text: legend.units(others) },
    count('photo') > 0 && {
      key: 'photos',
      sign: <Camera aria-hidden className="size-4" />,
      text: legend.photos(count('photo')),
    },
    wet > 0 && { key: 'wet', sign: <span className="wet-hatch size-4" />, text: wetWords(wet) },
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <ul
      aria-label={legend.label}
      className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-[0.8125rem] tabular-nums"
    >
      {lines.map(({ key, sign, text }) => (
        <li key={key} className="flex items-center gap-1.5">
          {sign}
          {text}
        </li>
      ))}
    </ul>
  )
}
