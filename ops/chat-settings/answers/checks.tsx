import { Check, X } from 'lucide-react'
import type { Broken } from '#domain/chat/forbidden.ts'
import { neverSay } from '#domain/chat/forbidden-phrases.ts'
import { ruleWords } from './words.ts'

/** The rules of what is never said, run at each key; the server asks them again. */
export function Checks({ broken }: { broken: readonly Broken[] }) {
  const isBroken = (rule: string) => broken.some((each) => each.rule === rule)
  return (
    <div aria-live="polite">
      <ul aria-label="Checks" className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm font-semibold">
        {neverSay.map((rule) => (
          <li
            key={rule}
            className={`flex items-center gap-1.5 ${isBroken(rule) ? 'text-red' : 'text-green'}`}
          >
            {isBroken(rule) ? (
              <X aria-hidden className="size-4 shrink-0" />
            ) : (
              <Check aria-hidden className="size-4 shrink-0" />
            )}
            {ruleWords[rule].kept}
            {isBroken(rule) && <span className="sr-only">: broken</span>}
          </li>
        ))}
      </ul>
      {broken.map((each) => (
        <p
          key={`${each.rule} ${each.sentence} ${each.words}`}
          className="mt-2 border-l-3 border-red pl-3 text-sm"
        >
          <Marked {...each} />{' '}
          {each.rule === 'phrase' ? 'is a phrase you forbid' : ruleWords[each.rule].broken}.
        </p>
      ))}
    </div>
  )
}

/** The sentence with the words that break the rule; where they are written otherwise, all of it is marked. */
function Marked({ sentence, words }: Broken) {
  const at = sentence.toLowerCase().indexOf(words.toLowerCase())
  const [from, to] = at === -1 ? [0, sentence.length] : [at, at + words.length]
  return (
    <q>
      {sentence.slice(0, from)}
      <mark className="bg-red-wash font-semibold text-red">{sentence.slice(from, to)}</mark>
      {sentence.slice(to)}
    </q>
  )
}
