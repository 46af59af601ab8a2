import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { PinForm } from '../../device/pin-form.tsx'
import { tokenHashOf } from '../../session/late-sign-outs.ts'
import { storedToken } from '../../session/token-store.ts'
import { FullPage, Spinner } from '../../shell/full-page.tsx'
import { Guard } from '../../shell/guard.tsx'
import { usePageTitle } from '../../shell/title.ts'
import { pinTriesLeft } from '../../store/phone-pin.ts'
import { lockForSigning } from '../../store/signing-lock.ts'
import { button } from '../../ui/button.ts'
import { Notice } from '../../ui/notice.tsx'
import { useHandOverWords } from '../../words/use-hand-over-words.ts'
import { useFormDraft, useFormDrafts } from '../drafts/queries.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { usePapers } from './papers.ts'
import type { Paper } from './paper-state.ts'
import { signPath } from '../sign-path.ts'
import { forgetTakenBack, wasTakenBack } from './take-back.ts'

const ofJob = getRouteApi('/ops/forms/sign/$jobId')
const ofForm = getRouteApi('/ops/forms/sign/form/$id')

/** Hands the phone over with every paper of a job that is ready to sign. */
export function SignJob() {
  const { jobId } = ofJob.useParams()
  return <Guard>{(user) => <ForJob jobId={jobId} user={user} />}</Guard>
}

/** The same with one form, as of a vehicle or a subcontractor, which has no job. */
export function SignForm() {
  const { id } = ofForm.useParams()
  return <Guard>{(user) => <ForForm id={id} user={user} />}</Guard>
}

function ForJob({ jobId, user }: { jobId: string; user: SignedIn }) {
  return <Begin jobId={jobId} user={user} drafts={useFormDrafts(jobId)} />
}

function ForForm({ id, user }: { id: string; user: SignedIn }) {
  const draft = useFormDraft(id)
  return (
    <Begin
      jobId={draft?.job_id ?? null}
      user={user}
      drafts={draft === undefined ? undefined : draft ? [draft] : []}
    />
  )
}

type BeginProps = { jobId: string | null; user: SignedIn; drafts: readonly FormDraft[] | undefined }

function Begin({ jobId, user, drafts }: BeginProps) {
  const { begin: words, page } = useHandOverWords()
  usePageTitle(words.title)
  const papers = usePapers(drafts)
  const [pinsLeft, setPinsLeft] = useState<number | null>()
  useEffect(() => {
    void pinTriesLeft(user.id).then(setPinsLeft)
  }, [user.id])
  const open = papers?.filter(({ toSign }) => !toSign.isDone)

  if (!open || pinsLeft === undefined)
    return (
      <FullPage>
        <Spinner words={page.loading} />
      </FullPage>
    )
  const hasPin = pinsLeft !== null && pinsLeft > 0
  return (
    <main className="mx-auto max-w-xl px-4 py-8">
      <h1 className="text-3xl text-balance">{open.length === 0 ? words.nothing : words.title}</h1>
      {open.length === 0 ? (
        <p className="mt-3 text-muted">{words.nothingMore}</p>
      ) : (
        <HandOver
          key={String(hasPin)}
          {...{ jobId, user, hasPin }}
          papers={open}
          onPinSet={() => void pinTriesLeft(user.id).then(setPinsLeft)}
        />
      )}
      <p className="mt-6">
        {jobId === null ? (
          <Link to="/ops/forms" className={`-ml-4 ${button('quiet')}`}>
            {words.toForms}
          </Link>
        ) : (
          <Link to="/ops/intake/$id" params={{ id: jobId }} className={`-ml-4 ${button('quiet')}`}>
            {words.toJob}
          </Link>
        )}
      </p>
    </main>
  )
}

type HandOverProps = {
  jobId: string | null
  user: SignedIn
  hasPin: boolean
  papers: readonly Paper[]
  onPinSet: () => void
}

/** Where nothing is in the way the phone is handed over at once: whoever came here has pressed for it. */
function HandOver({ jobId, user, hasPin, papers, onPinSet }: HandOverProps) {
  const { begin: words } = useHandOverWords()
  const [isFailed, setFailed] = useState(false)
  const ready = papers.filter(({ toSign }) => toSign.missing.length === 0)
  const place = signPath({ job_id: jobId, forms: ready.map(({ draft }) => draft.id) })
  const isAtOnce = hasPin && ready.length === papers.length && !wasTakenBack(place)
  const isBegun = useRef(false)

  async function handOver() {
    const token = storedToken()
    try {
      await lockForSigning({
        person_id: user.id,
        called: user.name.split(' ')[0] ?? user.name,
        job_id: jobId,
        forms: ready.map(({ draft }) => draft.id),
        began_at: Date.now(),
        session: token && (await tokenHashOf(token)),
      })
    } catch {
      setFailed(true)
    }
  }

  useEffect(() => {
    if (!isAtOnce || isBegun.current) return
    isBegun.current = true
    void handOver()
  })
  useEffect(() => () => forgetTakenBack(place), [place])

  return (
    <>
      <p className="mt-2 text-muted">{words.lead}</p>
      <ul className="my-5 divide-y divide-line border-y border-line">
        {papers.map(({ draft, form, toSign }) => (
          <li key={draft.id} className="py-2.5">
            <span className="block font-semibold">{inLanguage(form.title, draft.language)}</span>
            {toSign.missing.length > 0 && (
              <span className="block text-sm text-red">{words.missing(toSign.missing.length)}</span>
            )}
          </li>
        ))}
      </ul>
      {isFailed && <Notice title={words.failed} />}
      {hasPin || !isSecureContext ? (
        ready.length > 0 && (
          <button
            type="button"
            className={`min-h-14 w-full ${button('gold')}`}
            onClick={() => void handOver()}
          >
            {words.go}
          </button>
        )
      ) : (
        <>
          <p className="mb-3 font-semibold">{words.pinFirst}</p>
          <PinForm personId={user.id} onDone={onPinSet} />
          <button
            type="button"
            className={`mt-4 -ml-4 ${button('quiet')} text-base!`}
            onClick={() => void handOver()}
          >
            {words.without}
          </button>
          <p className="text-sm text-muted">{words.withoutMore}</p>
        </>
      )}
    </>
  )
}
