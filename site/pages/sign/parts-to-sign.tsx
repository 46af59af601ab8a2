import type { ReactNode } from 'react'
import { statementHeight } from '#domain/forms/answers/statement-sheet.ts'
import { signsAs } from '#domain/forms/answers/signs-as.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { ExpectedSigner } from '#domain/signing-requests/expected-signer.ts'
import { consentVersion, consentWords } from '#domain/signing-requests/consent.ts'
import { paperWords, roleWords } from '#domain/submissions/paper/paper-words.ts'
import { InkBox } from './ink-box.tsx'
import { signWords } from './sign-words.ts'
import { Step } from './step.tsx'

type Of<Type extends Field['type']> = Extract<Field, { type: Type }>
/** `around` is the language of whoever reads: all but the legal texts is in it, whatever that of the paper. */
type PartProps<Type extends Field['type']> = { nth: number; field: Of<Type>; around: Language }

/** What whoever signs decides, with what the form says about it. */
export function DecisionPart({ nth, field, form, around }: PartProps<'choice'> & { form: FormDefinition }) {
  const title = inLanguage(field.label, around)
  const section = form.sections.find(({ fields }) => fields.some(({ id }) => id === field.id))
  const infos = (section?.fields ?? []).flatMap((each) => (each.type === 'info' ? [each] : []))
  return (
    <Step nth={nth} id={field.id} title={title}>
      {infos.map(({ id, text }) => (
        <p key={id} className="sign-note">
          {inLanguage(text, around)}
        </p>
      ))}
      <fieldset className="sign-choices">
        <legend className="sign-hidden">{title}</legend>
        {field.options.map((option) => (
          <label key={option.id}>
            <input type="radio" name={`decision-${field.id}`} data-decision={field.id} value={option.id} />
            <span>{inLanguage(option.label, around)}</span>
          </label>
        ))}
      </fieldset>
    </Step>
  )
}

/** In their own hand, or not at all. */
export function InkPart({
  nth,
  field,
  around,
  children,
}: PartProps<'handwriting' | 'initials'> & { children?: ReactNode }) {
  const words = signWords[around]
  const label = inLanguage(field.label, around)
  const isStatement = field.type === 'handwriting'
  return (
    <Step nth={nth} id={field.id} title={label} shownWith={field.id}>
      {children}
      {field.help && <p className="sign-note">{inLanguage(field.help, around)}</p>}
      {isStatement && <p className="sign-note">{field.need === undefined ? words.maySkip : words.byHand}</p>}
      <InkBox
        field={field.id}
        kind={isStatement ? 'statement' : 'initials'}
        label={label}
        height={isStatement ? statementHeight : 420}
        language={around}
      />
      {!isStatement && (
        <>
          <label htmlFor={`typed-${field.id}`}>{words.typeInitials}</label>
          <input
            className="sign-initials"
            id={`typed-${field.id}`}
            data-initials={field.id}
            maxLength={8}
            autoComplete="off"
          />
        </>
      )}
    </Step>
  )
}

type SignatureProps = PartProps<'signature'> & {
  expected: ExpectedSigner | null
  email: string | null
  phone: string
}

/** The name, the signature drawn or typed, the agreement, and where the copy goes. */
export function SignaturePart({ nth, field, around, expected, email, phone }: SignatureProps) {
  const words = signWords[around]
  const consent = consentWords[around]
  const label = inLanguage(field.label, around)
  return (
    <Step nth={nth} id="signature" title={words.sign}>
      <label htmlFor="name">{words.name}</label>
      <input
        id="name"
        name="name"
        defaultValue={expected?.name}
        readOnly={expected?.isOnly}
        maxLength={80}
        autoComplete="name"
      />
      {expected?.isOnly && <p className="sign-note">{words.onlySigner(expected.name)}</p>}
      {expected && expected.name !== '' && !expected.isOnly && (
        <Capacity expected={expected.name} around={around} />
      )}
      <div data-way="drawn">
        <InkBox
          field={field.id}
          kind="signature"
          label={label}
          height={400}
          language={around}
          caption={roleWords(field.signer, expected ?? undefined, around)}
        />
      </div>
      <div data-way="typed" hidden>
        <p className="sign-typed" data-typed="" />
        <p className="sign-note">{words.typedHint}</p>
      </div>
      <fieldset className="sign-ways">
        <legend className="sign-hidden">{words.way}</legend>
        <label>
          <input type="radio" name="way" value="drawn" defaultChecked />
          <span>{words.drawn}</span>
        </label>
        <label>
          <input type="radio" name="way" value="typed" />
          <span>{words.typed}</span>
        </label>
      </fieldset>
      <label className="sign-agree">
        <input type="checkbox" name="agrees" value={consentVersion} aria-describedby="agree-more" />
        <span>{consent.agree}</span>
      </label>
      <p className="sign-note" id="agree-more">
        {consent.more(phone)}
      </p>
      <fieldset className="sign-copies">
        <legend>{words.copy}</legend>
        <label>
          <input type="radio" name="copy_to" value="download" />
          <span>{words.copies.download}</span>
        </label>
        {email && (
          <label>
            <input type="radio" name="copy_to" value="email" />
            <span>{words.copies.email(email)}</span>
          </label>
        )}
        <label>
          <input type="radio" name="copy_to" value="paper" />
          <span>{words.copies.paper}</span>
        </label>
      </fieldset>
    </Step>
  )
}

/** Asked of somebody else than the paper names, once the script sees that another name is typed. */
function Capacity({ expected, around }: { expected: string; around: Language }) {
  const words = signWords[around]
  return (
    <fieldset className="sign-copies" data-capacity={expected} hidden>
      <legend>{words.signsAs}</legend>
      {signsAs.map((as) => (
        <label key={as}>
          <input type="radio" name="signs_as" value={as} data-role-name={paperWords[around].signsAs[as]} />
          <span>{words.capacities[as]}</span>
        </label>
      ))}
    </fieldset>
  )
}
