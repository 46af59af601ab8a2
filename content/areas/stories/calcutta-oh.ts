import { step } from '#domain/safety/step.ts'
import { calcuttaFacts as known } from '../facts/calcutta-oh.ts'
import { columbianaCountyFacts as county } from '../facts/columbiana-county-oh.ts'
import type { AreaStory } from '../story.ts'

export const calcutta: AreaStory = {
  line: 'Calcutta: flooded shops, ditches and septic systems',
  lead: 'Rain runs off the parking lots along State Route 170 and into ditches on the side roads. In March 2020 it came into a store. This page is for homes, shops and offices.',
  description:
    'Flooded shops, blocked lot drains, overflowing ditches and septic trouble in Calcutta, Ohio: what to do first, who to call and what insurance covers.',
  hazards: ['sewage', 'moving-water'],
  steps: [
    step(
      'If water is coming into a shop, get everyone out by a dry door and leave the stock where it is.',
      'no-standing-water',
      'dirty-floodwater',
    ),
    step(
      'Don’t reach into a lot drain or lift its grate. The pull of the water can trap you.',
      'moving-water',
      'open-pits',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Unincorporated community in St. Clair Township, 3,941 people (2020 census)',
      backedBy: [known.communityKind, known.communityPopulation],
    },
    {
      label: 'Waters',
      value: 'Little Beaver Creek to the east and north, Longs Run in the northwest',
      backedBy: [known.communityWaterways],
    },
    {
      label: 'Water and sewer',
      value: 'Water from the Buckeye Water District (2007)',
      backedBy: [known.waterDistrict],
    },
    { label: 'Known for', value: 'Shopping along State Route 170', backedBy: [known.communityKnownFor] },
  ],
  record: [
    {
      when: 'About 2016',
      what: 'Public sewers for Glenmoor and the Substation area next door were finished, because many septic systems there had failed.',
      backedBy: [known.glenmoor],
    },
    {
      when: 'March 2018',
      what: 'A Purinton Road resident told the township trustees that water from four streets was reaching his drain and septic tank.',
      backedBy: [known.ditches],
    },
    {
      when: 'Late March 2020',
      what: 'A flash flood put four to six inches of water into a store on State Route 170. The drain in the parking lot seemed to be blocked.',
      backedBy: [known.storeFlood],
    },
  ],
  reasons: [
    {
      title: 'Parking lots that drain into shops',
      text: 'Rain can’t soak into pavement, so all of it has to reach a drain. The store that flooded in March 2020 had a lot drain that seemed to be blocked. Find out from your lease who has to clean the drain that serves your door, and have it cleaned in dry weather. Water from a parking lot is dirty. Carpet, drywall and upholstery soaked by that water have to be thrown out, after a photo.',
      backedBy: [known.storeFlood],
      rules: ['maintain-dry', 'dirty-floodwater', 'discard-soaked', 'photos-first'],
    },
    {
      title: 'Ditches on Purinton and Huston roads',
      text: 'In March 2018 the road foreman called the drainage on Huston Road a mess, and said that three feet of ditching in 2007 had not cured it. A pipe that is smaller than the one above it can make a ditch overflow. Take photos from your window when it rains, and bring them to the St. Clair Township trustees. Don’t stand in a ditch that carries water.',
      backedBy: [known.ditches],
      rules: ['moving-water', 'photos-first', 'ask-office'],
    },
    {
      title: 'Homes that still have a septic tank',
      text: 'Glenmoor and the Substation area had failing septic systems until sewers were finished about 2016. Where a lot still has a tank, a long wet spell can fill the ground around it, and then drains in the house back up. Use as little water as you can, stay off the field, keep the tank closed, and stay out of what comes up.',
      backedBy: [known.glenmoor],
      rules: ['septic', 'sewage'],
    },
  ],
  year: [
    { from: 3, to: 5, what: 'Downpours on paved lots', kind: 'cloudburst' },
    { from: 2, to: 4, what: 'Soaked septic fields', kind: 'water' },
    { from: 6, to: 8, what: 'Storms: loading docks and roadside ditches', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frozen sprinkler pipes above cold ceilings', kind: 'frost' },
  ],
  others: [
    {
      name: 'St. Clair Township trustees',
      why: 'a township ditch or catch basin that overflows',
      backedBy: [known.ditches],
    },
    {
      name: 'Buckeye Water District',
      why: 'a water main or a street line that leaks',
      backedBy: [known.waterDistrict],
    },
    {
      name: 'Columbiana County Engineer’s Office',
      why: 'the county’s public sewers, such as those in Glenmoor',
      backedBy: [known.glenmoor],
    },
    {
      name: 'Columbiana County Health District, Lisbon',
      why: 'a septic system that fails or floods',
      backedBy: [county.healthBoard, county.healthSewage],
    },
  ],
  questions: [
    {
      question: 'How soon can my shop open again?',
      answer:
        'It can open once soaked material is out, the rooms are clean, readings show that the floor, the walls and the air are dry, and an electrician has checked whatever got wet. If you sell food or drinks, ask the health department first. Vinyl tile over concrete can hide water for weeks. We can often close off one part with plastic sheeting so that another part can open earlier.',
      backedBy: [],
      rules: ['wet-electrics', 'dirty-floodwater'],
    },
    {
      question: 'Who pays for the sales I lose?',
      answer:
        'Usually only business income coverage pays, often after a waiting period, and many policies leave out water that flows over the ground. Call your insurance company the same day, and have last year’s sales for the same weeks ready. Keep a log of every day you’re closed.',
      backedBy: [],
      rules: ['tell-insurer'],
    },
    {
      question: 'Who has to keep the lot drain clear?',
      answer:
        'In a rented store it’s a matter of the lease: it may be the landlord, the plaza’s manager or you. Get the answer in writing before the next storm. For a drain or a ditch along a township road, ask the St. Clair Township trustees, who heard complaints about roadside water in March 2018.',
      backedBy: [known.ditches],
      rules: ['ask-office'],
    },
    {
      question: 'Will insurance cover storm water in my house or shop?',
      answer:
        'A standard policy typically leaves flood damage out. Ohio’s weather safety site says that most Ohio communities take part in the federal flood program, and that a new policy usually needs 30 days before it starts. Ask an agent about flood insurance and about coverage for a drain that backs up.',
      backedBy: [county.floodPolicy],
      rules: ['ask-office'],
    },
    {
      question: 'Can I get help with a failed septic system?',
      answer:
        'Maybe. In April 2021 the county health district said it had $150,000 from one state program and $150,000 from another for households that qualify financially. Ask whether there is money this year, and whether a public sewer has reached your road since.',
      backedBy: [county.septicAid],
      rules: ['ask-office'],
    },
  ],
}
