import type { CallBacks } from '#domain/leads/calls/call-backs.ts'
import { ticksOf } from './call-scale.ts'

/** The same as the dots say, for people who cannot see them. */
export function CallBackTable({ callBacks }: { callBacks: CallBacks }) {
  return (
    <table className="unseen">
      <caption>How long requests waited for our first call or text</caption>
      <tbody>
        {rowsOf(callBacks).map(({ waited, count }) => (
          <tr key={waited}>
            <th scope="row">{waited}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function rowsOf({ promised, waited }: CallBacks) {
  const steps = ticksOf(promised).slice(1)
  const between = (over: number, upTo: number) =>
    waited
      .filter(({ minutes }) => minutes !== null && minutes > over && minutes <= upTo)
      .reduce((sum, { count }) => sum + count, 0)
  const within = steps.map((upTo, at) => ({
    waited: `${at === 0 ? 0 : (steps[at - 1] ?? 0) + 1} to ${upTo} minutes`,
    count: between(at === 0 ? -1 : (steps[at - 1] ?? 0), upTo),
  }))
  const late = between(promised, Number.POSITIVE_INFINITY)
  const open = waited.find(({ minutes }) => minutes === null)?.count ?? 0
  return [
    ...within,
    { waited: `Longer than ${promised} minutes`, count: late },
    ...(open > 0 ? [{ waited: 'Still waiting', count: open }] : []),
  ]
}
