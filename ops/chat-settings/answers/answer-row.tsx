import type { ChatAnswer } from '#domain/chat/published/chat-answer.ts'
import { topicTitles } from '#domain/chat/answers/topics.ts'
import { button } from '../../ui/button.ts'
import { ChangeCard } from './change-card.tsx'
import { isDue } from './due.ts'
import { rowButton } from './row.tsx'
import { languageNames, monthWords } from './words.ts'

type AnswerRowProps = { answer: ChatAnswer; today: string; isOpen: boolean; onToggle: () => void }

/** An answer with its text, where else it stands, and when it is looked at again. */
export function AnswerRow({ answer, today, isOpen, onToggle }: AnswerRowProps) {
  const { question, answer: text, language, topic, also_on_faq, review_on, retired_at } = answer
  if (isOpen)
    return (
      <li>
        <ChangeCard answer={answer} onClose={onToggle} />
      </li>
    )
  return (
    <li className="flex flex-wrap items-start justify-end gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-[1_1_18rem]">
        <h3 lang={language} className="font-sans text-base leading-snug font-semibold wrap-anywhere">
          {question}
        </h3>
        <p lang={language} className="mt-0.5 line-clamp-2 max-w-[70ch] wrap-anywhere">
          {text}
        </p>
        <p className="mt-1 text-sm text-muted">
          {[
            topicTitles[topic],
            ...(language === 'es' ? [languageNames.es] : []),
            ...(also_on_faq ? ['also on /faq'] : []),
          ].join(' · ')}
          {' · '}
          {retired_at !== null ? (
            'retired'
          ) : isDue(answer, today) ? (
            <b className="text-red">review was due {monthWords(review_on)}</b>
          ) : (
            `review ${monthWords(review_on)}`
          )}
        </p>
      </div>
      <button type="button" className={`${button('plain')} ${rowButton}`} onClick={onToggle}>
        {isDue(answer, today) ? 'Review' : 'Change'}
        <span className="sr-only">: {question}</span>
      </button>
    </li>
  )
}
