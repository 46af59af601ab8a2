import { charts, notApplicable, type Chart, type DehumidifierKind } from '#domain/drying/chart.ts'
import { PartHead } from '../jobs/part-head.tsx'

/** The revision of the chart that jobs begin with now, and what it says. */
export function ChartPart() {
  const chart = charts.at(-1)
  return (
    <section aria-label="Chart for equipment">
      <PartHead
        title="Chart for equipment"
        lead="What the recommended number of machines is counted by. Revisions come with the portal. Each job’s file counts by the revision that the job began with."
      />
      {chart && <ChartTable chart={chart} />}
    </section>
  )
}

const classes = [1, 2, 3, 4] as const
const kinds: readonly { kind: DehumidifierKind; label: string; unit: string }[] = [
  { kind: 'conventional', label: 'Conventional', unit: 'ft³ for a pint a day' },
  { kind: 'lgr', label: 'LGR', unit: 'ft³ for a pint a day' },
  { kind: 'desiccant', label: 'Desiccant', unit: 'air changes an hour' },
]

function ChartTable({ chart }: { chart: Chart }) {
  const { id, airMovers, dehumidifiers, filtration, circuits } = chart
  const { floor, upper } = airMovers
  return (
    <>
      <p className="mt-3">
        Revision in use: <strong className="wrap-anywhere">{id}</strong>
      </p>
      <table className="mt-3 w-full border-collapse text-left tabular-nums">
        <caption className="pb-1 text-left font-semibold">Dehumidifiers, by class of water</caption>
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="py-1.5 pr-2 font-semibold">
              Type
            </th>
            {classes.map((each) => (
              <th key={each} scope="col" className="w-12 py-1.5 text-right font-semibold sm:w-20">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, label, unit }) => (
            <tr key={kind} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 font-normal">
                {label} <span className="block text-[0.8125rem] text-muted">{unit}</span>
              </th>
              {classes.map((each) => {
                const factor = dehumidifiers.factors[kind][each]
                return (
                  <td key={each} className="text-right">
                    {factor === notApplicable ? 'n/a' : factor}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-4 space-y-3">
        <Said
          title="Air movers in a room"
          source={airMovers.source}
        >{`1 for the room, 1 for each ${floor.dense} to ${floor.open} ft² of wet floor, 1 for each ${upper.dense} to ${upper.open} ft² of wet wall and ceiling above 2 ft, and 1 for each inset. A room under ${airMovers.smallRoom} ft² may need only one.`}</Said>
        <Said
          title="Air filtration"
          source={filtration.source}
        >{`${filtration.changes[2].least} to ${filtration.changes[2].most} air changes an hour for category 2 water, ${filtration.changes[3].most} for category 3.`}</Said>
        <Said
          title="Circuits"
          source={circuits.source}
        >{`${circuits.usableShare * 100}% of each breaker.`}</Said>
        <div>
          <dt className="text-sm text-muted">Source of the dehumidifier factors</dt>
          <dd>{dehumidifiers.source}</dd>
        </div>
      </dl>
    </>
  )
}

function Said({ title, source, children }: { title: string; source: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="max-w-[68ch]">
        {children} <span className="block text-sm text-muted">{source}</span>
      </dd>
    </div>
  )
}
