import type { Part, ServiceGuide } from '../guide.ts'

export const traumaCleanup: ServiceGuide = {
  slug: 'trauma-cleanup',
  lead: 'When the scene has been released, we do this work for you, quietly and with few questions. Someone you trust may make the call.',
  standard: { name: 'ANSI/IICRC S540', about: 'Trauma and Crime Scene Cleanup' },
  phases: [
    {
      title: 'One call',
      text: 'You, or someone you trust, tells us the town, who may open the door, and whether the authorities have finished. Nothing more is needed.',
      paper: 'One name and one number to reach us by, for everyone in the family',
    },
    {
      title: 'Release',
      text: 'Police, coroner or medical examiner release the place. We do not enter before that, and we do not ask them for you what they have not told you.',
      paper: 'The release is noted in your file: by whom, and when',
    },
    {
      title: 'A look, without you',
      text: 'We go in alone, see what has to be done, and come out to explain it in plain words, as much or as little as you want to hear.',
      paper: 'Work authorization with the scope, and your notice of the right to cancel',
    },
    {
      title: 'The work',
      text: 'The area is closed off. What cannot be cleaned is removed as regulated waste. What stays is cleaned, disinfected, and left to dry.',
      paper: 'Cleanup record: areas, products used, containers of waste and who carried them away',
    },
    {
      title: 'Personal things',
      text: 'Letters, pictures, jewelry, keys: set aside, cleaned where that is possible, and listed. You decide about them later, or never.',
      paper: 'List of belongings, signed by one person of your choosing',
    },
    {
      title: 'Hand back',
      text: 'Someone from us walks through it first, then you, if you wish to. If you do not, we hand the keys to whom you name.',
      paper: 'Certificate of completion, and an itemized statement for an insurer or a victims’ fund',
    },
  ],
  factors: [
    {
      title: 'Time that passed',
      moves: 'time and cost',
      text: 'The longer a place stood closed, the further into floor and wall the work may have to go.',
    },
    {
      title: 'What the floor is made of',
      moves: 'cost',
      text: 'Tile can often be kept. Carpet, pad and wood below it often cannot.',
    },
    {
      title: 'Regulated waste',
      moves: 'cost',
      text: 'It has to be packed, carried and destroyed under its own rules, and is counted by the container.',
    },
    {
      title: 'Belongings to be gone through',
      moves: 'time',
      text: 'This part goes at your pace. We do not hurry it.',
    },
  ],
  insurance: {
    record:
      'The file holds the release, the areas, the waste record and the list of belongings. Photographs are taken only where a claim needs them, kept in that file, and never published.',
    ask: [
      'Does my homeowner’s or renter’s policy cover cleanup after a death or a crime?',
      'Which deductible applies?',
      'Do you need photographs, or is a written record enough?',
      'May one family member speak with you for all of us?',
    ],
  },
  last: {
    title: 'When you are ready',
    text: 'We answer at any hour. There is no need to explain.',
  },
}

/** All that is asked on the phone. */
export const fourQuestions: readonly string[] = [
  'Which town is it in?',
  'Has the place been released?',
  'Which rooms, roughly?',
  'Who may open the door, and whom do we call back?',
]

export const whoPays: readonly Part[] = [
  {
    title: 'A homeowner’s or renter’s policy',
    text: 'Many policies can cover this kind of cleanup. Only the insurer can say whether yours does.',
  },
  {
    title: 'Ohio: the Attorney General’s Crime Victim Compensation Program',
    text: 'Open to victims of violent crime and their families. It can pay for some crime scene cleanup. You, or a victim advocate, apply to the Attorney General’s office.',
  },
  {
    title: 'Pennsylvania: the Victims Compensation Assistance Program (VCAP)',
    text: 'The state’s fund for victims of crime and their families. Cleanup of a crime scene in a private home is among the costs it can consider.',
  },
  {
    title: 'A landlord or an employer',
    text: 'In a rented home or at work, the owner’s insurance may be the one to ask. We can send them the same record.',
  },
]

export const howWeKeepIt: readonly Part[] = [
  {
    title: 'Rules',
    text: 'Blood is handled under OSHA’s bloodborne pathogens standard, 29 CFR 1910.1030, which covers training, protective clothing and waste. Family and friends have none of these; that is why they should not clean.',
  },
  {
    title: 'Waste',
    text: 'What has to go leaves in closed, labeled containers, with a hauler who is permitted to carry it. It is never set out at the curb.',
  },
  {
    title: 'Words',
    text: 'What we see stays in the job file. This kind of work is not shown on our project pages.',
  },
]

export const someoneToTalkTo =
  'If you or someone near you needs to talk, the 988 Suicide and Crisis Lifeline answers day and night: call or text 988.'
