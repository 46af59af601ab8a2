import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { LegalParagraphs } from '#domain/forms/legal/legal-texts.server.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { ShownNotice } from '#domain/signing-requests/notice.server.ts'
import { signWords } from './sign-words.ts'
import { TextSections } from './whole-text.tsx'

type Props = { notice: ShownNotice; language: Language; around: Language; legal: LegalParagraphs }

/** The notice itself, right above the initials of whoever says that they were shown it, once they say that they read it. */
export function NoticePart({ notice: { form, answers }, language, around, legal }: Props) {
  const words = signWords[around]
  return (
    <>
      <article className="sign-notice">
        <h3>{inLanguage(form.title, around)}</h3>
        <TextSections form={form} answers={answers} language={language} around={around} legal={legal} />
      </article>
      <button type="button" className="sign-read" data-notice-read="" hidden>
        {words.noticeRead}
      </button>
      <p className="sign-was-read" data-notice-was-read="" tabIndex={-1} hidden>
        {words.noticeWasRead}
      </p>
    </>
  )
}
