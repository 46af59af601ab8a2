import { Check, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { neverSay } from '#domain/chat/forbidden-phrases.ts'
import { brokenIn } from '#domain/chat/forbidden.ts'
import { ruleWords } from '#domain/chat/rule-words.ts'
import { longestPhrase, phrasesIn } from '#domain/chat/settings/own-phrases.ts'
import type { ChatSettings } from '#domain/chat/settings/settings.ts'
import { ChipsField } from '../../ui/chips-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { SectionProps } from '../section.ts'

export function NeverSaySection({ form }: SectionProps) {
  const { never_say: own } = form.draft
  const errors = form.errorsOf('never_say')
  return (
    <div className="grid gap-7">
      <section aria-labelledby="fixed-rules">
        <h3 id="fixed-rules" className="text-xl">
          Five rules
        </h3>
        <p className="text-sm text-muted">Part of the chat. No one can turn them off.</p>
        <dl className="mt-2 border-t border-line">
          {neverSay.map((rule) => (
            <div
              key={rule}
              className="grid gap-x-4 gap-y-0.5 border-b border-line py-2.5 @xl:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <dt className="font-semibold">{ruleWords[rule].name}</dt>
              <dd className="text-sm text-muted">
                {ruleWords[rule].catches}.
                <span className="block text-ink">
                  “{ruleWords[rule].en}” · <span lang="es">“{ruleWords[rule].es}”</span>
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-display text-xl font-semibold">Your own phrases</legend>
        {(['en', 'es'] as const).map((language) => (
          <ChipsField
            key={language}
            label={language === 'en' ? 'English' : 'Spanish'}
            hint="A page that says it is not quoted. Enter adds a phrase."
            value={own[language]}
            maxLength={longestPhrase}
            error={Object.entries(errors).find(([path]) => path.startsWith(language))?.[1]}
            onChange={(phrases) => form.set({ never_say: { ...own, [language]: phrases } })}
          />
        ))}
      </fieldset>
      <TryIt phrases={phrasesIn(own)} />
    </div>
  )
}

/** A sentence is tried with the phrases as they are typed. */
function TryIt({ phrases }: { phrases: readonly string[] }) {
  const [text, setText] = useState('')
  const broken = brokenIn(text, phrases)
  return (
    <div>
      <TextArea
        label="Try a sentence"
        hint="In English or Spanish. Nothing is sent."
        maxLength={500}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul role="status" className="mt-2 grid gap-1.5">
        {broken.map(({ rule, words }) => (
          <li key={`${rule} ${words}`} className="flex gap-2 font-semibold text-red">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            {rule === 'phrase' ? 'Your own phrase' : ruleWords[rule].name}: “{words}”
          </li>
        ))}
        {text.trim() !== '' && broken.length === 0 && (
          <li className="flex gap-2 text-green">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0" />
            No rule is broken.
          </li>
        )}
      </ul>
    </div>
  )
}

export function NeverSayState({ settings: { never_say: own } }: { settings: ChatSettings }) {
  const rules = neverSay.length + phrasesIn(own).length
  return `${rules} rules`
}
