import { useId, useState } from 'react'
import type { Signed } from '#domain/forms/answers/signed.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { paperWords } from '#domain/submissions/paper/paper-words.ts'
import { button } from '../../ui/button.ts'
import { Field } from '../../ui/field.tsx'
import { useSigningWords } from '../../words/use-signing-words.ts'
import { DeclineForm } from './decline-form.tsx'
import { FieldHead } from './field-head.tsx'
import type { InkFieldProps } from './ink-fields.tsx'
import { SignaturePad } from './signature-pad.tsx'
import { SignedWords } from './signed-words.tsx'
import { useBegunSigning } from './begun-signings.ts'
import { beginSigning, isBegun, lackingOf, signedIn } from './signing.ts'

/**
 * A signature within a form that someone fills: of the company’s own people, or of a witness. The button below the form signs what
 * was begun here.
 */
export function SignatureField({
  field,
  value,
  onChange,
  language,
  name = '',
  isHeadless = false,
}: InkFieldProps<'signature', Signed>) {
  const words = useSigningWords(language)
  const id = useId()
  const [signing, setSigning] = useBegunSigning(field.id, name)
  const [isDeclining, setDeclining] = useState(false)
  const label = inLanguage(field.label, language)
  const signed = signedIn(value)
  const lacking = lackingOf(signing)

  // Whoever declines signs nothing, by the button below the form neither.
  function decline() {
    setSigning(beginSigning(signing.name))
    setDeclining(true)
  }

  if (signed)
    return (
      <div className="max-w-2xl">
        <FieldHead id={id} {...{ field, language, isHeadless }} />
        <SignedWords signed={signed} label={label} language={language} />
        <button
          type="button"
          className={`mt-2 -ml-4 ${button('quiet')}`}
          aria-label={words.againWhat(label)}
          onClick={() => {
            setSigning(beginSigning(signed.name))
            setDeclining(false)
            onChange(null)
          }}
        >
          {words.again}
        </button>
      </div>
    )

  return (
    <div role="group" aria-label={label} className="max-w-2xl space-y-3">
      <div>
        <FieldHead id={id} {...{ field, language, isHeadless }} />
        <Field
          label={words.name}
          autoComplete="off"
          maxLength={80}
          value={signing.name}
          onChange={(event) => setSigning({ ...signing, name: event.target.value })}
        />
      </div>
      {isDeclining ? (
        <DeclineForm
          name={signing.name}
          language={language}
          onDecline={onChange}
          onBack={() => setDeclining(false)}
        />
      ) : (
        <>
          <SignaturePad
            signing={signing}
            onChange={setSigning}
            label={label}
            role={paperWords[language].signers[field.signer]}
            language={language}
          />
          <div className="flex flex-wrap items-center gap-3">
            {field.may_decline && (
              <button type="button" className={button('quiet')} onClick={decline}>
                {words.decline}
              </button>
            )}
            <p className="text-sm text-muted">{lacking && !isBegun(signing) && words.lacking[lacking]}</p>
          </div>
        </>
      )}
    </div>
  )
}
