import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { LegalParagraphs } from '#domain/forms/legal/legal-texts.server.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { ShownNotice } from '#domain/signing-requests/notice.server.ts'
import { TextSections } from './whole-text.tsx'

type Props = { notice: ShownNotice; language: Language; around: Language; legal: LegalParagraphs }

/** The notice itself, right above the initials of whoever says that they received it. */
export function NoticePart({ notice: { form, answers }, language, around, legal }: Props) {
  return (
    <article className="sign-notice">
      <h3>{inLanguage(form.title, around)}</h3>
      <TextSections form={form} answers={answers} language={language} around={around} legal={legal} />
    </article>
  )
}
