import { useState } from 'react'
import { longestReply } from '#domain/sync/problem.ts'
import { CallOffice } from '../../device/call-office.tsx'
import { currentOutbox } from '../../device/person-store.ts'
import { button } from '../../ui/button.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { useWords } from '../../words/use-words.ts'
import type { Entry } from '../entry.ts'

/** An answer to the office about what it sent back, and a call to whoever did. */
export function ReplyForm({ entry: { id, reply, decider } }: { entry: Entry }) {
  const { calls } = useWords()
  const [text, setText] = useState(reply)
  const answer = text.trim().toWellFormed()
  const isEmpty = answer === ''
  const [first] = decider?.name.split(' ') ?? []

  async function send() {
    if (!isEmpty) await (await currentOutbox())?.reply(id, answer)
  }

  return (
    <form
      className="mt-3 space-y-2"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        label={first ? calls.replyTo(first) : calls.replyOffice}
        rows={2}
        maxLength={longestReply}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={button('gold')} disabled={isEmpty}>
          {calls.sendReply}
        </button>
        <CallOffice person={decider ?? undefined} />
      </div>
    </form>
  )
}
