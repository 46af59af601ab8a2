import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import { pathOf, type Answers, type Path } from '#domain/forms/answers/path.ts'
import { rowsOf } from '#domain/forms/answers/rows.ts'
import type { LegalParagraphs } from '#domain/forms/legal/legal-texts.server.ts'
import type { Language } from '#domain/preferences/language.ts'
import { isLeftBlank } from '#domain/packets/gate-forms.ts'
import { valueWords } from '#domain/submissions/paper/value-words.ts'
import { Said } from './said.tsx'
import { signWords } from './sign-words.ts'

type TextProps = {
  form: FormDefinition
  answers: Answers
  /** Of the legal texts, which are signed in the words that a lawyer wrote. */
  language: Language
  /** Of whoever reads: the questions, the answers and the days. */
  around: Language
  legal: LegalParagraphs
}

/** Everything that someone signs, from its title to its end. Where no script runs it stands open. */
export function WholeText(text: TextProps) {
  const { form, around } = text
  const words = signWords[around]
  return (
    <article className="sign-text" data-text="">
      <h2 tabIndex={-1} data-text-title="">
        <Said wording={form.title} language={around} />
      </h2>
      <TextSections {...text} />
      <p className="sign-text-end">{words.end}</p>
      <div className="sign-text-buttons" data-text-buttons="" hidden>
        <button type="button" className="is-gold" data-was-done="">
          {words.done}
        </button>
        <button type="button" className="is-quiet" data-text-back="">
          {words.back}
        </button>
      </div>
    </article>
  )
}

/** The sections of a form with their texts and answers. */
export function TextSections({ form, answers, language, around, legal }: TextProps) {
  const path = pathOf(form, answers)
  return (
    <>
      {form.sections.map((section) => {
        const shown = section.fields.filter((field) => path.isShown(field.id) && hasText(field, path))
        if (shown.length === 0) return null
        return (
          <section key={section.id} lang={around}>
            <h3>
              <Said wording={section.title} language={around} />
            </h3>
            {shown.map((field) => (
              <Part
                key={field.id}
                field={field}
                answer={path.valueOf(field.id)}
                {...{ language, around, legal }}
              />
            ))}
          </section>
        )
      })}
    </>
  )
}

/** What nobody answered takes no line, as on the paper. */
function hasText({ id, type }: Field, path: Path) {
  if (isLeftBlank({ id })) return true
  if (type === 'legal' || type === 'info') return true
  return !drawn.has(type) && isAnswered(path.valueOf(id))
}

const drawn: ReadonlySet<string> = new Set(['signature', 'initials', 'handwriting', 'sketch'])

type PartProps = { field: Field; answer: unknown } & Pick<TextProps, 'language' | 'around' | 'legal'>

function Part({ field, answer, language, around, legal }: PartProps) {
  const words = signWords[around]
  const label = inLanguage(field.label, around)
  if (isLeftBlank(field)) return <p className="sign-blank">{label}</p>
  switch (field.type) {
    case 'legal':
      return (
        <Passage
          title={label}
          paragraphs={legal(field.block, field.version) ?? [words.noText]}
          language={language}
          note={language === around ? undefined : words.legalLanguage}
        />
      )
    case 'info':
      return <Passage title={label} paragraphs={inLanguage(field.text, around).split('\n\n')} />
    case 'photos':
      return <Answer label={label} words={words.photos(Array.isArray(answer) ? answer.length : 0)} />
    case 'table':
      return (
        <>
          <h4>{label}</h4>
          <ol>
            {rowsOf(answer).map((row) => (
              <li key={row.id}>
                {field.columns
                  .filter(({ id }) => isAnswered(row.cells[id]))
                  .map(
                    (column) =>
                      `${inLanguage(column.label, around)}: ${valueWords(column, row.cells[column.id], around)}`,
                  )
                  .join(' · ')}
              </li>
            ))}
          </ol>
        </>
      )
    default:
      return <Answer label={label} words={valueWords(field, answer, around)} />
  }
}

type PassageProps = {
  title: string
  paragraphs: readonly string[]
  language?: Language
  /** In which language it stands, where that is another one. */
  note?: string | undefined
}

function Passage({ title, paragraphs, language, note }: PassageProps) {
  return (
    <>
      <h4>{title}</h4>
      {note && <p className="sign-note">{note}</p>}
      {paragraphs.map((paragraph, nth) => (
        <p key={nth} className="sign-paragraph" lang={language}>
          {paragraph}
        </p>
      ))}
    </>
  )
}

function Answer({ label, words }: { label: string; words: string }) {
  return (
    <p className="sign-answer">
      <span>{label}</span>
      {words}
    </p>
  )
}
