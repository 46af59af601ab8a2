import { step } from '#domain/safety/step.ts'
import { columbianaCountyFacts as columbiana } from '../facts/columbiana-county-oh.ts'
import { damascusFacts as known } from '../facts/damascus-oh.ts'
import { mahoningCountyFacts as mahoning } from '../facts/mahoning-county-oh.ts'
import type { AreaStory } from '../story.ts'

export const damascus: AreaStory = {
  line: 'Damascus: sewers, septic tanks and chimney fires',
  lead: 'Damascus lies in two counties, so the right office depends on your side of the line. This page lists who handles sewers, septic tanks, wells and flood damage on each side.',
  description:
    'Sewer backups, septic tanks, wet basements and chimney fires in Damascus, Ohio: what to do first, and which county to call on your side of the line.',
  hazards: ['sewage', 'moving-water', 'fire', 'ground'],
  steps: [
    step(
      'When you call 911, say your county first: Mahoning or Columbiana. Then give the road and the nearest cross street.',
      'tell-911-where',
    ),
    step(
      'If you hear a roar in the chimney, get everyone out and call 911 from outside. Don’t stop to close the stove.',
      'fire-out',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value:
        'Unincorporated community of 418 people (2020 census), in Goshen Township (Mahoning County) and Butler Township (Columbiana County)',
      backedBy: [known.twoCounties, known.population],
    },
    { label: 'Roads', value: 'US 62 meets State Routes 173 and 534', backedBy: [known.roads] },
    {
      label: 'Water and sewer',
      value: 'Mahoning County sewers; about 180 customers were connected in 2008',
      backedBy: [known.connected],
    },
  ],
  record: [
    {
      when: 'October 2002',
      what: 'The first phase of the sewer served about 200 homes in Damascus, Ellsworth Township and parts of Columbiana County.',
      backedBy: [known.firstPhase],
    },
    {
      when: 'September 2004',
      what: 'As rain from Hurricane Ivan tapered off, Mahoning County’s emergency director had 60 calls, mostly about flooded basements. Many complaints came from Springfield, Beaver and Goshen townships.',
      backedBy: [known.ivan],
    },
    {
      when: 'January 2008',
      what: 'Bacteria in a stream by State Route 534 tested more than 1,000 times lower than in 1998, before the sewer.',
      backedBy: [known.streamTests],
    },
  ],
  reasons: [
    {
      title: 'Is my house on the sewer or on septic?',
      text: 'In October 2002 a second phase of the sewer was planned for 50 to 100 households on First, French, Third, Floral and Walnut streets and Academy Lane. In March 2008 some homes still used septic systems. Your water or tax bill may show a sewer charge. Whether you’re on a sewer or a septic tank, stop using water if a drain backs up, and stay out of the basement.',
      backedBy: [known.secondPhase, known.requiredByLaw],
      rules: ['sewage', 'stop-using-water'],
    },
    {
      title: 'Old septic tanks in the yard',
      text: 'About 230 homes and businesses were in the sewer’s area in 2008, and many had used their own tanks before. An unused tank can give way under a person or a mower. Stay off soft or sunken ground, keep children away, and ask your county’s health department how a tank must be closed. Don’t open the lid or climb in.',
      backedBy: [known.connected],
      rules: ['open-pits', 'septic', 'ask-office'],
    },
    {
      title: 'Chimney fires in older houses',
      text: 'Damascus was platted in 1808, so some houses may have very old chimneys. A chimney fire can crack the liner and heat the wood around it where nobody sees it. After one, stay out until the fire department lets you in. Don’t use the stove or fireplace again until a chimney inspector has checked it. Leave soot alone.',
      backedBy: [known.platted],
      rules: ['fire-out', 'fire-reentry', 'leave-soot'],
    },
  ],
  year: [
    { from: 10, to: 3, what: 'Wood stoves and chimneys: fire and smoke', kind: 'fire' },
    { from: 12, to: 2, what: 'Frozen pipes on cold, windy nights', kind: 'frost' },
    { from: 3, to: 5, what: 'Thaw: wet basements and soft ground', kind: 'water' },
    { from: 7, to: 9, what: 'Heavy rain: full ditches and flooded basements', kind: 'cloudburst' },
  ],
  others: [
    {
      name: 'Mahoning County Sanitary Engineer',
      why: 'a sewer backup or a question about hooking up',
      backedBy: [known.sanitaryEngineer],
    },
    {
      name: 'Mahoning County Public Health',
      why: 'a septic system on the Goshen Township side; it registers and inspects systems there',
      backedBy: [mahoning.septicTanks, known.twoCounties],
    },
    {
      name: 'Columbiana County Health District, 7360 State Route 45, Lisbon',
      why: 'a well or septic system on the Butler Township side',
      backedBy: [columbiana.healthBoard, known.twoCounties],
    },
    {
      name: 'Mahoning County Emergency Management Agency',
      why: 'flood damage on the Goshen Township side; it took such calls in 2004',
      backedBy: [mahoning.emergencyOffice, known.ivan],
    },
    {
      name: 'Columbiana County Emergency Management Agency, Lisbon',
      why: 'flood damage on the Butler Township side',
      backedBy: [columbiana.emergencyOffice, known.twoCounties],
    },
  ],
  questions: [
    {
      question: 'Which county am I in?',
      answer:
        'In 2008 The Vindicator described US 62 as the boundary. Your tax bill is the sure way to tell. The county decides which health department, building office and emergency agency you deal with. It makes no difference for our work: we come to either side.',
      backedBy: [known.boundary],
      rules: [],
    },
    {
      question: 'Do I have to connect to the sewer?',
      answer:
        'In March 2008 the Mahoning County sanitary engineer said that homes within 200 feet of a sewer line were required by law to connect. Ask the county what applies to your lot today before you pay for a septic repair.',
      backedBy: [known.requiredByLaw],
      rules: ['ask-office'],
    },
    {
      question: 'The fire stayed in the chimney. Why does the whole house smell?',
      answer:
        'Smoke can escape through a cracked or blocked chimney into the attic, closets and walls. Don’t wipe or wash anything, because wiping spreads soot. Keep the furnace fan off, have the chimney inspected, and report it to your insurer. We test the rooms to find out where the smoke went.',
      backedBy: [],
      rules: ['leave-soot', 'tell-insurer', 'no-relight'],
    },
    {
      question: 'Does insurance cover a septic or sewer backup?',
      answer:
        'Often only with an add-on for water backup, and the tank and its lines may be left out. Photograph the damage from the stairs, keep the plumber’s report on where the blockage was, and ask your insurer for its deadline.',
      backedBy: [],
      rules: ['photos-first', 'tell-insurer'],
    },
    {
      question: 'My septic field is under water. Can I use the toilet?',
      answer:
        'Only as much as you must. Use little water in the whole house, and stay off the field. Don’t have the tank pumped or opened while the ground is flooded, because it can float or fill with mud. Don’t drink from a well that was under water until it has been disinfected and tested.',
      backedBy: [],
      rules: ['septic', 'well-water'],
    },
  ],
}
