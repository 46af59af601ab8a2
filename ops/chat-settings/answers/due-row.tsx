import type { ChatAnswer } from '#domain/chat/published/chat-answer.ts'
import { button } from '../../ui/button.ts'
import { ChangeCard } from './change-card.tsx'
import { Row, rowButton } from './row.tsx'
import { monthWords } from './words.ts'

type DueRowProps = { answer: ChatAnswer; isOpen: boolean; onToggle: () => void }

/** An answer whose day of review has come. The chat quotes it all the same. */
export function DueRow({ answer, isOpen, onToggle }: DueRowProps) {
  const { question, language, review_on } = answer
  return (
    <Row
      isGone={false}
      isOpen={isOpen}
      lang={language}
      question={question}
      told={
        <>
          <b className="text-ink">Review.</b> Due {monthWords(review_on)}
        </>
      }
      action={
        <button
          type="button"
          data-question=""
          aria-expanded={false}
          className={`${button('plain')} ${rowButton}`}
          onClick={onToggle}
        >
          Review<span className="sr-only">: {question}</span>
        </button>
      }
    >
      <ChangeCard answer={answer} onClose={onToggle} />
    </Row>
  )
}
