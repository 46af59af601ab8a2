import type { QuestionInGroup } from './question.ts'

export const howWeWork: readonly QuestionInGroup[] = [
  {
    id: 'what-i-sign',
    question: 'What will I sign?',
    answer:
      'A work authorization: who you are, where the work is, what we may do, and how it is paid. Read it, ask, and keep your copy. If you cannot read it now, have someone you trust read it with you.',
    services: [],
  },
  {
    id: 'can-i-cancel',
    question: 'Can I cancel after signing?',
    answer:
      'For many agreements signed at home, federal and state rules give you three business days. The rules differ in an emergency and between Ohio and Pennsylvania. The agreement has to say what holds for you, so look for that paragraph.',
    services: [],
  },
  {
    id: 'belongings',
    question: 'What happens to my belongings?',
    answer:
      'They are sorted into what can stay, what can be cleaned and what is lost, and you have the last word. What leaves the house is listed box by box. Set aside papers, medicine and keys for yourself first, if it is safe.',
    services: ['fire-damage'],
  },
  {
    id: 'rebuild',
    question: 'Do you rebuild what was torn out?',
    answer:
      'Our part is a clean, dry building first. What is rebuilt after that is agreed separately and in writing. Ask what we would do, and what needs another trade.',
    services: ['basement-restoration'],
  },
  {
    id: 'tenants',
    question: 'I rent. Who has to call?',
    answer:
      'In an emergency, whoever stands in it. Tell your landlord at once, since the owner has to authorize work on the building. Your own things fall under your renter’s policy, if you have one.',
    services: [],
  },
  {
    id: 'businesses',
    question: 'Do you work in shops, offices and rental buildings?',
    answer:
      'Yes. When you call, say what the building is, who may authorize work there, and which parts must stay open.',
    services: [],
  },
  {
    id: 'check-certification',
    question: 'How do I check a company’s certification?',
    answer:
      'The IICRC keeps a public locator of the firms that it has certified. Ask any company in your house for its number, ours included, and for a certificate of insurance, before you sign.',
    link: { path: '/certifications', label: 'What stands behind our work' },
    services: ['mold-remediation'],
  },
  {
    id: 'leave-a-review',
    question: 'How do I leave a review?',
    answer:
      'Write or tell it to us in your own words, good or bad. It is printed only with your consent, as you wrote it, with the month and the town.',
    link: { path: '/testimonials', label: 'Testimonials' },
    services: [],
  },
]
