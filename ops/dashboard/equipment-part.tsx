import { Link } from '@tanstack/react-router'
import type { EquipmentFigures, UnitFigure } from '#domain/figures/equipment-figure.ts'
import { useEquipmentWords } from '../words/use-equipment-words.ts'
import { FactLine } from './fact-line.tsx'
import { figureLink, toneOf } from './figure-link.tsx'
import { Part } from './part.tsx'
import { countWords } from './words.ts'

/** What stands at jobs, by kind, and what of it should be looked at. */
export function EquipmentPart({ equipment: { by_kind, long, over } }: { equipment: EquipmentFigures }) {
  const { kinds, places } = useEquipmentWords()
  return (
    <Part title="Equipment out">
      {by_kind.length === 0 ? (
        <p className="py-2 text-muted">The company has no equipment in its catalog yet.</p>
      ) : (
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {by_kind.map(({ kind, all, ...figure }) => (
            <FactLine key={kind} label={kinds[kind]}>
              <UnitNumber figure={figure} of={`at jobs, ${kinds[kind]}`} />
              <span className="font-sans text-sm text-muted">
                {' of '}
                <UnitNumber figure={all} of={`units, ${kinds[kind]}`} />
              </span>
            </FactLine>
          ))}
          <FactLine label={places.long}>
            <UnitNumber
              figure={long}
              of="units at a job for long"
              className={long.count > 0 ? 'decoration-gold' : ''}
            />
          </FactLine>
          <FactLine label={places.over}>
            <UnitNumber
              figure={over}
              of="units not back from a finished job"
              className={over.count > 0 ? 'text-red' : ''}
            />
          </FactLine>
        </dl>
      )}
    </Part>
  )
}

type UnitNumberProps = { figure: UnitFigure; of: string; className?: string }

function UnitNumber({ figure: { count, filter }, of, className = '' }: UnitNumberProps) {
  return (
    <Link
      to="/ops/equipment"
      search={filter}
      className={`inline-flex min-h-11 items-center lg:min-h-9 ${figureLink} ${toneOf(count)} ${className}`}
    >
      {countWords(count)}
      <span className="sr-only"> {of}</span>
    </Link>
  )
}
