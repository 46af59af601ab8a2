import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { UnansweredGroup } from '#domain/chat/unanswered/unanswered.ts'
import { button } from '../../ui/button.ts'
import { QuestionCard } from './question-card.tsx'
import { Row, rowButton } from './row.tsx'
import { leftWords, timesWords } from './words.ts'

type QuestionRowProps = { group: UnansweredGroup; isOpen: boolean; onToggle: () => void }

/** A question that visitors asked. What only people may answer leads to its conversations and nowhere else. */
export function QuestionRow({ group, isOpen, onToggle }: QuestionRowProps) {
  const [isGone, setGone] = useState(false)
  const { question, language, reason, count } = group
  if (reason !== 'nothing') {
    const [why, what] = leftWords[reason]
    return (
      <Row
        isGone={false}
        isOpen={false}
        lang={language}
        question={question}
        told={
          <>
            <b className="text-ink">{why}</b> {what}
          </>
        }
        action={<OpenChat group={group} />}
      />
    )
  }
  return (
    <Row
      isGone={isGone}
      isOpen={isOpen}
      lang={language}
      question={question}
      told={timesWords(count)}
      action={
        <button
          type="button"
          data-question=""
          aria-expanded={false}
          className={`${button('plain')} ${rowButton}`}
          onClick={onToggle}
        >
          Answer<span className="sr-only">: {question}</span>
        </button>
      }
    >
      <QuestionCard group={group} onClose={onToggle} onGone={setGone} />
    </Row>
  )
}

function OpenChat({ group: { chats, question } }: { group: UnansweredGroup }) {
  const [latest] = chats
  if (!latest) return <span className={rowButton} />
  return (
    <Link
      to="/ops/submissions/chats/$id"
      params={{ id: latest }}
      data-question=""
      className={`${button('plain')} ${rowButton}`}
    >
      Open chat<span className="sr-only">: {question}</span>
    </Link>
  )
}
