import type { QuestionInGroup } from './question.ts'

const services = ['trauma-cleanup'] as const

export const trauma: readonly QuestionInGroup[] = [
  {
    id: 'when-trauma-starts',
    question: 'When can the work start?',
    answer:
      'When the police or the coroner has released the scene. They will tell you or the owner. You can call us before that, so that nothing waits on us afterward.',
    services,
  },
  {
    id: 'is-it-confidential',
    question: 'Is it confidential?',
    answer:
      'Yes. We do not talk about it with neighbors or the press, and no picture from such a home is ever published. On the phone, tell us only what we need to come prepared.',
    services,
  },
  {
    id: 'must-i-be-there',
    question: 'Do I have to be there?',
    answer:
      'No. Someone you trust can let us in, and you can wait wherever it is easiest. What we need to ask can be asked by phone.',
    services,
  },
  {
    id: 'clean-it-ourselves',
    question: 'Why should family not clean it?',
    answer:
      'Blood can carry disease, and it goes deeper than what is seen. Those who clean it for a living are trained and protected under OSHA’s rule on bloodborne pathogens. And nobody should have to do this for someone they knew.',
    services,
  },
  {
    id: 'personal-things',
    question: 'What happens to personal things?',
    answer:
      'What can be kept is cleaned and set aside for you to decide about, in your own time. What has to go is listed. Tell us what to look for: a ring, papers, photographs.',
    services,
  },
  {
    id: 'who-pays-trauma',
    question: 'Who pays for it?',
    answer:
      'Sometimes a homeowner’s policy: ask the agent. After a crime, ask about victim compensation at the Ohio Attorney General or Pennsylvania’s Victims Compensation Assistance Program. They decide what they pay for.',
    services,
  },
]
