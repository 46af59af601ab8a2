export const roles = [
  {
    name: 'Crew lead',
    text: 'Runs your job from the first visit to the last signature, and is your one contact person.',
  },
  {
    name: 'Technicians',
    text: 'Pump out water, remove what can’t be saved, clean, and set up equipment. They take and write down each reading at its marked spot.',
  },
  {
    name: 'Office',
    text: 'Answers the phone, keeps your file in order, and sends documents only to the people you choose.',
  },
] as const

export const load = [
  { item: 'Moisture meters', use: 'find water that you can’t see or feel' },
  { item: 'Extractors', use: 'pull water off floors and out of carpet' },
  { item: 'Air movers', use: 'blow air along wet surfaces' },
  { item: 'Dehumidifiers', use: 'take that moisture out of the air' },
  { item: 'HEPA air scrubbers', use: 'catch dust, soot and spores while we work' },
  { item: 'Plastic sheeting and zipper doors', use: 'seal off the damaged area from the rest' },
  { item: 'Boards and tarps', use: 'close openings after a fire or a storm' },
  { item: 'Floor and boot covers', use: 'keep your floors clean as we come and go' },
] as const

/** What a restoration company should not do, and who does it. */
export const leftToOthers = [
  {
    what: 'Deciding what your policy covers',
    who: 'Your insurance company decides that under your policy. We document the damage and the work we did.',
  },
  {
    what: 'Independent mold testing',
    who: 'We check our own work. When mold work has to be verified, someone independent of us does it.',
  },
  {
    what: 'Plumbing, wiring and gas work',
    who: 'A licensed plumber or electrician, or your utility company, does that. We can shut off the water at the valve and help you reach them.',
  },
] as const
