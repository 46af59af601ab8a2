import { dryingExample } from '#content/guides/water-damage.ts'

const { goal, surface, framing } = dryingExample
const days = framing.map((_, day) => day)
const highest = 30
const lowest = 8

const x = (day: number) => 12 + day * 54
const y = (moisture: number) => Math.round(14 + ((highest - moisture) / (highest - lowest)) * 150)

/** What drying looks like from inside the wall, with the same figures as a table. */
export function DryingExample() {
  return (
    <figure className="curve">
      <svg viewBox="0 0 300 200" aria-hidden="true">
        <path className="grid" d={days.map((day) => `M${x(day)} 14V164`).join('')} />
        <path className="gap" d={`${line(framing)}L${points(surface).toReversed().join('L')}z`} />
        <path className="goal" d={`M${x(0)} ${y(goal)}H${x(5)}`} />
        <path className="at-surface" d={line(surface)} />
        <path className="in-wall" d={line(framing)} />
        <text x={x(0) + 4} y="11">
          Wetter
        </text>
        <text x="150" y="58">
          Framing in the wall
        </text>
        <text x="20" y="128">
          Surface
        </text>
        <text x="282" y={y(goal) + 18} textAnchor="end">
          Dry goal
        </text>
        {days.map((day) => (
          <text key={day} x={x(day)} y="188" textAnchor="middle">
            {day === 0 ? 'Day' : day}
          </text>
        ))}
      </svg>
      <table>
        <caption>Moisture meter readings, day by day. The same material in a dry room reads {goal}.</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name="Surface" readings={surface} />
          <Row name="Framing" readings={framing} />
        </tbody>
      </table>
      <figcaption>
        This is an example, not readings from a real job. Your own readings are in your drying log.
      </figcaption>
    </figure>
  )
}

function Row({ name, readings }: { name: string; readings: readonly number[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {readings.map((reading, day) => (
        <td key={days[day]} data-dry={reading <= goal || undefined}>
          {reading}
        </td>
      ))}
    </tr>
  )
}

function points(readings: readonly number[]) {
  return readings.map((reading, day) => `${x(day)} ${y(reading)}`)
}

function line(readings: readonly number[]) {
  return `M${points(readings).join('L')}`
}
