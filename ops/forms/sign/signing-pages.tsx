import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { markPath } from '#look/logo.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { companyName } from '../../session/company.ts'
import { Spinner } from '../../shell/full-page.tsx'
import type { SigningLock } from '../../store/signing-lock.ts'
import { useHandOverWords } from '../../words/use-hand-over-words.ts'
import { useLanguage } from '../../words/words.tsx'
import { useFormDrafts } from '../drafts/queries.ts'
import { EndPage } from './end-page.tsx'
import { Gate } from './gate.tsx'
import { PaperPage } from './paper-page.tsx'
import type { Paper } from './paper-state.ts'
import { expectedSigner } from './who-signs.ts'
import { usePapers } from './papers.ts'
import { usePaperState } from './use-paper-state.ts'

type SigningPagesProps = { lock: SigningLock; user: SignedIn; onBack: () => void }

/** The papers that someone signs here, one after the other, and the way back for whoever handed over the phone. */
export function SigningPages({ lock, user, onBack }: SigningPagesProps) {
  const own = useLanguage()
  const [isGate, setGate] = useState(false)
  const drafts = useFormDrafts(lock.job_id)
  const inOrder = drafts && lock.forms.flatMap((id) => drafts.find((draft) => draft.id === id) ?? [])
  const papers = usePapers(inOrder)
  const paper = papers?.find(({ toSign }) => !toSign.isDone)
  const language = (paper ?? papers?.at(-1))?.draft.language ?? own
  const { page: words } = useHandOverWords(language)

  return (
    <div className="min-h-dvh bg-paper text-ink">
      <div lang={language}>
        <header className="on-rail bg-rail text-white">
          <div className="mx-auto flex min-h-14 max-w-2xl items-center justify-between gap-3 px-4">
            <p className="flex min-w-0 items-center gap-2.5 font-display text-xl leading-none font-semibold tracking-wide uppercase">
              <svg aria-hidden viewBox="0 0 40 28" className="w-8 shrink-0">
                <path d={markPath} fill="none" className="stroke-gold" strokeWidth={2.6} />
              </svg>
              <span className="cramped:sr-only">{companyName()}</span>
            </p>
            {!isGate && (
              <button
                type="button"
                className="flex min-h-11 shrink-0 items-center gap-2 rounded-sm px-2 text-[#c3ced8] hover:bg-rail-wash hover:text-white"
                onClick={() => setGate(true)}
              >
                <LockKeyhole aria-hidden className="size-5" />
                {words.backTo(lock.called)}
              </button>
            )}
          </div>
        </header>
        {!isGate && (
          <main className="mx-auto max-w-2xl px-4">
            {!papers ? (
              <Spinner words={words.loading} />
            ) : paper ? (
              <PaperToSign
                key={`${paper.draft.id} ${expectedSigner(paper).name}`}
                paper={paper}
                papers={papers}
                personId={user.id}
              />
            ) : (
              <EndPage
                papers={papers}
                called={lock.called}
                language={language}
                onBack={() => setGate(true)}
              />
            )}
          </main>
        )}
      </div>
      {isGate && (
        <main className="mx-auto max-w-2xl px-4">
          <Gate lock={lock} username={user.username} onOpen={onBack} onStay={() => setGate(false)} />
        </main>
      )}
    </div>
  )
}

type PaperToSignProps = { paper: Paper; papers: readonly Paper[]; personId: string }

function PaperToSign({ paper, papers, personId }: PaperToSignProps) {
  const { page: words } = useHandOverWords(paper.draft.language)
  const { state, change, storing } = usePaperState(paper, personId)
  if (!state) return <Spinner words={words.loading} />
  const nth = papers.findIndex(({ draft }) => draft.id === paper.draft.id) + 1
  return <PaperPage {...{ paper, papers, nth, state, storing }} onChange={change} />
}
