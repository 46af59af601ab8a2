import { displayPhone } from '#domain/leads/phone.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import type { OtherJob } from './other-job.ts'

/** Both jobs side by side: which one goes on, and which one leads there. */
export function MergeCompare({ from, into }: { from: OtherJob; into: OtherJob }) {
  const now = useNow()
  const lines = [
    { name: 'Name', of: ({ name }: OtherJob) => name },
    { name: 'Phone', of: ({ phone }: OtherJob) => displayPhone(phone) },
    { name: 'Address', of: ({ place }: OtherJob) => place },
    ...[
      { name: 'Loss', of: ({ loss }: OtherJob) => loss },
      { name: 'Stage', of: ({ stage }: OtherJob) => stage },
    ].filter(({ of }) => of(from) !== of(into)),
    { name: 'Came in', of: ({ at }: OtherJob) => clockWords(new Date(at), now) },
  ]
  return (
    <table className="w-full table-fixed text-left text-[0.9375rem]">
      <thead>
        <tr className="border-b border-ink align-bottom">
          <td className="w-18" />
          <th scope="col" className="py-1 pr-2 font-semibold">
            {`${from.number} becomes part of`}
          </th>
          <th scope="col" className="bg-gold-wash px-2 py-1 font-semibold">
            {`${into.number}, which goes on`}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, of }) => (
          <tr key={name} className="border-b border-line align-top">
            <th scope="row" className="py-1 pr-2 font-normal text-muted">
              {name}
            </th>
            <td className="py-1 pr-2 wrap-anywhere">{of(from)}</td>
            <td className="bg-gold-wash px-2 py-1 wrap-anywhere">{of(into)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
