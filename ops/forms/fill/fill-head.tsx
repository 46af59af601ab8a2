import { Check, ChevronLeft, FlaskConical } from 'lucide-react'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { JobOfForm } from '#domain/forms/facts/fact-values.ts'
import type { Language } from '#domain/preferences/language.ts'
import { clockWords } from '../../ui/clock.ts'
import { NotSaved } from '../../ui/not-saved.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import { storeAgain, useFormSaving } from '../drafts/queries.ts'
import { LinkToForms } from '../link-to-forms.tsx'
import { useFillPlace } from './fill-place.ts'
import type { SectionProgress } from './steps.ts'
import type { Filling } from './use-filling.ts'

/** What is filled in, for which job, whether it is saved, and how far it is. */
export function FillHead({ filling, job }: { filling: Filling; job: JobOfForm | null }) {
  const words = useFillWords()
  const { test } = useFillPlace()
  const { draft, form, progress } = filling
  const title = inLanguage(form.title, draft.language)
  const about = [job?.number, words.version(draft.version)].filter(Boolean).join(', ')
  return (
    <header className="on-rail shrink-0 bg-rail px-4 pt-1.5 text-white lg:px-7">
      <div className="-ml-3 flex flex-wrap items-center gap-x-1 gap-y-1.5">
        {test ? (
          <button type="button" aria-label={words.back} className={backButton} onClick={test.leave}>
            <ChevronLeft aria-hidden className="size-7" />
          </button>
        ) : (
          <LinkToForms jobId={draft.job_id} label={words.back} className={backButton}>
            <ChevronLeft aria-hidden className="size-7" />
          </LinkToForms>
        )}
        <div className="min-w-0 flex-[1_1_5rem]">
          <h1
            lang={draft.language}
            className="line-clamp-1 text-[1.375rem] leading-none wrap-anywhere lg:line-clamp-2 @max-[19.5rem]:line-clamp-none"
          >
            {title}
          </h1>
          <p className="mt-0.5 truncate text-sm text-white/80 tabular-nums">{about}</p>
        </div>
        {test ? <Test /> : <Saved />}
      </div>
      <Progress progress={progress} language={draft.language} onGoTo={filling.goTo} />
    </header>
  )
}

const backButton = 'grid size-12 shrink-0 place-content-center'

/** In place of what says that answers are saved: whoever tries a form has to know that they are not. */
function Test() {
  const words = useFillWords()
  return (
    <p className="flex min-h-11 shrink-0 items-center gap-2 rounded-sm bg-gold px-2.5 text-sm leading-tight font-semibold text-on-gold">
      <FlaskConical aria-hidden className="size-5 shrink-0" />
      <span>
        {words.test}
        <span className="block font-normal">{words.testMore}</span>
      </span>
    </p>
  )
}

/** The one place that says whether the answers are safe. */
function Saved() {
  const words = useFillWords()
  const now = useNow()
  const { saving, savedAt } = useFormSaving()
  const isFailed = saving === 'full' || saving === 'failed'
  const time = savedAt === null ? '' : clockWords(new Date(savedAt), now, words.locale)
  if (isFailed)
    return (
      <NotSaved
        title={saving === 'full' ? words.full : words.notSaved}
        more={saving === 'full' ? words.fullMore : words.notSavedMore}
        tryAgain={words.tryAgain}
        onTryAgain={() => void storeAgain()}
      />
    )
  return (
    <p className="flex min-h-11 items-center gap-2 rounded-sm bg-[#123524] @max-[19.5rem]:ml-3 @max-[19.5rem]:w-full px-2.5 text-sm leading-tight text-[#8be3b2]">
      <Check aria-hidden className={`size-5 shrink-0 ${saving === 'saving' ? 'invisible' : ''}`} />
      <span>
        {/* What was answered a moment ago is not called saved before it is. */}
        {saving === 'saving' ? words.saving : words.saved(time)}
        <span className="max-lg:sr-only lg:block"> {words.onThis}</span>
      </span>
    </p>
  )
}

type ProgressProps = {
  progress: readonly SectionProgress[]
  language: Language
  onGoTo: (field: string) => void
}

/** A bar for each section, gold as far as it is answered. The name of where one stands is always there. */
function Progress({ progress, language, onGoTo }: ProgressProps) {
  const words = useFillWords()
  const few = progress.length <= 5
  return (
    <ol aria-label={words.progress} className="flex gap-1.5">
      {progress.map(({ section, all, done, isHere, first }) => {
        const title = inLanguage(section.title, language)
        return (
          <li
            key={section.id}
            className={`min-w-0 ${isHere && !few ? 'flex-[3]' : 'flex-1'} ${isHere ? '@max-[19.5rem]:flex-[3]' : ''}`}
          >
            <button
              type="button"
              aria-current={isHere ? 'step' : undefined}
              aria-label={words.section(title, done, all)}
              className="flex min-h-11 w-full flex-col gap-1 pt-2 text-left"
              onClick={() => onGoTo(first)}
            >
              <progress
                aria-hidden
                value={all === 0 ? (done === 0 ? 0 : 1) : done}
                max={Math.max(all, 1)}
                className="h-1.5 w-full appearance-none overflow-hidden bg-[#2b4963] [&::-moz-progress-bar]:bg-gold [&::-webkit-progress-bar]:bg-[#2b4963] [&::-webkit-progress-value]:bg-gold"
              />
              {(few || isHere) && (
                <span
                  lang={language}
                  className={`truncate text-sm leading-tight ${isHere ? '' : '@max-[19.5rem]:hidden'} ${isHere ? 'font-semibold text-white' : 'text-white/70'}`}
                >
                  {title}
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
