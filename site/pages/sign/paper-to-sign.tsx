import { isAnswered } from '#domain/forms/definition/condition.ts'
import { dayCountedFrom } from '#domain/forms/signing/day-of-signing.ts'
import { summaryOf, type Summary } from '#domain/forms/signing/summary.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { SignersPaper } from '#domain/signing-requests/signer.flow.ts'
import { noticesReceived } from '#domain/packets/gate-forms.ts'
import { branchesOf } from '#domain/signing-requests/to-send.ts'
import type { SiteContext } from '#site/page.ts'
import { CancelStrip } from './cancel-strip.tsx'
import { DecisionPart, InkPart, SignaturePart } from './parts-to-sign.tsx'
import type { SignVisit } from './sign-page.tsx'
import { Said } from './said.tsx'
import { signWords } from './sign-words.ts'
import { NoticePart } from './notice-part.tsx'
import { Step } from './step.tsx'
import { WholeText } from './whole-text.tsx'

type Props = { site: SiteContext; visit: SignVisit; paper: SignersPaper }

/** One paper: what it is, until when it can be canceled, what is written by hand, and the signature. */
export function PaperToSign({ site, visit: { view, today, around }, paper }: Props) {
  const { language, papers, of, legal } = view
  const { form, submission, shown, row, notice, expected } = paper
  const { answers } = submission
  const words = signWords[around]
  const branches = branchesOf(form, answers)
  const own = new Set(branches.flatMap(({ asked }) => [...asked.statements, ...asked.initials]))
  const [decisions] = branches.map(({ asked }) => asked.decisions)
  const asked = [...new Map([...own].map((field) => [field.id, field])).values()]
  const [signature] = branches.flatMap(({ asked }) =>
    asked.signatures.filter(({ id }) => !isAnswered(answers[id])),
  )
  const counted = dayCountedFrom(form)
  const name = expected?.name ?? ''
  const nth = of - papers.length + 1
  const plans = branches.map(({ decisions, asked }) => ({
    decisions,
    inks: [...asked.statements, ...asked.initials].map(({ id, need }) => ({
      id,
      needed: need !== undefined,
    })),
    signatures: asked.signatures.map(({ id }) => id).filter((id) => !isAnswered(answers[id])),
  }))
  const lines = summaryOf(form, { answers, without: new Set(decisions?.map(({ id }) => id)) }, around)
  // Each part has the number of its place.
  let step = 0
  return (
    <form
      data-sign=""
      data-request={row.id}
      data-shown={shown}
      data-in={around}
      data-plans={JSON.stringify(plans)}
      data-words={JSON.stringify({
        ...words.lacking,
        failed: words.failed,
        changed: words.changed,
        sending: words.sending,
      })}
      noValidate
    >
      <noscript>
        <p className="sign-no-script" role="alert">
          {words.noScript}
        </p>
      </noscript>
      <div data-page="">
        <ReadPart nth={++step} visit={{ view, around }} paper={paper} name={name} lines={lines} />
        {counted && (
          <CancelStrip
            nth={++step}
            form={form}
            on={dayOf(answers[counted], today)}
            today={today}
            language={around}
          />
        )}
        <div data-own="" hidden>
          {decisions?.map((field) => (
            <DecisionPart key={field.id} nth={++step} field={field} form={form} around={around} />
          ))}
          {asked.map((field) => (
            <InkPart key={field.id} nth={++step} field={field} around={around}>
              {field.id === noticesReceived && notice && (
                <NoticePart notice={notice} language={language} around={around} legal={legal} />
              )}
            </InkPart>
          ))}
          {signature && (
            <SignaturePart
              nth={++step}
              field={signature}
              around={around}
              expected={expected}
              email={view.email}
              phone={displayPhone(site.company.phone)}
            />
          )}
          <section className="sign-decline" data-decline-part="" hidden aria-labelledby="decline-title">
            <h2 id="decline-title" tabIndex={-1}>
              {words.declineTitle}
            </h2>
            <p>{words.declineMore}</p>
            <label htmlFor="reason">{words.reason}</label>
            <textarea id="reason" name="reason" maxLength={300} rows={3} data-missing={words.reasonMissing} />
            <div className="sign-buttons">
              <button type="button" data-decline-now="">
                {words.declineNow}
              </button>
              <button type="button" className="is-quiet" data-decline-back="">
                {words.declineBack}
              </button>
            </div>
          </section>
        </div>
      </div>
      <WholeText form={form} answers={answers} language={language} around={around} legal={legal} />
      <div className="sign-bar" data-bar="" hidden>
        <p role="status" data-says="" />
        <div className="sign-buttons">
          {signature?.may_decline && (
            <button type="button" className="is-plain" data-decline="">
              {words.decline}
            </button>
          )}
          <button type="submit" className="is-gold" data-submit="">
            {words.signNth(nth, of)}
          </button>
        </div>
      </div>
    </form>
  )
}

type ReadProps = Pick<Props, 'paper'> & {
  nth: number
  visit: Pick<SignVisit, 'view' | 'around'>
  name: string
  lines: Summary
}

/** What the paper is in a few lines, and the way to its whole text. */
function ReadPart({
  nth,
  visit: { view, around },
  paper: { form },
  name,
  lines: { lines, texts },
}: ReadProps) {
  const { language, papers, of } = view
  const words = signWords[around]
  return (
    <Step nth={nth} title={words.what(name.split(' ')[0] ?? '')} id="read">
      {around !== language && <p className="sign-other">{words.otherLanguage}</p>}
      <p className="sign-form">
        <Said wording={form.title} language={around} />
        {of > 1 && words.place(of - papers.length + 1, of)}
      </p>
      <ul className="sign-summary">
        {lines.map(({ label, words: chosen }) => (
          <li key={label}>{`${label}: ${chosen}`}</li>
        ))}
        {texts.length > 0 && (
          <li>
            {words.covers} {new Intl.ListFormat(words.locale).format(texts)}
          </li>
        )}
      </ul>
      <button type="button" className="sign-read" data-read="" hidden>
        {words.readAll}
      </button>
      <p className="sign-was-read" data-was-read="" hidden>
        {words.wasRead}
      </p>
    </Step>
  )
}

function dayOf(answer: unknown, today: string) {
  return typeof answer === 'string' ? answer : today
}
