import type { ChatDetail } from '#domain/chat/chat.ts'
import { ChangedFacts } from '#domain/chat/facts/chat-facts.ts'
import { valueWords } from '#domain/chat/facts/fact-words.ts'
import { factsHeardIn } from '#domain/chat/hearing/heard-facts.ts'
import { FactName } from '#domain/chat/facts/told-facts.ts'
import { problemOf } from '../problem.ts'
import { useMay } from '../session/may.ts'
import { labelOf } from './fact-rows.ts'
import { useFillIn } from './use-fill-in.ts'

type OfferFactsProps = { chat: ChatDetail; text: string }

/** What a message may tell beside the number: a guess, which becomes a fact only when someone says so. */
export function OfferFacts({ chat, text }: OfferFactsProps) {
  const mayReply = useMay('chat.reply')
  const fill = useFillIn(chat)
  const offers = mayReply && !chat.deleted_at ? offersOf(chat, text) : []
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

/** What is known already is not offered: nobody’s guess stands in for what someone told. */
function offersOf({ facts }: Pick<ChatDetail, 'facts'>, text: string) {
  const heard = Object.entries(factsHeardIn(text))
  return FactName.options.flatMap((name) => {
    const value = heard.find(([fact]) => fact === name)?.[1]
    const changes = ChangedFacts.safeParse({ [name]: value }).data
    // What is too long to be one is none.
    if (!value || !changes || facts[name]) return []
    return [{ name, label: labelOf(name).toLowerCase(), words: valueWords(name, value), changes }]
  })
}
