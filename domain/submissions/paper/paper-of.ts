import type { DocumentData, Section } from '#platform/pdf/document.ts'
import { refusalsOn, theirOwn } from '#domain/forms/answers/declining.ts'
import { pathOf } from '#domain/forms/answers/path.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { CompanyFacts } from '#domain/company/company.ts'
import { companyTimeZone } from '#domain/company/time-zone.ts'
import { companyAddress } from '#domain/forms/facts/company-of-forms.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { CopyGiven } from '../copies-given.ts'
import type { Submission } from '../submission.ts'
import { documentCode } from '../document-code.ts'
import { verifyEntryPath, verifyPath } from '../verify-path.ts'
import { momentWords } from './moment-words.ts'
import { paperWords } from './paper-words.ts'
import { copyFact, signingFacts, type LinksOfPaper } from './signing-facts.ts'
import { sectionBlocks, type PaperSources } from './section-blocks.ts'

export type PaperOf = {
  form: FormDefinition
  submission: Pick<
    Submission,
    | 'id'
    | 'form'
    | 'version'
    | 'answers'
    | 'language'
    | 'nth'
    | 'job_number'
    | 'received_at'
    | 'sha256'
    | 'by'
  >
  revisedSha256: string | null
  links: LinksOfPaper
  copies: readonly CopyGiven[]
  company: CompanyFacts
  legal: PaperSources['legal']
  photo: PaperSources['photo']
  /** Where anyone can ask whether a file is ours. */
  publicUrl: string
}

/** A filled form as a paper, with the company as it is now: every section that is on its path, and what proves it. */
export function paperOf(of: PaperOf): DocumentData {
  const { form, submission, revisedSha256, company, legal, photo, publicUrl } = of
  const { language } = submission
  const words = paperWords[language]
  const path = pathOf(form, submission.answers)
  const isByLink = [...of.links.values()].some(({ submission_id }) => submission_id === submission.id)
  const refusals = refusalsOn(path)
  const [refusal] = refusals
  const isBeforeDeclining = refusal && theirOwn(form)
  const sections = shownSections(form, { path, language, legal, photo, isBeforeDeclining })
  return {
    title: inLanguage(form.title, language),
    reference: submission.job_number ?? words.version(submission.version),
    documentId: submission.id,
    revision: submission.nth,
    language,
    generatedAt: new Date(submission.received_at),
    timeZone: companyTimeZone,
    letterhead: letterheadOf(company),
    ...(refusal && { stamp: stampOf(refusals, language) }),
    facts: [],
    sections,
    evidence: {
      recordHash: submission.sha256,
      previousRevisionHash: revisedSha256,
      facts: [
        {
          label: words.form,
          value: `${inLanguage(form.title, language)}, ${words.version(submission.version)} (${submission.form})`,
        },
        { label: isByLink ? words.sentToSignBy : words.submittedBy, value: submission.by },
        { label: words.received, value: momentWords(new Date(submission.received_at), language) },
        ...signingFacts({ path, language, isBeforeDeclining }, of.links),
        ...of.copies.map((copy) => copyFact(copy, language)),
      ],
      verify: {
        shown: `${new URL(publicUrl).host}${verifyEntryPath}, ${words.code(documentCode(submission.id))}`,
        url: `${publicUrl}${verifyPath(submission.id)}`,
      },
    },
  }
}

/** A refusal is told before what it refuses. */
function stampOf(refusals: ReturnType<typeof refusalsOn>, language: Language) {
  const { declinedPaper, declinedBy } = paperWords[language]
  const told = refusals.map(({ name, at }) => declinedBy(name, momentWords(new Date(at), language)))
  return { word: declinedPaper, rest: told.join(' ') }
}

/** Every section of which something is shown. */
export function shownSections(form: FormDefinition, sources: PaperSources): [Section][] {
  return form.sections.flatMap((section): [Section][] => {
    const blocks = sectionBlocks(section, sources)
    return blocks.length > 0 ? [[{ heading: inLanguage(section.title, sources.language), blocks }]] : []
  })
}

export function letterheadOf({ name, slogan, phone, email, address }: CompanyFacts) {
  return { name, tagline: slogan, lines: [companyAddress(address), displayPhone(phone), email] }
}
