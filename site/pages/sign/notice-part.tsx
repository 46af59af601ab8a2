import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { LegalParagraphs } from '#domain/forms/legal/legal-texts.server.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { ShownNotice } from '#domain/signing-requests/notice.server.ts'
import { TextSections } from './whole-text.tsx'

type Props = { notice: ShownNotice; language: Language; legal: LegalParagraphs }

/** The notice itself, right above the initials of whoever says that they received it. */
export function NoticePart({ notice: { form, answers }, language, legal }: Props) {
  return (
    <article className="sign-notice" lang={language}>
      <h3>{inLanguage(form.title, language)}</h3>
      <TextSections form={form} answers={answers} language={language} legal={legal} />
    </article>
  )
}
