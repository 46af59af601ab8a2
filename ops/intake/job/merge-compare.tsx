import { useQuery } from '@tanstack/react-query'
import { displayPhone } from '#domain/leads/phone.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { jobVisitsQuery } from '../queries.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useMergingWords } from '../../words/use-merging-words.ts'
import { useWords } from '../../words/use-words.ts'
import { crewWords } from './crew-words.ts'
import type { OtherJob } from './other-job.ts'

/** Both jobs side by side: which one goes on, and which one leads there. */
export function MergeCompare({ from, into }: { from: OtherJob; into: OtherJob }) {
  const words = useMergingWords()
  const { facts, stages } = useJobWords()
  const { choices, locale } = useWords()
  const now = useNow()
  const crews = new Map([
    [from.id, useCrew(from.id)],
    [into.id, useCrew(into.id)],
  ])
  const crewOf = ({ id }: OtherJob) => crews.get(id) ?? ''
  const lines = [
    { name: words.fields.name, of: ({ name }: OtherJob) => choices.name(name) },
    { name: words.fields.phone, of: ({ phone }: OtherJob) => displayPhone(phone) },
    { name: words.fields.address, of: ({ place }: OtherJob) => place },
    ...[
      { name: words.fields.loss, of: ({ loss }: OtherJob) => facts.value('loss_type', loss) },
      { name: words.fields.stage, of: ({ stage }: OtherJob) => stages.of(stage) },
    ].filter(({ of }) => of(from) !== of(into)),
    ...(crewOf(from) || crewOf(into) ? [{ name: words.crew, of: crewOf }] : []),
    { name: words.fields.cameIn, of: ({ at }: OtherJob) => clockWords(new Date(at), now, locale) },
  ]
  return (
    <table className="w-full table-fixed text-left text-[0.9375rem]">
      <thead>
        <tr className="border-b border-ink align-bottom">
          <td className="w-18" />
          <th scope="col" className="py-1 pr-2 font-semibold">
            {words.from(from.number)}
          </th>
          <th scope="col" className="bg-gold-wash px-2 py-1 font-semibold">
            {words.into(into.number)}
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

/** Who is on the way to a job, or there: a merge gives them another name and house. */
function useCrew(jobId: string) {
  const now = useNow()
  const words = useMergingWords()
  const { now: nowWords } = useJobWords()
  const { locale } = useWords()
  const visits = useQuery(jobVisitsQuery(jobId)).data?.visits ?? []
  const said = { now, words, locale, nobody: nowWords.nobodyNamed }
  return visits
    .filter(({ canceled_at }) => canceled_at === null)
    .flatMap(
      ({ people, ...visit }) => crewWords({ ...visit, people: people.map(({ name }) => name) }, said) ?? [],
    )
    .join('. ')
}
