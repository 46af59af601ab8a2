import type { QuestionInGroup } from './question.ts'

const services = ['mold-remediation'] as const

export const mold: readonly QuestionInGroup[] = [
  {
    id: 'is-mold-dangerous',
    question: 'Is mold dangerous?',
    answer:
      'It can trouble people with asthma, allergies or a weak immune system, and others feel nothing. We judge buildings, not health: for that, ask a doctor. Either way, mold says that something is wet, and that needs mending.',
    services,
  },
  {
    id: 'test-for-mold',
    question: 'Do you test for mold?',
    answer:
      'Where mold can be seen, the EPA says that sampling is usually not needed: it has to go, whatever its name. If a test is wanted, or a check at the end, someone who does not do the removal should take it.',
    services,
  },
  {
    id: 'clean-mold-myself',
    question: 'Can I clean it myself?',
    answer:
      'The EPA’s guide: a patch under about ten square feet, roughly three by three, is often a job for the owner. Not if sewage was there, if it is in the ducts, or if it worries your health. Stop the water first, or it comes back.',
    services,
  },
  {
    id: 'bleach-or-paint',
    question: 'Can I bleach it or paint over it?',
    answer:
      'Neither mends it. The EPA does not advise bleach as a routine, dead mold still has to be removed, and paint over mold peels. Never mix bleach with another cleaner.',
    services,
  },
  {
    id: 'will-mold-return',
    question: 'Will the mold come back?',
    answer:
      'If the moisture stays, yes. That is why we look for the leak, the cold wall or the damp air before we remove anything, and write down what we found.',
    services,
  },
  {
    id: 'who-clears-mold',
    question: 'Who says that it is gone?',
    answer:
      'An assessor who does not work for us. The firm that removed the mold should not grade its own work.',
    services,
  },
]
