import * as z from 'zod'
import { longestReply } from '#domain/sync/problem.ts'
import { CallOffice } from '../../device/call-office.tsx'
import { currentOutbox } from '../../device/person-store.ts'
import { useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { useDraftForm } from '../../ui/use-draft-form.ts'
import { useWords } from '../../words/use-words.ts'
import type { Entry } from '../entry.ts'

const Draft = z.object({ text: z.string() }).partial()

/** An answer to the office about what it sent back, stored as a draft until it is sent, and a call to whoever sent it back. */
export function ReplyForm({ entry: { id, reply, decider } }: { entry: Entry }) {
  const { calls } = useWords()
  const userId = useUser()?.id ?? ''
  const { values, change, clear } = useDraftForm({
    key: `${userId}:reply:${id}`,
    base: { text: reply },
    schema: Draft,
  })
  const answer = values.text.trim().toWellFormed()
  const isEmpty = answer === ''
  const [first] = decider?.name.split(' ') ?? []

  async function send() {
    const outbox = await currentOutbox()
    if (isEmpty || !outbox) return
    await outbox.reply(id, answer)
    clear()
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
        value={values.text}
        onChange={({ target }) => change({ text: target.value })}
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
