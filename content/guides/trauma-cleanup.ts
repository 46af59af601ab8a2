import type { Advised, Part, ServiceGuide } from './guide.ts'

export const traumaCleanup: ServiceGuide = {
  slug: 'trauma-cleanup',
  lead: {
    text: 'After the police or the coroner release the scene, we clean it for you, quietly and with few questions. Someone you trust can make the call.',
    rules: ['blood'],
  },
  standard: { name: 'ANSI/IICRC S540', about: 'Trauma and Crime Scene Cleanup' },
  phases: [
    {
      title: 'The call',
      text: 'You, or someone you trust, tells us the town, who can let us in, and whether the scene has been released. We don’t need to know more than that.',
      paper: 'the name and number of one person at our company for the whole family to call',
    },
    {
      title: 'Release of the scene',
      text: 'The police, coroner or medical examiner releases the scene. We don’t go in before that.',
      paper: 'a note in your file that says who released the scene and when',
    },
    {
      title: 'A first look, without you',
      text: 'We go in alone and see what needs to be done. Then we explain it to you, in as much or as little detail as you want.',
      paper:
        'a work authorization with the scope, and any notice of your right to cancel that the law requires',
    },
    {
      title: 'Cleaning',
      text: 'We close off the area. We remove what can’t be cleaned, and pack regulated waste as the law requires. We clean and disinfect the rest, and let it dry.',
      paper: 'a record of the areas, the products we used, and who hauled the waste away',
    },
    {
      title: 'Personal belongings',
      text: 'We set aside letters, pictures, jewelry and keys. We clean them where we can, and list them. You can decide about them whenever you are ready.',
      paper: 'a list of belongings, signed by a person you choose',
    },
    {
      title: 'Return of the home',
      text: 'One of us checks every room first. Then you can walk through with us if you want to. If not, we give the keys to anyone you choose.',
      paper: 'a certificate of completion, and an itemized statement for an insurer or a victims’ fund',
    },
  ],
  factors: [
    {
      title: 'How much time has passed',
      moves: 'time and cost',
      text: 'After more time, we may have to clean or remove more of the floor and walls.',
    },
    {
      title: 'What the floor is made of',
      moves: 'cost',
      text: 'We can often save tile. Carpet, padding and the wood below them often have to be removed.',
    },
    {
      title: 'Regulated waste',
      moves: 'cost',
      text: 'The law says how it has to be packed, hauled and destroyed. It is counted by the container.',
    },
    {
      title: 'Sorting belongings',
      moves: 'time',
      text: 'We do this at your pace.',
    },
  ],
  insurance: {
    record:
      'We record the release, the areas, the waste and the list of belongings. For this work we don’t send a photo update every day. We take photos only where a claim needs them, and we never publish them.',
    ask: [
      'Does my homeowner’s or renter’s policy cover cleanup after a death or a crime?',
      'Which deductible applies?',
      'Do you need photos, or is a written record enough?',
      'Can one family member speak with you for all of us?',
    ],
  },
  last: {
    title: 'Call when you are ready',
    text: 'We answer at any hour. You don’t have to explain.',
    rules: ['ask-office'],
  },
}

/** All that is asked on the phone. */
export const fourQuestions: readonly string[] = [
  'Which town is it in?',
  'Has the scene been released?',
  'About which rooms is it?',
  'Who can let us in, and who should we call back?',
]

export const whoPays: readonly Part[] = [
  {
    title: 'Homeowner’s or renter’s insurance',
    text: 'Some policies cover this kind of cleanup. Only your insurer can say if yours does.',
    rules: ['tell-insurer'],
  },
  {
    title: 'Ohio: Crime Victim Compensation',
    text: 'The Ohio Attorney General runs this program for victims of violent crime and their families. It can pay for some crime scene cleanup. You apply to the Attorney General’s office. A victim advocate can help you.',
    rules: ['ask-office'],
  },
  {
    title: 'Pennsylvania: Victims Compensation Assistance Program',
    text: 'This state program, called VCAP, is for victims of crime and their families. It may pay back reasonable costs of cleaning a crime scene in a private home. Both states set deadlines, so ask early, and keep your receipts.',
    rules: ['ask-office'],
  },
  {
    title: 'A landlord or an employer',
    text: 'If it happened in a rented home or at work, the owner’s insurance may pay. If you agree, we can send them our record.',
    rules: ['ask-office'],
  },
]

export const howWeKeepIt: readonly Part[] = [
  {
    title: 'How our people are protected',
    text: 'Employers have to follow OSHA’s rule on blood, 29 CFR 1910.1030. It covers training, protective clothing and waste. Family and friends don’t have that protection, so please don’t let them clean.',
    rules: ['blood'],
  },
  {
    title: 'Where the waste goes',
    text: 'It leaves in closed, labeled containers. A hauler with a permit takes it away. We never leave it at the curb.',
  },
  {
    title: 'What we say to others',
    text: 'We don’t talk about it with neighbors or the press. We don’t show this kind of work on our project pages.',
  },
]

export const someoneToTalkTo: Advised = {
  text: 'If you or someone near you needs to talk, call or text 988. The 988 Suicide & Crisis Lifeline answers day and night. If someone is in danger, call 911.',
  rules: ['call-911', 'ask-office'],
}
