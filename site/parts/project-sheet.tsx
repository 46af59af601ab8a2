const entries = [
  {
    title: 'Before and after',
    text: 'Two photos of the same spot. Drag the line between them to compare.',
  },
  { title: 'The cause', text: 'What broke, leaked or burned, with the town and the month.' },
  {
    title: 'Days to dry',
    text: 'The moisture readings, day by day. The dashed line is the dry standard, which is the reading of the same material in a part of the building that stayed dry.',
  },
  { title: 'Equipment', text: 'How many machines of each kind we used.' },
  { title: 'The lesson', text: 'One thing that can help other owners.' },
]

const rules = [
  'The owner agrees in writing before we publish a project.',
  'We name the town. We never name the street, the owner or the insurance company.',
  'We remove location and time data from photos.',
  'We never show trauma scenes.',
]

/** What every project shows: a blank sheet with its legend, and the rules of consent. */
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
          <h2>We publish nothing without the owner’s consent</h2>
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

/** A room with a line through it: under water on one side, dry on the other. */
export function SameSpot() {
  const wave = 'q11-9 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0'
  return (
    <>
      <path d="M8 8h344v204H8zM8 168h344M144 168V56h80v112M212 114v8M44 44h60v60H44zM74 44v60M44 74h60M264 64h60M276 64V48h12v16M300 64V40h10v24" />
      <path d="M184 190h168M232 168l12 44M296 168l24 44" />
      <path className="wet" d={`M8 130${wave}M8 149${wave}M8 190${wave}`} />
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
      <path d="M8 444v-12a18 18 0 0 1 36 0v12zM20 432a6 6 0 1 1 12 0 6 6 0 1 1-12 0M72 410h34v34H72zM80 418h18M80 426h18M78 444v6M100 444v6M134 418h34v26h-34zM142 425h18M142 431h18M142 437h18" />
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
