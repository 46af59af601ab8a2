import type { AirRow } from '#domain/readings/stations/air-rows.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { Figure } from './figure.tsx'
import { grainsWorking, tenth } from './working.ts'

type TableProps = {
  rows: readonly AirRow[]
  chosen: number
  /** On paper nothing opens. */
  isPaper?: boolean
}

export function AirTable({ rows, chosen, isPaper }: TableProps) {
  const words = useDryingFileWords()
  const { columns } = words
  const head = [columns.fahrenheit, columns.humidity, columns.grains, columns.dewPoint, columns.pressure]
  return (
    <table className="mt-1 w-full border-collapse text-left text-sm">
      <caption className="sr-only">{words.air}</caption>
      <thead>
        <tr className="border-b border-ink text-[0.8125rem] text-muted">
          <th scope="col" className="py-1 font-normal">
            {words.station}
          </th>
          {head.map((name) => (
            <th key={name} scope="col" className="py-1 pl-2 text-right font-normal whitespace-nowrap">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.station.id} row={row} chosen={chosen} isPaper={isPaper ?? false} />
        ))}
      </tbody>
    </table>
  )
}

function Row({
  row: { station, cells },
  chosen,
  isPaper,
}: {
  row: AirRow
  chosen: number
  isPaper: boolean
}) {
  const words = useDryingFileWords()
  const cell = cells[chosen]
  const { kind, place, unit_number } = station
  const name = words.stationName(kind, place, unit_number)
  const isEnd = kind === 'dehumidifier_in' || kind === 'dehumidifier_out'
  return (
    <tr className="border-b border-line">
      <th
        scope="row"
        className={`py-1 font-normal leading-snug wrap-anywhere ${isEnd ? 'pl-3 text-muted' : ''}`}
      >
        {name}
      </th>
      {cell ? (
        <>
          <td className="pl-2 text-right tabular-nums">{cell.measured.fahrenheit}</td>
          <td className="pl-2 text-right tabular-nums">{cell.measured.humidity}</td>
          <td className="pl-2 text-right font-semibold">
            {isPaper ? tenth(cell.air.grains) : <Figure working={grainsWorking(cell, name, words)} />}
          </td>
          <td className="pl-2 text-right tabular-nums">
            {cell.air.dewPoint === null ? '–' : tenth(cell.air.dewPoint)}
          </td>
          <td className="pl-2 text-right tabular-nums">{cell.air.vaporPressure.toFixed(3)}</td>
        </>
      ) : (
        head5.map((nth) => (
          <td key={nth} className="pl-2 text-right text-muted">
            –
          </td>
        ))
      )}
    </tr>
  )
}

const head5 = [1, 2, 3, 4, 5]
