/** A promise, what it means on the job, and how its keeper can be caught breaking it. */
type Commitment = { readonly promise: string; readonly means: string; readonly hold: string }

export const commitments: readonly Commitment[] = [
  {
    promise: 'We answer, day and night',
    means: 'A person picks up the phone at any hour, on Sundays and holidays too.',
    hold: 'Call at an odd hour, before you ever need us. See who picks up.',
  },
  {
    promise: 'We arrive when we say',
    means:
      'You get a time window on the phone. If we are going to miss it, you hear so before it has passed.',
    hold: 'Write the window down, and the minute we ring the bell. Both belong in your file.',
  },
  {
    promise: 'Readings every day',
    means: 'While machines run, each marked spot is measured daily with the same meter, and written down.',
    hold: 'Ask for the sheet. A day without numbers is a day to ask about.',
  },
  {
    promise: 'A photo update every day',
    means: 'On each day of work you get pictures of what was done and what has changed.',
    hold: 'Look for the date of today. If no pictures have come by the evening, we owe you a call.',
  },
  {
    promise: 'One contact person',
    means:
      'One person answers for your job from the first visit to the last. You get the name and the number on day one.',
    hold: 'If you have to tell your story twice, tell that person so.',
  },
  {
    promise: 'No surprise equipment',
    means:
      'Each machine is on a list: what it is, which room it stands in, the day it came and the day it went.',
    hold: 'Count the machines. The count, the list and the bill have to agree.',
  },
  {
    promise: 'A clean job site',
    means:
      'Floors on the way in are covered, the work area is swept each day, and waste goes where we agreed it would.',
    hold: 'Photograph the hallway before we start. On the last day, compare.',
  },
  {
    promise: 'A written dry standard',
    means:
      'Before the drying starts you have on paper what will count as dry: a reading from the same material where it stayed dry.',
    hold: 'Put the last readings beside it, spot by spot. Do not sign while one is above it.',
  },
]

/** By name only: the texts belong to the IICRC, which sells them. */
export const standards = [
  {
    code: 'S500',
    name: 'Water damage',
    text: 'How to judge how dirty water is, how far it went, how to dry a building, and how to record that it is dry.',
  },
  {
    code: 'S520',
    name: 'Mold',
    text: 'How to contain and remove mold, and why the moisture that feeds it comes first.',
  },
  {
    code: 'S540',
    name: 'Trauma and crime scenes',
    text: 'How to protect people, clean what blood and body fluids have touched, and dispose of what cannot be cleaned.',
  },
  {
    code: 'S700',
    name: 'Fire and smoke',
    text: 'How to assess what fire and smoke left in a building, and how to clean and restore it.',
  },
] as const
