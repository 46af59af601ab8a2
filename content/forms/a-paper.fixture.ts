import { legalBlocks } from '#content/legal/legal-blocks.ts'
import { firstFacts } from '#domain/company/first-facts.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { withoutNotes } from '#domain/forms/legal/counsel.ts'
import type { Language } from '#domain/preferences/language.ts'
import { paperOf } from '#domain/submissions/paper/paper-of.ts'
import type { CopyGiven } from '#domain/submissions/copies-given.ts'
import type { NewSubmission } from '#domain/submissions/submission.ts'

const received = {
  // Always the same: digits of another one can look like a year.
  id: '0199a1f0-0000-7000-8000-000000000000',
  version: 1,
  job_number: 'MR-2611-014',
  nth: 1,
  sha256: 'a'.repeat(64),
  received_at: '2026-11-10T18:06:00.000Z',
  by: 'Ivy Starling',
} as const

const linkOfPaper = {
  channel: 'qr',
  by: 'Ivy Starling',
  made_at: new Date('2026-11-10T18:00:00.000Z'),
  submission_id: '0199a1f0-0000-7000-8000-000000000002',
} as const

type Filled = {
  slug: string
  form: FormDefinition
  answers: NewSubmission['answers']
  language: Language
  copies?: readonly CopyGiven[]
}

/** The paper of a form that was filled in, with our own legal texts. Each of its photos is `picture`. */
export function aPaper({ slug, form, answers, language, copies = [] }: Filled, picture = new Uint8Array()) {
  return paperOf({
    form,
    submission: { ...received, form: slug, language, answers },
    revisedSha256: null,
    links: new Map([['0199a1f0-0000-7000-8000-000000000001', linkOfPaper]]),
    copies,
    publicUrl: 'https://missionrestore.example',
    company: firstFacts,
    legal: (block, version) => {
      const found = legalBlocks.find((each) => each.block === block && each.version === version)
      const text = found?.[language]
      return text ? withoutNotes(text).split('\n\n') : null
    },
    photo: () => picture,
  })
}
