/** One step of a job: what we do, what the owner does, and what is on paper afterwards. */
type Step = { readonly when: string; readonly we: string; readonly you: string; readonly paper: string }

/** How a water loss is run. The steps of other work differ; the papers do not. */
export const missionSteps: readonly Step[] = [
  {
    when: 'The call',
    we: 'Ask if anyone is in danger, where the water comes from and how far it has come. Tell you what to shut off, and when we can be there.',
    you: 'Stay out of standing water. Keep the phone near you.',
    paper: 'What you told us, written down, so that nobody asks you twice.',
  },
  {
    when: 'Arrival',
    we: 'See that the power is off where it is wet. Find the source. Walk every room with you.',
    you: 'Show us the valve, the panel, and what matters most to you.',
    paper: 'The work authorization. You read it before you sign it.',
  },
  {
    when: 'The first hour',
    we: 'Photograph each room before anything is moved. Measure what is wet, and the same materials where they stayed dry.',
    you: 'Say what should be saved first.',
    paper: 'Photos, a sketch of the wet area, the first readings, and the number that will count as dry.',
  },
  {
    when: 'Before we leave',
    we: 'Take out the water, and what cannot be dried. Set machines where the readings ask for them.',
    you: 'Learn which machines must stay on, and whom to call if one stops.',
    paper: 'A list of every machine and its room, the checklist of the day, one name and one number.',
  },
  {
    when: 'Every day',
    we: 'Measure the same spots with the same meter. Move or remove machines as the numbers fall.',
    you: 'Look at the numbers. Ask about any that do not fall.',
    paper: 'The readings and the pictures of the day.',
  },
  {
    when: 'Dry',
    we: 'Take the last reading at each spot. Take the machines away.',
    you: 'Compare the last numbers with the one from the first day.',
    paper: 'The last readings beside the dry standard, signed.',
  },
  {
    when: 'Hand-back',
    we: 'Clean up, walk through with you, and name what is left for other trades.',
    you: 'Sign when your own list is empty, and not before.',
    paper: 'The whole file. Your insurer gets a copy if you say so.',
  },
]

export const roles = [
  {
    name: 'Crew lead',
    text: 'Runs your job from the first walk to the last signature. The one name and number that you keep.',
  },
  {
    name: 'Technicians',
    text: 'Pump, remove, clean and set machines. Take each reading at the marked spot and write it down there.',
  },
  {
    name: 'Office',
    text: 'Answers the phone, keeps your file in order, and sends papers only to the people you name.',
  },
] as const

export const load = [
  { item: 'Moisture meters', use: 'find water that a hand cannot feel' },
  { item: 'Extractors', use: 'lift water off floors and out of carpet' },
  { item: 'Air movers', use: 'sweep dry air along wet surfaces' },
  { item: 'Dehumidifiers', use: 'take that water out of the air' },
  { item: 'HEPA air scrubbers', use: 'catch dust, soot and spores while we work' },
  { item: 'Plastic and zipper doors', use: 'keep the damaged part away from the rest' },
  { item: 'Boards and tarps', use: 'close what a fire or a storm has opened' },
  { item: 'Floor and boot covers', use: 'keep the way in as clean as it was' },
] as const

/** What a restoration firm should not do, and who does it. */
export const leftToOthers = [
  {
    what: 'What your policy covers',
    who: 'You and your insurer settle that. We record what was damaged and what was done about it.',
  },
  {
    what: 'Whether mold work has passed',
    who: 'An assessor who does not work for us looks and decides. Nobody should grade their own work.',
  },
  {
    what: 'Pipes, wiring and gas',
    who: 'A licensed plumber or electrician, or your utility. We stop the water at the valve and call for them.',
  },
] as const
