import { useEffect, useRef } from 'react'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import { pathOf } from '#domain/forms/answers/path.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { isLeftBlank } from '#domain/packets/gate-forms.ts'
import { rowsOf } from '#domain/forms/answers/rows.ts'
import { valueWords } from '#domain/submissions/paper/value-words.ts'
import type { Language } from '#domain/preferences/language.ts'
import { button } from '../../ui/button.ts'
import { useHandOverWords } from '../../words/use-hand-over-words.ts'
import { useLegalText } from '../queries.ts'
import { ByHandPart } from './by-hand-part.tsx'
import type { Paper } from './paper-state.ts'

type ReaderProps = { paper: Pick<Paper, 'draft' | 'form'>; onDone: () => void; onBack: () => void }

/** Everything that someone signs, from its title to its end, where they say that they read it. */
export function Reader({ paper: { draft, form }, onDone, onBack }: ReaderProps) {
  const { reader: words } = useHandOverWords(draft.language)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    scrollTo(0, 0)
  }, [])
  return (
    <article className="pb-8">
      <h1 ref={title} tabIndex={-1} className="pt-5 font-display text-3xl font-semibold outline-none">
        {inLanguage(form.title, draft.language)}
      </h1>
      <WholeText paper={{ draft, form }} />
      <p className="mt-8 border-t border-edge pt-4 text-center text-muted">{words.end}</p>
      <div className="mt-3 flex flex-col gap-2">
        <button type="button" className={`min-h-14 ${button('gold')}`} onClick={onDone}>
          {words.done}
        </button>
        <button type="button" className={`min-h-12 ${button('quiet')}`} onClick={onBack}>
          {words.back}
        </button>
      </div>
    </article>
  )
}

type WholeTextProps = {
  paper: { draft: Pick<Paper['draft'], 'language' | 'answers'>; form: Paper['form'] }
  isInside?: boolean
  isSigned?: boolean
}

/**
 * Section by section what stands in a paper, without the lines that nobody filled in; `isInside` a step of another one. Once it
 * `isSigned`, what was given by hand stands there, too.
 */
export function WholeText({ paper: { draft, form }, isInside = false, isSigned = false }: WholeTextProps) {
  const path = pathOf(form, draft.answers)
  const Heading = isInside ? 'h3' : 'h2'
  return form.sections.map((section) => {
    const shown = section.fields.filter(
      (field) => path.isShown(field.id) && isSaid(field, path.valueOf(field.id), isSigned),
    )
    if (shown.length === 0) return null
    return (
      <section key={section.id} className={isInside ? 'mt-3' : 'mt-6'}>
        <Heading
          className={`border-b border-edge pb-1 font-display font-semibold ${isInside ? 'text-lg' : 'text-2xl'}`}
        >
          {inLanguage(section.title, draft.language)}
        </Heading>
        {shown.map((field) => (
          <Part key={field.id} field={field} answer={path.valueOf(field.id)} language={draft.language} />
        ))}
      </section>
    )
  })
}

/** Texts, and what somebody filled in. Where someone signs it, what is written by hand stands elsewhere. */
function isSaid({ id, type }: Field, answer: unknown, isSigned: boolean) {
  if (isLeftBlank({ id })) return true
  if (type === 'signature' || type === 'initials' || type === 'handwriting' || type === 'sketch')
    return isSigned && isAnswered(answer)
  return type === 'legal' || type === 'info' || type === 'photos' || type === 'table' || isAnswered(answer)
}

type PartProps = { field: Field; answer: unknown; language: Language }

function Part({ field, answer, language }: PartProps) {
  const { reader: words } = useHandOverWords(language)
  const label = inLanguage(field.label, language)
  if (isLeftBlank(field) && !isAnswered(answer)) return <BlankLine label={label} />
  switch (field.type) {
    case 'legal':
      return <LegalText block={field.block} version={field.version} language={language} label={label} />
    case 'info':
      return (
        <>
          <h3 className="mt-4 text-lg font-semibold">{label}</h3>
          <Paragraphs text={inLanguage(field.text, language)} />
        </>
      )
    case 'signature':
    case 'initials':
    case 'handwriting':
    case 'sketch':
      return <ByHandPart field={field} answer={answer} language={language} />
    case 'photos':
      return <Answer label={label} words={words.photos(Array.isArray(answer) ? answer.length : 0)} />
    case 'table':
      return (
        <div className="mt-3">
          <h3 className="font-semibold">{label}</h3>
          <ol className="mt-1 space-y-2">
            {rowsOf(answer).map((row) => (
              <li key={row.id} className="border-l-2 border-line pl-3">
                {field.columns.map((column) => (
                  <span key={column.id} className="mr-3 inline-block">
                    <span className="text-muted">{inLanguage(column.label, language)}: </span>
                    {valueWords(column, row.cells[column.id], language)}
                  </span>
                ))}
              </li>
            ))}
          </ol>
        </div>
      )
    default:
      return <Answer label={label} words={valueWords(field, answer, language)} />
  }
}

function Answer({ label, words }: { label: string; words: string }) {
  return (
    <p className="mt-2">
      <span className="block text-sm text-muted">{label}</span>
      <span className="wrap-anywhere whitespace-pre-line">{words}</span>
    </p>
  )
}

/** Where the paper has a line to write on. */
function BlankLine({ label }: { label: string }) {
  return <p className="mt-7 border-t border-edge pt-1 text-sm text-muted">{label}</p>
}

type LegalTextProps = { block: string; version: number; language: Language; label: string }

function LegalText({ block, version, language, label }: LegalTextProps) {
  const { reader: words } = useHandOverWords(language)
  const text = useLegalText(block, version, language)
  return (
    <>
      <h3 className="mt-4 text-lg font-semibold">{label}</h3>
      {text ? <Paragraphs text={text.words} /> : <p className="mt-2 text-red">{words.noText}</p>}
    </>
  )
}

function Paragraphs({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph, nth) => (
    <p key={nth} className="mt-2 leading-relaxed whitespace-pre-line">
      {paragraph}
    </p>
  ))
}
