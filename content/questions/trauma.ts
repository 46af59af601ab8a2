import type { QuestionInGroup } from './question.ts'

const services = ['trauma-cleanup'] as const

export const trauma: readonly QuestionInGroup[] = [
  {
    id: 'when-trauma-starts',
    question: 'When can the cleanup start?',
    answer:
      'We can start once the police or the coroner has released the scene. They tell you or the owner when that is. You can call us before then, so that we’re ready.',
    rules: ['blood'],
    services,
  },
  {
    id: 'is-it-confidential',
    question: 'Is it confidential?',
    answer:
      'Yes. We don’t talk about it with neighbors or the press, and we never publish photos of this work. On the phone, tell us only what we need to know to come prepared.',
    rules: ['tell-us'],
    services,
  },
  {
    id: 'must-i-be-there',
    question: 'Do I have to be there?',
    answer:
      'No. Someone you trust can let us in, and you can wait somewhere else. We can ask you the rest by phone.',
    rules: [],
    services,
  },
  {
    id: 'clean-it-ourselves',
    question: 'Can our family clean it up?',
    answer:
      'Please don’t clean it up yourselves. Blood can carry disease, and it can soak in deeper than you can see. OSHA’s rule on bloodborne pathogens requires training and protection for workers who do this. No one should have to do this for someone they knew.',
    rules: ['blood'],
    services,
  },
  {
    id: 'personal-things',
    question: 'What happens to personal things?',
    answer:
      'We clean what we can and set it aside, and you decide about it in your own time. We list what has to be thrown away. Tell us what to look for, such as a ring, papers or photographs.',
    rules: ['tell-us', 'blood'],
    services,
  },
  {
    id: 'who-pays-trauma',
    question: 'Who pays for trauma cleanup?',
    answer:
      'A homeowner’s or renter’s policy sometimes does, so ask the insurer. After a crime, ask about victim compensation from the Ohio Attorney General or Pennsylvania’s Victims Compensation Assistance Program. They decide what they pay.',
    rules: ['tell-insurer', 'ask-office'],
    services,
  },
]
