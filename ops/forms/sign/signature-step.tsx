import { useState } from 'react'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { roleWords } from '#domain/submissions/paper/paper-words.ts'
import { button } from '../../ui/button.ts'
import { Field } from '../../ui/field.tsx'
import { useHandOverWords } from '../../words/use-hand-over-words.ts'
import { SignaturePad } from '../ink/signature-pad.tsx'
import { SignedWords } from '../ink/signed-words.tsx'
import { lackingOf, signedIn, type Signing } from '../ink/signing.ts'
import { factOf } from './fact-of.ts'
import { OneOf } from './one-of.tsx'
import { copiesOf, type Paper } from './paper-state.ts'
import { Step } from './step.tsx'
import { asksSignsAs, isForOneOnly, isWithoutAgreement, signsAsOf } from './who-signs.ts'
import { WhoSigns } from './who-signs-part.tsx'

type SignatureStepProps = {
  field: Paper['toSign']['signatures'][number]
  paper: Paper
  nth: number
  signing: Signing
  onChange: (signing: Signing) => void
  /** Where the copy goes, if the job knows no address. */
  email: string
  onEmail: (email: string) => void
}

/** The signature, with who signs in which role, and where their copy goes. */
export function SignatureStep({ field, paper, nth, signing, onChange, ...address }: SignatureStepProps) {
  const { draft } = paper
  const { language } = draft
  const { page: words } = useHandOverWords(language)
  const [isOther, setOther] = useState(signing.name === '')
  const isAsked = asksSignsAs(paper, field, signing)
  const isNaming = isOther || isAsked
  const role = roleWords(field.signer, { signs_as: signsAsOf(paper, field, signing) }, language)
  const isOne = isForOneOnly(paper, field)
  // Ink belongs to somebody: without a name there is no place for it.
  const isNamed = lackingOf(signing) !== 'name'
  const label = inLanguage(field.label, language)
  const signed = signedIn(draft.answers[field.id])
  const title = signing.way === 'typed' ? words.signTyped : words.signHere
  return (
    <Step
      nth={nth}
      id={`sign-${field.id}`}
      title={paper.toSign.signatures.length > 1 ? `${title}: ${role}` : title}
    >
      {signed ? (
        <SignedWords signed={signed} label={label} language={language} />
      ) : isWithoutAgreement(paper) ? (
        <p className="mt-1">{words.noAgreement}</p>
      ) : (
        <>
          {isNaming && <WhoSigns {...{ language, signing, onChange }} isCapacityAsked={isAsked && isNamed} />}
          {isNamed && (
            <SignaturePad
              signing={signing}
              onChange={onChange}
              label={label}
              role={role}
              language={language}
              agreement={signing.way === 'drawn' ? words.agreeDrawn : undefined}
            />
          )}
          <CopyChoice {...{ paper, signing, onChange }} {...address} />
          {isOne && <p className="mt-1 text-sm text-muted">{words.onlySigner(signing.name)}</p>}
          {!isNaming && !isOne && (
            <button
              type="button"
              className={`-ml-4 ${button('quiet')} text-base!`}
              onClick={() => setOther(true)}
            >
              {words.otherName}
            </button>
          )}
        </>
      )}
    </Step>
  )
}

type CopyChoiceProps = Pick<SignatureStepProps, 'paper' | 'signing' | 'onChange' | 'email' | 'onEmail'>

/** Whoever signs says last, and themselves, how their copy reaches them. */
function CopyChoice({ paper, signing, onChange, email, onEmail }: CopyChoiceProps) {
  const { draft, form } = paper
  const { page: words } = useHandOverWords(draft.language)
  const known = factOf(form, draft.answers, 'customer.email')
  const wordsOf = {
    text: words.copies.text(phoneWords(factOf(form, draft.answers, 'customer.phone'))),
    email: known ? words.copies.email(known) : words.copies.emailIt,
    paper: words.copies.paper,
    none: words.copies.none,
  }
  return (
    <OneOf
      title={words.copy}
      choices={copiesOf(paper, signing.name)}
      words={wordsOf}
      chosen={signing.copy_to}
      onChoose={(copy_to) => onChange({ ...signing, copy_to })}
    >
      {signing.copy_to === 'email' && !known && (
        <div className="mt-1 mb-2">
          <Field
            label={words.copyEmail}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="off"
            maxLength={200}
            value={email}
            onChange={(event) => onEmail(event.target.value)}
          />
        </div>
      )}
    </OneOf>
  )
}

function phoneWords(phone: string | null) {
  const parts = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec((phone ?? '').replaceAll(/[\s().-]/g, ''))
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : (phone ?? '')
}
