import { ChevronRight, Link2 } from 'lucide-react'
import { useEffect, useRef, type RefObject } from 'react'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import { isQuestion, type Field } from '#domain/forms/definition/field.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import { changedByOffice, isChangedHere, isLinked } from '../drafts/link-facts.ts'
import { usePublishedForms } from '../queries.ts'
import { answerWords } from './answer-words.ts'
import { LegalText } from './legal-text.tsx'
import type { SectionProgress } from './steps.ts'
import type { Filling } from './use-filling.ts'

/** What stands in the form so far, in the order of the paper. Each line opens its question again. */
export function Paper({ filling }: { filling: Filling }) {
  const words = useFillWords()
  const { draft, at, progress } = filling
  const here = useRef<HTMLElement>(null)
  const { data: published } = usePublishedForms()
  const newest = published?.find(({ slug }) => slug === draft.form)?.version ?? draft.version
  return (
    <div
      lang={draft.language}
      className="min-h-0 flex-1 overflow-y-auto px-4 @max-[19.5rem]:overflow-visible @max-[19.5rem]:border-t @max-[19.5rem]:border-line lg:max-w-3xl lg:overflow-y-auto lg:border lg:border-line lg:bg-sheet lg:px-6"
    >
      {newest > draft.version && (
        <p lang={words.locale} className="mt-3 border-l-4 border-gold pl-3">
          {words.finishes(draft.version)}
        </p>
      )}
      {progress.map((each) => (
        <SectionPart
          key={each.section.id}
          part={each}
          filling={filling}
          here={each.isHere ? here : undefined}
        />
      ))}
      <ScrollHere key={at} to={here} />
    </div>
  )
}

/** The end of what is answered stands right above the question. */
function ScrollHere({ to }: { to: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    // The paper alone scrolls: a preview stands in a screen that stays where it is.
    const section = to.current
    const box = section?.parentElement
    if (section && box)
      box.scrollTo(0, section.offsetTop - box.offsetTop + section.offsetHeight - box.clientHeight)
  }, [to])
  return null
}

type SectionPartProps = {
  part: SectionProgress
  filling: Filling
  here: RefObject<HTMLElement | null> | undefined
}

function SectionPart({ part: { section, all, done, isHere, first }, filling, here }: SectionPartProps) {
  const words = useFillWords()
  const { draft, path, at, goTo } = filling
  const shown = section.fields.filter(({ id }) => path.isShown(id))
  const place = shown.findIndex(({ id }) => id === at)
  // What comes after the question is not on the paper yet, but what is answered already is.
  const told = shown.filter(
    (field, nth) =>
      isAnswered(path.valueOf(field.id)) ||
      (isHere && (nth < place || field.id === at) && !isQuestion(field)),
  )
  const linked = shown.filter(({ id }) => isLinked(draft, id)).length
  return (
    <section ref={here} className="border-b border-line py-3 last:border-b-0">
      <button
        type="button"
        aria-expanded={isHere}
        className="flex min-h-11 w-full items-baseline justify-between gap-3 text-left"
        onClick={() => goTo(first)}
      >
        <h2 className="text-[1.375rem] leading-tight uppercase">
          {inLanguage(section.title, draft.language)}
        </h2>
        <span className="flex shrink-0 items-center gap-1 text-muted tabular-nums">
          {linked > 0 && <Link2 aria-hidden className="size-4" />}
          {linked > 0 ? words.linked(linked) : all > 0 && `${done}/${all}`}
          <ChevronRight aria-hidden className="size-4" />
        </span>
      </button>
      <dl className="sm:grid sm:grid-cols-[minmax(8rem,14rem)_minmax(0,1fr)]">
        {told.map((field) => (
          <Line key={field.id} field={field} filling={filling} />
        ))}
      </dl>
      <OfficeChanges fields={shown} filling={filling} />
    </section>
  )
}

function Line({ field, filling }: { field: Field; filling: Filling }) {
  const words = useFillWords()
  const { draft, path, at, goTo } = filling
  const { language } = draft
  const label = inLanguage(field.label, language)
  if (field.type === 'info' || field.type === 'legal')
    return (
      <div className="py-1.5 sm:col-span-2">
        <dt className="font-semibold">{label}</dt>
        <dd>
          {field.type === 'legal' ? (
            <LegalText field={field} language={language} isWhole={false} />
          ) : (
            <p className="whitespace-pre-line">{inLanguage(field.text, language)}</p>
          )}
        </dd>
      </div>
    )
  const said = answerWords(field, path.valueOf(field.id), { words, language })
  const flowsIn = isQuestion(field) && field.fact !== undefined
  return (
    <div
      className={`relative py-1 sm:col-span-2 sm:grid sm:grid-cols-subgrid ${flowsIn ? 'max-sm:grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)]' : ''} ${field.id === at ? 'bg-gold-wash' : ''}`}
    >
      <dt className="pr-3 text-muted">{label}</dt>
      <dd className="wrap-anywhere">
        {isQuestion(field) ? (
          <button
            type="button"
            aria-label={`${said}. ${words.change(label)}`}
            className="text-left whitespace-pre-line before:absolute before:inset-0 hover:underline"
            onClick={() => goTo(field.id)}
          >
            {said}
          </button>
        ) : (
          <span className="font-semibold">{said}</span>
        )}
        {isChangedHere(draft, field) && (
          <span className="ml-2 border-l-3 border-gold pl-2 text-sm text-muted">{words.changedHere}</span>
        )}
      </dd>
    </div>
  )
}

/** What the office changed on the job since this form was begun. */
function OfficeChanges({ fields, filling: { form, draft } }: { fields: readonly Field[]; filling: Filling }) {
  const words = useFillWords()
  const now = useNow()
  const ids = new Set(fields.map(({ id }) => id))
  const changed = changedByOffice(form, draft).filter(({ id }) => ids.has(id))
  if (changed.length === 0 || draft.followed_at === undefined) return null
  const what = changed.map(({ label }) => inLanguage(label, draft.language)).join(', ')
  return (
    <p lang={words.locale} className="mt-2 border-l-4 border-gold pl-3">
      {words.officeChanged(what, clockWords(new Date(draft.followed_at), now, words.locale))}
    </p>
  )
}
