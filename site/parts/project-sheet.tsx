const entries = [
  {
    title: 'Before and after',
    text: 'Two photos of the same spot. A line between them can be dragged from side to side.',
  },
  { title: 'The cause', text: 'What broke, leaked or burned, in one line. Then the town, and the month.' },
  {
    title: 'Days to dry',
    text: 'What the meter read, day by day. The dashed line is the dry standard: the same material, read in a part of the building that stayed dry.',
  },
  { title: 'Equipment', text: 'What stood in the rooms, counted.' },
  { title: 'The lesson', text: 'One thing that helps the next owner.' },
]

const rules = [
  'The owner agrees in writing before anything is shown.',
  'A project names the town. It never names the street, the owner or the insurer.',
  'Photos lose the place and the time that cameras hide in them.',
  'Scenes of trauma cleanup are never shown.',
]

/** What every project tells: a sheet that nobody has filled in, with its legend, and the rule of consent. */
export function ProjectSheet() {
  return (
    <section className="sheet">
      <div className="wrap section blank">
        <BlankSheet />
        <div>
          <h2>What each project shows</h2>
          <ol>
            {entries.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="rules">
          <h2>Nothing is shown without a signature</h2>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** The same spot twice, the line between: waves on one side, a dry floor on the other. */
export function SameSpot() {
  return (
    <>
      <path d="M8 8h344v204H8zM8 168h344M96 8v160M8 8" />
      <path
        className="wet"
        d="M8 132q11-9 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0M8 150q11-9 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0M8 186q11-9 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0"
      />
      <path d="M236 168v-84h72v84M298 126h2M184 190h168M220 168l-24 44M292 168l24 44" />
      <path className="cut" d="M184 8v204M176 104l-8 8 8 8M192 104l8 8-8 8" />
    </>
  )
}

function BlankSheet() {
  return (
    <svg className="drawing" viewBox="0 0 392 520" aria-hidden="true">
      <SameSpot />
      <path d="M8 240h180M8 258h120" />
      <path d="M8 288v96h344" />
      <path className="dashed" d="M8 356h344" />
      <path d="M8 416h24v28h-24zM14 430h12M50 430a14 14 0 1 1 28 0 14 14 0 1 1-28 0M64 416v28M50 430h28M96 408h32v36h-32zM102 416h20" />
      <path className="cut" d="M10 468v44" />
      <path d="M24 474h290M24 490h310M24 506h160" />
      {[110, 249, 336, 430, 490].map((y, nth) => (
        <g key={y}>
          <circle cx="372" cy={y} r="15" />
          <text x="372" y={y + 6}>
            {nth + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
