import type { DocumentData, Section } from '#platform/pdf/document.ts'
import { pathOf } from '#domain/forms/answers/path.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { CompanyFacts } from '#domain/company/company.ts'
import { companyTimeZone } from '#domain/company/time-zone.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { Submission } from '../submission.ts'
import { momentWords } from './moment-words.ts'
import { paperWords } from './paper-words.ts'
import { sectionBlocks, type PaperSources } from './section-blocks.ts'

export type PaperOf = {
  form: FormDefinition
  submission: Submission
  /** How many came before it: 1 where it revises none. */
  revision: number
  revisedSha256: string | null
  jobNumber: string | null
  company: CompanyFacts
  legal: PaperSources['legal']
  photo: PaperSources['photo']
}

/** A filled form as a paper, with the company as it is now: every section that is on its path, and what proves it. */
export function paperOf(of: PaperOf): DocumentData {
  const { form, submission, revision, revisedSha256, jobNumber, company, legal, photo } = of
  const { language } = submission
  const words = paperWords[language]
  const path = pathOf(form, submission.answers)
  const sources: PaperSources = { path, language, legal, photo }
  const sections = form.sections.flatMap((section): [Section][] => {
    const blocks = sectionBlocks(section, sources)
    return blocks.length > 0 ? [[{ heading: inLanguage(section.title, language), blocks }]] : []
  })
  return {
    title: inLanguage(form.title, language),
    reference: [jobNumber, submission.form].filter(Boolean).join(' · '),
    documentId: submission.id,
    revision,
    language,
    generatedAt: new Date(submission.received_at),
    timeZone: companyTimeZone,
    letterhead: letterheadOf(company),
    facts: [],
    sections,
    evidence: {
      recordHash: submission.sha256,
      previousRevisionHash: revisedSha256,
      facts: [
        { label: words.form, value: `${submission.form}, ${words.version(submission.version)}` },
        { label: words.submittedBy, value: submission.by },
        { label: words.received, value: momentWords(new Date(submission.received_at), language) },
      ],
      verify: null,
    },
  }
}

function letterheadOf({ name, slogan, phone, email, address }: CompanyFacts) {
  const { street, locality, region, postal_code } = address
  const place = [street, locality, `${region} ${postal_code}`].filter((part) => part.trim() !== '').join(', ')
  return { name, tagline: slogan, lines: [place, displayPhone(phone), email] }
}
