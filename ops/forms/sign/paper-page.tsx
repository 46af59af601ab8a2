import { useEffect, useState } from 'react'
import { companyDay } from '#domain/company/time-zone.ts'
import { isSameName } from '#domain/forms/signing/same-name.ts'
import { dayCountedFrom } from '#domain/forms/signing/day-of-signing.ts'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useHandOverWords } from '../../words/use-hand-over-words.ts'
import { noticesReceived } from '#domain/packets/gate-forms.ts'
import { DeclineForm } from '../ink/decline-form.tsx'
import { type Signing } from '../ink/signing.ts'
import type { Storing } from '../ink/use-stored-signing.ts'
import { CancelStrip } from './cancel-strip.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { isTouched, lackingOfPaper, type Paper, type PaperState } from './paper-state.ts'
import { ReadNotice } from './read-notice.tsx'
import { Reader } from './reader.tsx'
import { SignBar } from './sign-bar.tsx'
import { SignatureStep } from './signature-step.tsx'
import { daysOf, declinePaper, forgetWritten, signPaper } from './sign-paper.ts'
import { SummaryStep } from './summary-step.tsx'
import { useNotice } from './use-notice.ts'
import { answersOfSigner, asksSignsAs, whoInitials } from './who-signs.ts'
import { DecisionStep, InitialsStep, StatementStep } from './write-steps.tsx'

type PaperPageProps = {
  paper: Paper
  /** All that are signed here: the day of one is that of the others. */
  papers: readonly Paper[]
  nth: number
  state: PaperState
  storing: Storing
  onChange: (state: PaperState) => void
}

/** One paper: what it is, until when it can be canceled, what is written by hand, and the signature. */
export function PaperPage({ paper, papers, nth, state, storing, onChange }: PaperPageProps) {
  const { draft, toSign } = paper
  const { language } = draft
  const { page: words } = useHandOverWords(language)
  const now = useNow()
  const [view, setView] = useState<'page' | 'text' | 'decline'>('page')
  const [isFailed, setFailed] = useState(false)
  useFirstStep(view)
  const mayDecline = toSign.signatures.find((each) => each.may_decline && !draft.answers[each.id])
  const counted = countedOf(paper, papers, now)
  const notice = useNotice(paper, counted?.signedOn ?? null)
  const lacking = lackingOfPaper(paper, state, notice !== null)
  const owner = toSign.signatures.find(({ signer }) => signer === 'owner')
  // What is read says who signs it.
  const shown = {
    ...paper,
    draft: { ...draft, answers: { ...draft.answers, ...answersOfSigner(paper, state.signings) } },
  }
  // Each part has the number of its place.
  let step = 0

  async function sign() {
    if (lacking) return show(lacking.field ?? 'read')
    try {
      await signPaper({ paper, papers, notice: notice ?? null }, state)
    } catch {
      setFailed(true)
    }
  }

  function change(field: (typeof toSign.signatures)[number], next: Signing) {
    const before = state.signings[field.id]
    const isAnother = before && !isSameName(before.name, next.name)
    if (isAnother && field.signer === 'owner') void forgetWritten(paper)
    onChange({ ...state, signings: { ...state.signings, [field.id]: next } })
  }

  /** Also of who declines in place of the customer it is known in which capacity. */
  function decline(field: (typeof toSign.signatures)[number]) {
    const signing = state.signings[field.id]
    if (signing && asksSignsAs(paper, field, signing) && !signing.signs_as) return show(field.id)
    setView('decline')
  }

  if (view === 'text')
    return (
      <Reader
        paper={shown}
        onBack={() => setView('page')}
        onDone={() => {
          onChange({ ...state, has_read: true })
          setView('page')
        }}
      />
    )

  return (
    <div className="turns-in pb-32 [&_:is(button,input)]:scroll-mb-36" data-storing={storing}>
      {!isTouched(paper, state) && <LanguageSwitch paper={paper} />}
      <SummaryStep
        paper={shown}
        name={(owner && state.signings[owner.id]?.name) ?? ''}
        nth={++step}
        place={papers.length > 1 ? words.place(nth, papers.length) : ''}
        hasRead={state.has_read}
        onRead={() => setView('text')}
      />
      {counted && <CancelStrip nth={++step} language={language} {...counted} />}
      {toSign.decisions.map((field) => (
        <DecisionStep key={field.id} field={field} paper={paper} nth={++step} />
      ))}
      {toSign.statements.map((field) => (
        <StatementStep key={field.id} field={field} paper={paper} nth={++step} />
      ))}
      {toSign.initials.map((field) => (
        <InitialsStep
          key={field.id}
          field={field}
          paper={paper}
          nth={++step}
          by={whoInitials(paper, field, state.signings)}
        >
          {field.id === noticesReceived && notice !== null && (
            <ReadNotice
              language={language}
              notice={notice ?? undefined}
              hasRead={state.has_read_notice ?? false}
              onRead={() => onChange({ ...state, has_read_notice: true })}
            />
          )}
        </InitialsStep>
      ))}
      {view === 'decline' && mayDecline ? (
        <div className="pt-5">
          <DeclineForm
            name={state.signings[mayDecline.id]?.name ?? ''}
            language={language}
            onDecline={(declined) => void declinePaper(paper, mayDecline, { declined, state })}
            onBack={() => setView('page')}
          />
        </div>
      ) : (
        toSign.signatures.map((field) => {
          const signing = state.signings[field.id]
          if (!signing) return null
          return (
            <SignatureStep
              key={field.id}
              field={field}
              paper={paper}
              nth={++step}
              signing={signing}
              email={state.email ?? ''}
              onEmail={(email) => onChange({ ...state, email })}
              onChange={(next) => change(field, next)}
            />
          )
        })
      )}
      {(isFailed || storing === 'failed') && <Notice title={words.failed} />}
      <SignBar
        label={words.sign(nth, papers.length)}
        language={language}
        lacking={lacking?.what ?? null}
        onDecline={mayDecline ? () => decline(mayDecline) : null}
        onSign={() => void sign()}
      />
    </div>
  )
}

/** Each paper begins at its first part, also for whoever hears it read aloud; so does the page after its text was read. */
function useFirstStep(view: string) {
  const isPage = view !== 'text'
  useEffect(() => {
    if (!isPage) return
    scrollTo(0, 0)
    document.getElementById('sign-read')?.focus({ preventScroll: true })
  }, [isPage])
}

/** Goes to what is still to do. */
function show(field: string) {
  const part = document.getElementById(`sign-${field}`)
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}

/** From which day the days to cancel count: today, where the paper takes the day on which it is signed. */
function countedOf({ draft, form }: Paper, papers: readonly Paper[], now: Date) {
  const field = dayCountedFrom(form)
  if (!field) return null
  const today = companyDay(now)
  const becomes = daysOf(papers, now).find((each) => each.id === draft.id && each.field === field)
  const stands = draft.answers[field]
  const signedOn = becomes?.on ?? (typeof stands === 'string' ? stands : today)
  const state = form.states.length === 1 ? (form.states[0] ?? null) : null
  return { signedOn, isToday: signedOn === today, state }
}
