import type { QuestionInGroup } from './question.ts'

export const howWeWork: readonly QuestionInGroup[] = [
  {
    id: 'what-i-sign',
    question: 'What will I have to sign?',
    answer:
      'You sign a work authorization. It says who you are, where the work is, what we may do, and how it’s paid. Read it, ask us questions, and keep your copy. If you can’t read it right then, have someone you trust read it with you.',
    rules: ['read-contract'],
    services: [],
  },
  {
    id: 'can-i-cancel',
    question: 'Can I cancel after I sign?',
    answer:
      'Often you can. Federal and state laws give you three business days to cancel many agreements signed at home. In Pennsylvania, that covers most home improvement contracts, wherever you sign. In an emergency, you may be asked to give up this right in writing. Before you sign, read the notice of this right or ask for it.',
    rules: ['read-contract'],
    services: [],
  },
  {
    id: 'belongings',
    question: 'What happens to my belongings?',
    answer:
      'We sort what can stay, what can be cleaned, and what is lost. You have the final say, except where something is a health risk. We list what leaves the house, box by box. Tell us where your papers, jewelry and keys are, so that we can look for them first.',
    rules: ['tell-us'],
    services: ['fire-damage'],
  },
  {
    id: 'rebuild',
    question: 'Do you rebuild what you tear out?',
    answer:
      'First we leave you with a clean, dry building. Rebuilding is a separate agreement, in writing, and you can hire anyone you like for it. Ask us what we could do and what needs another trade.',
    rules: ['read-contract'],
    services: ['basement-restoration'],
  },
  {
    id: 'tenants',
    question: 'I rent. Who has to call, me or my landlord?',
    answer:
      'In an emergency, either of you can call us. Tell your landlord right away, because the owner has to authorize work on the building. The owner’s policy usually doesn’t cover your belongings. Ask your renter’s insurance company about those, if you have a policy.',
    rules: ['tell-insurer', 'ask-office'],
    services: [],
  },
  {
    id: 'businesses',
    question: 'Do you work in stores, offices and rental buildings?',
    answer:
      'Yes. When you call, tell us what kind of building it is, who can authorize the work, and which parts have to stay open.',
    rules: ['tell-us'],
    services: [],
  },
  {
    id: 'check-certification',
    question: 'How do I check a company’s certification?',
    answer:
      'The IICRC has a public list of the companies it has certified. Before you sign, ask any company for its number and for a certificate of insurance. Ask us, too.',
    rules: ['read-contract'],
    link: { path: '/certifications', label: 'Our commitments' },
    services: ['mold-remediation'],
  },
  {
    id: 'leave-a-review',
    question: 'How do I leave a review?',
    answer:
      'Write to us or tell us in your own words, good or bad. We publish it only with your written consent, as you wrote it, with a first name, the town and the month.',
    rules: ['tell-us'],
    link: { path: '/testimonials', label: 'Testimonials' },
    services: [],
  },
]
