import type { CallBacks } from '#domain/leads/calls/call-backs.ts'
import { scaleOf, ticksOf, type Column } from './call-scale.ts'

const width = 340
const ground = 144
const left = 8
const gap = 12

/** Each dot a request, by how long it waited; a ring is one that waited longer than was promised. */
export function CallDots({ callBacks }: { callBacks: CallBacks }) {
  const { promised } = callBacks
  const { end, columns, each, hasLater } = scaleOf(callBacks)
  const x = (minute: number) => Math.round(left + (minute * (width - left - gap)) / end)
  const dots = (isKept: boolean) =>
    columns
      .filter((column) => column.isKept === isKept)
      .map((column) => pile(x(column.at), column, each))
      .join('')
  const late = columns.filter(({ isKept }) => !isKept)
  const ticks = ticksOf(promised)
  return (
    <>
      <svg className="dots" viewBox={`0 0 ${width} 168`} aria-hidden="true">
        <path className="axis" d={`M0 ${ground}H${width}`} />
        <path className="line" d={`M${x(promised) + 8} 20V${ground}`} />
        <text className="line" x={x(promised) + 14} y="30">
          promise: {promised} min
        </text>
        <path className="kept" d={dots(true)} />
        <path className="late" d={dots(false)} />
        <path className="hole" d={dots(false)} />
        {late.length < 3 &&
          late.map((column) => (
            <text
              key={column.at}
              className="late"
              x={x(column.at)}
              y={ground - 16 - gap * (heightOf(column, each) - 1)}
            >
              {hasLater && column === late.at(-1) ? 'later' : column.at}
            </text>
          ))}
        {ticks.map((tick, nth) => (
          <text key={tick} x={x(tick)} y="162">
            {nth === ticks.length - 1 ? `${tick} min` : tick}
          </text>
        ))}
      </svg>
      <p className="how">{each === 1 ? 'Each dot is one request' : `Each dot is up to ${each} requests`}.</p>
    </>
  )
}

function pile(x: number, column: Column, each: number) {
  return Array.from({ length: heightOf(column, each) }, (_, nth) => `M${x} ${ground - 8 - nth * gap}h0`).join(
    '',
  )
}

function heightOf({ count }: Column, each: number) {
  return Math.ceil(count / each)
}
