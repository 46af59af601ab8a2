import { useState } from 'react'
import type { Signed } from '#domain/forms/answers/signed.ts'
import type { Language } from '#domain/preferences/language.ts'
import { button } from '../../ui/button.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useSigningWords } from '../../words/use-signing-words.ts'
import { declinedOf, isWitness } from './signing.ts'

type DeclineFormProps = {
  name: string
  language: Language
  onDecline: (declined: Signed) => void
  onBack: () => void
}

/** Why someone declines to sign, and who saw it. */
export function DeclineForm({ name, language, onDecline, onBack }: DeclineFormProps) {
  const words = useSigningWords(language)
  const [said, setSaid] = useState({ reason: '', witness: '' })
  const [isTried, setTried] = useState(false)

  function decline() {
    setTried(true)
    const declined = declinedOf(name, said, new Date().toISOString())
    if (declined) onDecline(declined)
  }

  return (
    <section className="space-y-4 border-l-4 border-edge pl-4" aria-label={words.declineTitle}>
      <h3 className="font-display text-xl font-semibold">{words.declineTitle}</h3>
      <TextArea
        label={words.reason}
        maxLength={300}
        autoFocus
        value={said.reason}
        error={isTried && said.reason.trim() === '' ? words.reasonMissing : undefined}
        onChange={(event) => setSaid({ ...said, reason: event.target.value.replaceAll('\n', ' ') })}
      />
      <Field
        label={words.witness}
        hint={words.witnessHint}
        maxLength={80}
        autoComplete="off"
        value={said.witness}
        error={isTried && !isWitness(said.witness, name) ? words.witnessMissing : undefined}
        onChange={(event) => setSaid({ ...said, witness: event.target.value })}
      />
      {isTried && name.trim().length < 2 && <p className="text-sm text-red">{words.lacking.name}</p>}
      <div className="flex flex-wrap gap-2">
        <button type="button" className={button('plain')} onClick={decline}>
          {words.record}
        </button>
        <button type="button" className={button('quiet')} onClick={onBack}>
          {words.back}
        </button>
      </div>
    </section>
  )
}
