import { step } from '#domain/safety/step.ts'
import { hubbardFacts as known } from '../facts/hubbard-oh.ts'
import type { AreaStory } from '../story.ts'

export const hubbard: AreaStory = {
  line: 'Hubbard: Mud Run floods, creek mud and sewage',
  lead: 'In July 2003 Mud Run rose several feet in minutes near North Main Street. It left thick mud in shops, and sewage backed up in a basement nearby. Both are unsafe to touch.',
  description:
    'Mud Run flooding, creek mud, sewage and flooded water heaters in Hubbard, Ohio: what has happened, what to throw out and who to call.',
  hazards: ['sewage', 'moving-water', 'ground'],
  steps: [
    step(
      'If you live near Mud Run, leave as soon as it starts to rise. Pick a way that doesn’t cross the creek, and don’t stop to move things.',
      'leave-early',
      'moving-water',
      'closed-road',
    ),
    step(
      'Don’t shovel, rinse or sweep mud that the creek left. Treat it like sewage.',
      'dirty-floodwater',
      'discard-soaked',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'City, 7,636 people (2020 census)',
      backedBy: [known.cityKind, known.cityPopulation],
    },
    { label: 'Waters', value: 'Mud Run, through downtown by North Main Street', backedBy: [known.mudRun] },
    {
      label: 'Ground',
      value: 'Coal was once mined underground in Hubbard Township',
      backedBy: [known.coal],
    },
    {
      label: 'Water and sewer',
      value: 'City lines with treated water bought from Aqua since 1994',
      backedBy: [known.waterDepartment],
    },
  ],
  record: [
    {
      when: '1990',
      what: 'A church basement on North Main Street flooded. Retaining walls were built, but water got in again in 2003.',
      backedBy: [known.church],
    },
    {
      when: 'September 2002',
      what: 'An estimated 1 million gallons of ground and storm water a day leaked into the sewers. The city put new hookups on hold.',
      backedBy: [known.hookups],
    },
    {
      when: 'July 27, 2003',
      what: 'Mud Run overflowed. It flooded homes, shops and every classroom of Reed Middle School.',
      backedBy: [known.minutes, known.school],
    },
    {
      when: 'September 8 and 9, 2004',
      what: 'Four basements on Collier Court filled with water. North Main Street closed, and the mayor declared an emergency.',
      backedBy: [known.collierCourt],
    },
  ],
  reasons: [
    {
      title: 'How fast does Mud Run rise?',
      text: 'In July 2003 it rose several feet in minutes. People in the first homes on either side of North Main Street had to get out, and one basement on East Park Avenue took more than four feet of water. Don’t wait to see how high it gets. When a flood watch is out for Hubbard, decide where you will go, and park on higher ground before the rain. When a flood warning comes and you live near Mud Run, leave at once if your way out is dry. If it isn’t, go to the highest floor, but not into a closed attic, and call 911.',
      backedBy: [known.minutes],
      rules: ['leave-early', 'moving-water', 'trapped-by-water'],
    },
    {
      title: 'Creek mud and sewage in the basement',
      text: 'The 2003 flood left an average of 18 inches of nearly black mud in one machine shop. In a basement on East Park Avenue, a backed-up sewer left about two feet of water. Creek water carries sewage too, so both are cleaned up the same way. Soaked carpet, mattresses, stuffed furniture and drywall are thrown out after a photo. Let a crew with protective gear do it.',
      backedBy: [known.mud, known.sewage],
      rules: ['dirty-floodwater', 'sewage', 'discard-soaked', 'photos-first'],
    },
    {
      title: 'Water through a foundation wall',
      text: 'On Collier Court in 2004, a resident said that water rushed through a small hole in the block foundation within an hour after the rain began. It ruined the water heater, washer and dryer. Never try to plug such a hole from inside during a flood. The soil outside can push a wall in. On a dry day, a mason or foundation contractor can look at cracks, holes and white stains.',
      backedBy: [known.collierCourt],
      rules: ['no-load-above', 'no-standing-water'],
    },
  ],
  year: [
    { from: 7, to: 9, what: 'Cloudbursts make Mud Run rise fast', kind: 'cloudburst' },
    { from: 3, to: 4, what: 'Wet ground leaks into old sewers', kind: 'water' },
    { from: 12, to: 2, what: 'Old water lines break in frozen ground', kind: 'frost' },
  ],
  others: [
    {
      name: 'City of Hubbard Water Department',
      why: 'a broken water line, by day or by night',
      backedBy: [known.waterDepartment],
    },
    {
      name: 'City of Hubbard',
      why: 'fallen trees or debris in Mud Run; in 2004 the city took this to the Trumbull County Engineer',
      backedBy: [known.debris],
    },
  ],
  questions: [
    {
      question: 'The water heater or furnace was under water. Can I keep it?',
      answer:
        'Usually not. Dirt gets into the gas valve, the burner and the controls, and most makers tell owners to replace it. Don’t try to light it, and don’t turn the gas back on yourself. A licensed technician has to look at it first.',
      backedBy: [],
      rules: ['no-relight', 'wet-electrics'],
    },
    {
      question: 'Our church kitchen flooded. What can we keep?',
      answer:
        'Stainless steel pots and glazed dishes can usually be kept after a cleaning crew has washed and disinfected them. Have the crew discard all food, anything in cardboard or with a screw lid, and wooden or cork items that got wet. Ask the health district before you serve meals again.',
      backedBy: [],
      rules: ['smoke-food', 'dirty-floodwater', 'ask-office'],
    },
    {
      question: 'Who pays when a Hubbard water line breaks?',
      answer:
        'The city describes its lines as about 80 years old, so breaks do happen. Call the Water Department first. The city can tell you which part of the line is its own and which part is yours. Your home policy may cover damage in the house, so report it the same day.',
      backedBy: [known.oldLines],
      rules: ['ask-office', 'tell-insurer'],
    },
    {
      question: 'Am I insured if an old coal mine damages my house?',
      answer:
        'Trumbull County is on the state’s list of counties where mine subsidence coverage comes with a homeowners policy, for $1 a year. Check that your policy shows it. If a floor drops or wide cracks open, get everyone out, call 911 from a safe place, and stay out until an engineer or building official says it’s safe. Then report it to your insurer.',
      backedBy: [known.mineInsurance],
      rules: ['tell-insurer', 'moving-ground', 'doubtful-building'],
    },
  ],
}
