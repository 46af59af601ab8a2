import { useRef, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { JobOfForm } from '#domain/forms/facts/fact-values.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { problemOf } from '../../problem.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { Notice } from '../../ui/notice.tsx'
import { FormLanguage, useFillWords } from '../../words/use-fill-words.ts'
import { useWords } from '../../words/use-words.ts'
import { BegunSignings } from '../ink/begun-signings.ts'
import { AskedFix } from './asked-fix.tsx'
import { DockedQuestion } from './docked-question.tsx'
import { EndPart } from './end-part.tsx'
import { Chosen } from './chosen.tsx'
import { FillBar } from './fill-bar.tsx'
import { FillHead } from './fill-head.tsx'
import { useFillPlace } from './fill-place.ts'
import { asksLanguage, LanguageQuestion } from './language-question.tsx'
import { OtherState } from './other-state-notice.tsx'
import { isInOtherState } from './other-state.ts'
import { useLacksSpanish } from './paper-language.tsx'
import { Paper } from './paper.tsx'
import { SignAgain } from './sign-again.tsx'
import { submitForm } from './submit-form.ts'
import { atEnd, type At } from './steps.ts'
import { useFillKeys } from './use-fill-keys.ts'
import { useFilling, type Filling } from './use-filling.ts'
import { useInstead } from './use-instead.ts'
import { useReadToEnd } from './use-read-to-end.ts'
import { useShownHeight } from './use-shown-height.ts'

type FillProps = {
  form: FormDefinition
  draft: FormDraft
  job: JobOfForm | null
  /** Where it opens; else at the first open question. */
  startAt?: At
}

/** The paper grows above, and the thumb answers below. */
export function Fill(props: FillProps) {
  return (
    <FormLanguage value={props.draft.language}>
      {/* Where letters are so large that a question has no room, the page scrolls as a whole. */}
      <div className="@container">
        <Filled {...props} />
      </div>
    </FormLanguage>
  )
}

function Filled({ form, draft, job, startAt }: FillProps) {
  const words = useFillWords()
  const { problems } = useWords()
  const inForm = useFilling(form, draft, startAt)
  const [isFirst, setFirst] = useState(() => startAt === undefined && asksLanguage(form, draft))
  // The job may say already which language its customer speaks.
  const lacksSpanish = useLacksSpanish(inForm.path)
  const isLanguage = isFirst && !lacksSpanish && !job?.facts.language
  const [problem, setProblem] = useState<string | null>(null)
  const [isSubmitting, setSubmitting] = useState(false)
  const dock = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const { mustRead, readOn } = useReadToEnd(dock, isLanguage ? null : inForm.field)
  const filling: Filling = {
    ...inForm,
    ...(isLanguage && { before: null, back: () => {}, next: () => setFirst(false) }),
    ...(!isLanguage && mustRead && { next: readOn }),
    goTo(field) {
      setFirst(false)
      inForm.goTo(field)
    },
  }
  const { at, field, path } = filling
  const navigate = useNavigate()
  const place = useFillPlace()
  const { signings, storing, instead } = useInstead(filling, { dock, job, isOff: isLanguage })
  useShownHeight(container)
  useFillKeys(dock, {
    next: () => (instead ? instead.act() : at === atEnd ? void submit() : filling.next()),
    back: filling.back,
  })
  const following = path.shown.find(({ id }) => id === (isLanguage ? at : filling.after))
  const next =
    !isLanguage && mustRead
      ? words.readOn
      : following
        ? words.next(inLanguage(following.label, draft.language))
        : words.toEnd

  async function submit() {
    const { faults, ...frozen } = filling.freeze()
    if (isSubmitting || filling.missing.length > 0) return
    if (faults) return filling.tell(faults)
    if (place.test) return place.test.finish()
    setSubmitting(true)
    setProblem(null)
    try {
      await submitForm(draft, { ...frozen, customer: job?.name ?? null })
      await navigate({ to: '/ops/forms/fill/$id', params: { id: draft.id }, replace: true })
    } catch (error) {
      // The draft is as it was: what is wrong stands at its question.
      const { detail, fields } = problemOf(error, problems)
      filling.tell(fields)
      setProblem(detail)
    } finally {
      setSubmitting(false)
    }
  }

  return (
    <div
      ref={container}
      data-number-pad
      lang={draft.language}
      className="-mb-20 flex h-[calc(var(--shown-height,100dvh)-var(--outbox-height,0px)-var(--folded-alert,0px))] flex-col @max-[19.5rem]:h-auto lg:mb-0 lg:h-dvh"
    >
      <Chosen filling={filling} />
      <FillHead filling={filling} job={job} />
      <SignAgain filling={filling} />
      <div className="flex min-h-0 flex-1 flex-col @max-[19.5rem]:flex-col-reverse lg:grid lg:grid-cols-[minmax(0,1fr)_28rem] lg:gap-8 lg:px-7 lg:py-5">
        <Paper filling={filling} />
        <div className="flex max-h-[72%] min-h-0 shrink-0 flex-col @max-[19.5rem]:max-h-none border-t-3 border-gold bg-sheet lg:max-h-full lg:self-start lg:border-x lg:border-b lg:border-x-line lg:border-b-line">
          <div
            id="docked"
            ref={dock}
            data-storing={storing}
            className="min-h-0 overflow-y-auto px-4 pt-3 pb-4 wrap-anywhere @max-[19.5rem]:overflow-visible"
          >
            {isInOtherState(form, job) && <OtherState form={form} job={job} />}
            <AskedFix filling={filling} />
            {problem && <Notice title={problem} />}
            {isLanguage ? (
              <LanguageQuestion filling={filling} />
            ) : field ? (
              <BegunSignings value={signings}>
                <DockedQuestion key={field.id} filling={filling} field={field} job={job} />
              </BegunSignings>
            ) : (
              <EndPart filling={filling} />
            )}
          </div>
          <FillBar
            filling={filling}
            next={next}
            instead={instead}
            isSubmitting={isSubmitting}
            canSubmit={filling.missing.length === 0 && !isInOtherState(form, job)}
            onSubmit={() => void submit()}
          />
        </div>
      </div>
    </div>
  )
}
