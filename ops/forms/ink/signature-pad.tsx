import type { Language } from '#domain/preferences/language.ts'
import { button } from '../../ui/button.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { InkPad } from '../../ui/ink-pad.tsx'
import { useSigningWords } from '../../words/use-signing-words.ts'
import type { Signing } from './signing.ts'
import { TypedName } from './typed-name.tsx'

type SignaturePadProps = {
  signing: Signing
  onChange: (signing: Signing) => void
  label: string
  /** In which someone signs: owner, witness. */
  role: string
  language: Language
  /** In place of the usual words with which someone who draws agrees. */
  agreement?: string | undefined
}

const height = 400

/** A signature, drawn with a finger or typed by whoever can’t draw one, and the agreement to sign this way. */
export function SignaturePad({ signing, onChange, label, role, language, agreement }: SignaturePadProps) {
  const words = useSigningWords(language)
  const isTyped = signing.way === 'typed'
  const otherWay = (
    <button
      type="button"
      className={`-ml-4 ${button('quiet')} text-base!`}
      onClick={() => onChange({ ...signing, way: isTyped ? 'drawn' : 'typed', agrees: false })}
    >
      {isTyped ? words.drawInstead : words.typeInstead}
    </button>
  )
  return (
    <div className="mt-2">
      {isTyped ? (
        <>
          <TypedName name={signing.name} label={label} role={role} />
          <p className="mt-1 text-sm text-muted">{words.typedHint}</p>
          {otherWay}
        </>
      ) : (
        <InkPad
          value={signing.ink}
          onChange={(ink) => onChange({ ...signing, ink })}
          label={label}
          language={language}
          height={height}
          ruling="signing"
          caption={[signing.name, role].filter(Boolean).join(', ')}
          alternative={otherWay}
        />
      )}
      <CheckField
        label={agreement ?? (isTyped ? words.agreeTyped : words.agreeDrawn)}
        checked={signing.agrees}
        onChange={(event) => onChange({ ...signing, agrees: event.target.checked })}
      />
    </div>
  )
}
