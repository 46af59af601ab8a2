import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { topics, topicTitles } from '#domain/chat/answers/topics.ts'
import type { ChatAnswer } from '#domain/chat/published/chat-answer.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { Bar, FailedList, StaleList } from '../../ui/list-states.tsx'
import { useNow } from '../../ui/use-now.ts'
import { AnswerRow } from './answer-row.tsx'
import { answersQuery } from './queries.ts'
import { useOpenAnswer } from './use-open-answer.ts'
import { languageNames } from './words.ts'

type Narrowed = { language?: string | undefined; topic?: string | undefined; state?: string | undefined }

/** All answers that staff published: those to be reviewed first, retired ones where they are asked for. */
export function Answers() {
  const [narrowed, setNarrowed] = useState<Narrowed>({})
  const { open, toggle } = useOpenAnswer()
  const today = companyDay(useNow())
  const answers = useQuery(answersQuery)
  const retry = () => void answers.refetch()
  if (answers.isPending)
    return (
      <div role="status" className="grid gap-5">
        <span className="sr-only">Loading...</span>
        <Bar width="w-3/5" />
        <Bar width="w-4/5" />
        <Bar width="w-2/5" />
      </div>
    )
  if (!answers.data) return <FailedList what="The answers" error={answers.error} retry={retry} />

  const shown = answers.data.filter((answer) => answer.id === open || isAmong(answer, narrowed))
  const narrow = (by: keyof Narrowed) => (value: string) =>
    setNarrowed({ ...narrowed, [by]: value || undefined })
  return (
    <>
      {answers.isError && <StaleList error={answers.error} retry={retry} />}
      {answers.data.length > 0 && (
        <div role="group" aria-label="Filter" className="mb-3 grid grid-cols-2 gap-2 @lg:flex">
          <FilterSelect
            label="Language"
            any="Any language"
            value={narrowed.language}
            options={(['en', 'es'] as const).map((value) => ({ value, label: languageNames[value] }))}
            onChange={narrow('language')}
          />
          <FilterSelect
            label="Topic"
            any="Any topic"
            value={narrowed.topic}
            options={topics.map((value) => ({ value, label: topicTitles[value] }))}
            onChange={narrow('topic')}
          />
          <FilterSelect
            label="State"
            any="Published"
            value={narrowed.state}
            options={[{ value: 'retired', label: 'Retired' }]}
            onChange={narrow('state')}
          />
        </div>
      )}
      {shown.length === 0 && (
        <p role="status" className="border-l-4 border-gold py-1 pl-4 text-muted">
          {answers.data.length === 0
            ? 'No answers yet. Answers you publish from Unanswered appear here.'
            : 'No answers match.'}
        </p>
      )}
      <ul aria-label="Answers">
        {shown.map((answer) => (
          <AnswerRow
            key={answer.id}
            answer={answer}
            today={today}
            isOpen={open === answer.id}
            onToggle={() => toggle(answer.id)}
          />
        ))}
      </ul>
    </>
  )
}

function isAmong({ language, topic, retired_at }: ChatAnswer, narrowed: Narrowed) {
  const isRetired = retired_at !== null
  return (
    isRetired === (narrowed.state === 'retired') &&
    (narrowed.language === undefined || narrowed.language === language) &&
    (narrowed.topic === undefined || narrowed.topic === topic)
  )
}

/** How many are published, for the menu. */
export function AnswersState() {
  const count = useQuery(answersQuery).data?.filter(({ retired_at }) => retired_at === null).length
  return count ? String(count) : null
}
