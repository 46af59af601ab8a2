import type { ChatDetail, ChatMessage } from '#domain/chat/chat.ts'
import { problemOf } from '../problem.ts'
import { useMay } from '../session/may.ts'
import { factsOffered } from './offered.ts'
import { useFillIn } from './use-fill-in.ts'

type OfferFactsProps = { chat: ChatDetail; message: ChatMessage }

/** What a message may tell beside the number: a guess, which becomes a fact only when someone says so. */
export function OfferFacts({ chat, message }: OfferFactsProps) {
  const mayReply = useMay('chat.reply')
  const fill = useFillIn(chat)
  const offers = mayReply ? factsOffered(chat, message) : []
  if (offers.length === 0 && fill.error === null) return null
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-2">
      {offers.map(({ name, label, words, changes }) => (
        <button
          key={name}
          type="button"
          className="min-h-9 rounded-sm border border-dashed border-edge bg-sheet px-2.5 py-1 text-left text-[0.9375rem] hover:border-ink max-xl:min-h-11"
          aria-disabled={fill.isPending}
          onClick={() => fill.isPending || void fill.change(name, changes).catch(() => {})}
        >
          <span className="text-muted">Use as {label}:</span> <b className="font-semibold">{words}</b>
        </button>
      ))}
      {fill.error !== null && (
        <p role="alert" className="w-full text-red">
          {problemOf(fill.error).detail}
        </p>
      )}
    </div>
  )
}
