import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import { pathOf, type Answers, type Path } from '#domain/forms/answers/path.ts'
import { rowsOf } from '#domain/forms/answers/rows.ts'
import type { LegalParagraphs } from '#domain/forms/legal/legal-texts.server.ts'
import type { Language } from '#domain/preferences/language.ts'
import { valueWords } from '#domain/submissions/paper/value-words.ts'
import { signWords } from './sign-words.ts'

type TextProps = {
  form: FormDefinition
  answers: Answers
  language: Language
  legal: LegalParagraphs
}

/** Everything that someone signs, from its title to its end. Where no script runs it stands open. `around`: of what is no part of it. */
export function WholeText({ around, ...text }: TextProps & { around: Language }) {
  const words = signWords[around]
  const { form, language } = text
  return (
    <article className="sign-text" data-text="">
      <h2 tabIndex={-1} data-text-title="" lang={language}>
        {inLanguage(form.title, language)}
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
export function TextSections({ form, answers, language, legal }: TextProps) {
  const path = pathOf(form, answers)
  return (
    <>
      {form.sections.map((section) => {
        const shown = section.fields.filter((field) => path.isShown(field.id) && hasText(field, path))
        if (shown.length === 0) return null
        return (
          <section key={section.id} lang={language}>
            <h3>{inLanguage(section.title, language)}</h3>
            {shown.map((field) => (
              <Part key={field.id} field={field} answer={path.valueOf(field.id)} {...{ language, legal }} />
            ))}
          </section>
        )
      })}
    </>
  )
}

/** What nobody answered takes no line, as on the paper. */
function hasText({ id, type }: Field, path: Path) {
  if (type === 'legal' || type === 'info') return true
  return !drawn.has(type) && isAnswered(path.valueOf(id))
}

const drawn: ReadonlySet<string> = new Set(['signature', 'initials', 'handwriting', 'sketch'])

type PartProps = { field: Field; answer: unknown; language: Language; legal: LegalParagraphs }

function Part({ field, answer, language, legal }: PartProps) {
  const words = signWords[language]
  const label = inLanguage(field.label, language)
  switch (field.type) {
    case 'legal':
      return <Passage title={label} paragraphs={legal(field.block, field.version) ?? [words.noText]} />
    case 'info':
      return <Passage title={label} paragraphs={inLanguage(field.text, language).split('\n\n')} />
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
                      `${inLanguage(column.label, language)}: ${valueWords(column, row.cells[column.id], language)}`,
                  )
                  .join(' · ')}
              </li>
            ))}
          </ol>
        </>
      )
    default:
      return <Answer label={label} words={valueWords(field, answer, language)} />
  }
}

function Passage({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <>
      <h4>{title}</h4>
      {paragraphs.map((paragraph, nth) => (
        <p key={nth} className="sign-paragraph">
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
