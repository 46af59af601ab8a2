import type { Failed, Reply } from './use-reply.ts'

/** Below the conversation: what is on its way, and what did not arrive. */
export function UnsentMessages({ reply }: { reply: Reply }) {
  const { onItsWay, failed } = reply
  if (onItsWay.length + failed.length === 0) return null
  return (
    <ol aria-label="Not sent yet" className="mt-2.5 space-y-2.5">
      {onItsWay.map(({ id, text }) => (
        <li key={id}>
          <Words text={text} />
          <p className="mt-0.5 text-right text-[0.8125rem] text-muted">Sending…</p>
        </li>
      ))}
      {failed.map((message) => (
        <NotSent key={message.id} message={message} reply={reply} />
      ))}
    </ol>
  )
}

function NotSent({ message, reply }: { message: Failed; reply: Reply }) {
  const link = 'min-h-11 px-1 font-semibold underline decoration-2 underline-offset-4'
  return (
    <li>
      <Words text={message.text} isFailed />
      <p role="alert" className="mt-1 text-right text-[0.9375rem] text-red">
        Not sent. {message.why}
      </p>
      <p className="flex justify-end gap-3">
        <button type="button" className={link} onClick={() => reply.edit(message)}>
          Edit
        </button>
        <button type="button" className={link} onClick={() => reply.tryAgain(message)}>
          Try again
        </button>
      </p>
    </li>
  )
}

function Words({ text, isFailed = false }: { text: string; isFailed?: boolean }) {
  const look = isFailed
    ? 'border-2 border-red bg-sheet'
    : 'border border-transparent bg-rail text-white opacity-70 in-data-[theme=dark]:border-edge'
  return (
    <p
      className={`ml-auto w-fit max-w-[85%] rounded-sm px-3.5 py-2 text-base leading-snug whitespace-pre-line wrap-anywhere ${look}`}
    >
      {text}
    </p>
  )
}
