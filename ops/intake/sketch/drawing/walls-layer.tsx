import { memo } from 'react'
import { pointAlong, wallLines, type WallLine } from '#domain/sketch/edit/wall-lines.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import { OpeningSign } from './opening-sign.tsx'
import type { Taken } from '../editing/scene.ts'

type WallsLayerProps = { plan: Plan; taken: Taken | null; hasOpenings: boolean }

/** Walls as they are built: in their thickness, with the wet lengths of their faces and what stands in them. */
export function WallsLayer({ plan, taken, hasOpenings }: WallsLayerProps) {
  const lines = wallLines(plan)
  const byId = new Map(lines.map((line) => [line.wall.id, line]))
  const ends = looseEnds(plan)
  return (
    <>
      <g data-walls className="stroke-ink" strokeLinecap="square">
        {lines.map((line) => (
          <WallStroke key={line.wall.id} {...builtLine(line, ends)} thickness={line.wall.thickness} />
        ))}
      </g>
      {plan.wet_walls.map((wet) => {
        const line = byId.get(wet.wall_id)
        return line && <WetStrip key={wet.id} line={line} wet={wet} isTaken={taken?.id === wet.id} />
      })}
      {taken?.kind === 'wall' && <TakenWall line={byId.get(taken.id)} />}
      {hasOpenings &&
        plan.openings.map((opening) => {
          const line = byId.get(opening.wall_id)
          return (
            line && (
              <OpeningSign
                key={opening.id}
                line={line}
                opening={opening}
                isTaken={taken?.id === opening.id}
              />
            )
          )
        })}
    </>
  )
}

/** Corners that no second wall has. */
function looseEnds({ walls }: Plan): ReadonlySet<string> {
  const [met, loose] = [new Set<string>(), new Set<string>()]
  for (const id of walls.flatMap(({ from, to }) => [from, to]))
    if (met.has(id)) loose.delete(id)
    else {
      met.add(id)
      loose.add(id)
    }
  return loose
}

/** A loose end is where the face of a wall that turns off there would be; each line is drawn longer by half of its thickness. */
function builtLine({ wall, from, to, way, length }: WallLine, loose: ReadonlySet<string>) {
  const short = (id: string) => (loose.has(id) ? Math.min(wall.thickness, length / 3) : 0)
  const [first, last] = [short(wall.from), short(wall.to)]
  return {
    x1: from.x + way.x * first,
    y1: from.y + way.y * first,
    x2: to.x - way.x * last,
    y2: to.y - way.y * last,
  }
}

type WallStrokeProps = { x1: number; y1: number; x2: number; y2: number; thickness: number }

/** Drawn again only where it moved. */
const WallStroke = memo(function WallStroke({ thickness, ...line }: WallStrokeProps) {
  return <line {...line} strokeWidth={thickness} />
})

/** The wall in hand is gold within its dark edges. */
function TakenWall({ line }: { line: WallLine | undefined }) {
  if (!line) return null
  const { from, to, wall } = line
  const place = { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
  return (
    <>
      <line {...place} strokeWidth={wall.thickness + 48} className="stroke-ink" />
      <line {...place} strokeWidth={wall.thickness} className="stroke-gold" />
    </>
  )
}

type WetStripProps = { line: WallLine; wet: Plan['wet_walls'][number]; isTaken: boolean }

function WetStrip({ line, wet, isTaken }: WetStripProps) {
  const thick = Math.max(48, line.wall.thickness * 0.6)
  const sign = wet.side === 'right' ? 1 : -1
  const out = (line.wall.thickness / 2 + thick / 2) * sign
  const [one, other] = [pointAlong(line, wet.offset), pointAlong(line, wet.offset + wet.length)]
  const [x, y] = [-line.way.y * out, line.way.x * out]
  return (
    <line
      x1={one.x + x}
      y1={one.y + y}
      x2={other.x + x}
      y2={other.y + y}
      strokeWidth={thick}
      className={isTaken ? 'stroke-gold' : 'stroke-blue'}
    />
  )
}
