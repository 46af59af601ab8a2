import type { QuestionInGroup } from './question.ts'

const services = ['mold-remediation'] as const

export const mold: readonly QuestionInGroup[] = [
  {
    id: 'is-mold-dangerous',
    question: 'Is mold dangerous?',
    answer:
      'It can make some people sick, most of all those with asthma, allergies or a weak immune system. Keep them out of the room. Ask a doctor about your health: we can only speak for the building. Mold also means that something is damp, and that has to be fixed.',
    rules: ['leave-mold', 'ask-office'],
    services,
  },
  {
    id: 'test-for-mold',
    question: 'Do I need a mold test?',
    answer:
      'If you can see mold, the EPA says that a test is usually not needed. It has to go, whatever kind it is. If you want a test, use someone who won’t also do the removal.',
    rules: ['mold-check'],
    services,
  },
  {
    id: 'clean-mold-myself',
    question: 'Can I clean up mold myself?',
    answer:
      'If it’s on a hard surface and under about 10 square feet, the EPA says you often can. Have the leak fixed first. Wear an N95 respirator, long gloves and goggles without vent holes. Leave it to a crew if it’s from sewage or a flood, in the ducts or on old plaster, or if you have a health concern.',
    rules: ['small-mold', 'leave-mold', 'sewage', 'dirty-floodwater', 'old-materials'],
    services,
  },
  {
    id: 'bleach-or-paint',
    question: 'Can I bleach mold or paint over it?',
    answer:
      'Neither one fixes it. The EPA doesn’t recommend bleach as a routine way to clean up mold, and dead mold still has to be removed. Paint over mold peels. Never mix bleach with another cleaner.',
    rules: ['leave-mold', 'no-mixed-cleaners'],
    services,
  },
  {
    id: 'will-mold-return',
    question: 'Will the mold come back?',
    answer:
      'Yes, if the area stays damp. That’s why we look for the leak, the cold wall or the damp air first. We tell you in writing what we find.',
    rules: [],
    services,
  },
  {
    id: 'who-clears-mold',
    question: 'Who checks that the mold is gone?',
    answer:
      'We check our own work first. When it has to be verified, that’s done by someone independent of us. You can hire any assessor you like.',
    rules: ['mold-check'],
    services,
  },
]
