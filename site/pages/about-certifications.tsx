const checklist = [
  'Water source stopped',
  'Power checked in every wet room',
  'Wet area marked on the sketch',
  'Equipment listed, room by room',
  'Contact name and number given to the owner',
] as const

/** Meter readings at one spot on one wall, day by day, and the dry standard for that material. */
const example = { readings: [28, 21, 15, 11], standard: 12 } as const

/** What the slogan means in practice: three documents, and what each one is for. */
export function AboutCertifications() {
  return (
    <section className="wrap section">
      <div className="section-head">
        <h2>What we mean by military precision</h2>
        <p>We use three documents on a drying job. You can ask to see any of them at any time.</p>
      </div>
      <div className="papers">
        <figure>
          <div className="leaf">
            <p>Before we leave, day one</p>
            <ul>
              {checklist.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <figcaption>
            <h3>The checklist</h3>
            <p>People skip steps at the end of a long night. A checklist helps us catch that.</p>
          </figcaption>
        </figure>
        <figure>
          <div className="leaf">
            <p>Example: kitchen wall, point 3</p>
            <Readings />
          </div>
          <figcaption>
            <h3>The moisture readings</h3>
            <p>
              A wall is dry when its reading is no higher than in the same kind of wall that never got wet.
            </p>
          </figcaption>
        </figure>
        <figure>
          <div className="leaf">
            <p>All points at or below the dry standard</p>
            <dl className="signed">
              <dt>Crew lead</dt>
              <dd />
              <dt>Owner</dt>
              <dd />
            </dl>
          </div>
          <figcaption>
            <h3>The sign-off</h3>
            <p>We show you the last readings before you sign, and before we pack up the truck.</p>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

const sheet = { width: 280, height: 130, left: 30, step: 72 } as const

function Readings() {
  const points = example.readings.map((value, i) => ({
    value,
    x: sheet.left + i * sheet.step,
    y: levelOf(value),
  }))
  const level = levelOf(example.standard)
  const words = example.readings.map((value, i) => `day ${i + 1}: ${value}`).join(', ')
  return (
    <svg
      className="readings"
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={`Readings on ${words}. Dry standard: ${example.standard}.`}
    >
      <path className="standard" d={`M0 ${level}H${sheet.width}`} />
      <text x="0" y={level - 6}>
        Dry: {example.standard}
      </text>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ value, x, y }, i) => (
        <g key={value}>
          <circle cx={x} cy={y} r="4" />
          <text x={x + 7} y={y - 7}>
            {value}
          </text>
          <text className="day" x={x} y={sheet.height - 3}>
            Day {i + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** The height of a reading on the sheet. */
function levelOf(value: number) {
  return 122 - value * 3.6
}
