import { step } from '#domain/safety/step.ts'
import { columbianaCountyFacts as county } from '../facts/columbiana-county-oh.ts'
import { newWaterfordFacts as known } from '../facts/new-waterford-oh.ts'
import type { AreaStory } from '../story.ts'

export const newWaterford: AreaStory = {
  line: 'New Waterford: burst pipes and water main breaks',
  lead: 'In January 2018 the New Waterford council heard of three water line breaks since New Year. Is clean water spraying in your house? Close the main valve only if you can reach it with dry feet.',
  leadRules: ['close-valve'],
  description:
    'Burst pipes, water main breaks and brown water in New Waterford, Ohio: what to do first, who fixes which pipe, and what insurance may cover.',
  hazards: ['sewage', 'moving-water', 'ground'],
  steps: [
    step(
      'If the valve won’t turn, don’t force it. Call the village: its crew can often shut the water off at the curb.',
      'close-valve',
      'ask-office',
    ),
  ],
  details: [
    { label: 'Kind', value: 'Village, 1,194 people (2020 census)', backedBy: [known.population] },
    {
      label: 'Waters',
      value: 'Bull Creek; a dam across it forms the pond in the village park',
      backedBy: [known.bullCreek],
    },
    {
      label: 'Water and sewer',
      value: 'The village’s own wells, water plant and sewer plant; about 500 customers (2014)',
      backedBy: [known.ownPlants, known.calcium],
    },
  ],
  record: [
    {
      when: 'August 2013',
      what: 'Council discussed rain running off a large church property onto a home below it. A councilman had found ankle-deep water.',
      backedBy: [known.runoff],
    },
    {
      when: 'November 2013',
      what: 'Customers reported brown water around Dogwood, Patriot Colony and Wayne Wood.',
      backedBy: [known.brownWater],
    },
    {
      when: 'January 2018',
      what: 'The village administrator reported three breaks since the start of the year: on Crestview Road, on Maple Drive and in an alley.',
      backedBy: [known.threeBreaks],
    },
    {
      when: 'July 2019',
      what: 'A second phase of new water lines was to start, on Boardman, Silliman, East Main and Front streets and on Crestview and Creek roads.',
      backedBy: [known.secondPhase],
    },
  ],
  reasons: [
    {
      title: 'Old water lines in New Waterford',
      text: 'In 2014 many village water lines were cast iron, more than 50 years old and clogged with calcium. The village planned to replace them in phases, so ask which lines near you are new. If water comes up in the street or the yard, call the village. If it comes into the house, stay out of it and call us too. The supply is clean when it leaves the pipe, but not after it has run over soil.',
      backedBy: [known.calcium, known.secondPhase],
      rules: ['ask-office', 'no-standing-water', 'water-category'],
    },
    {
      title: 'Is it my pipe or the village’s?',
      text: 'In many Ohio villages the owner is responsible for the line from the curb to the house, and the village for the main. The village office can tell you where its part ends on your lot. Close your main valve if you can do it with dry feet. If water still comes, the leak may be outside, so report the time and the place to the village.',
      backedBy: [],
      rules: ['close-valve', 'ask-office'],
    },
    {
      title: 'Rain that runs in from uphill',
      text: 'In August 2013 council heard that rain from a large roof ran onto a home below, and from there down to the state route. Water that crosses the ground is dirty, even when it looks clear. Stay out of it and don’t pump while it still covers the yard. Photograph its path from a window or a dry step, because your insurer will ask where it came from.',
      backedBy: [known.runoff],
      rules: ['dirty-floodwater', 'pump-slowly', 'photos-first'],
    },
    {
      title: 'Old mine land in Unity Township',
      text: 'In October 2014 the Ohio Department of Natural Resources proposed to remove an old mine highwall on Waterford Road in Unity Township. Its program deals with mines that were abandoned before 1977. If the ground cracks or sinks near your house, leave, stay away and call 911 from a safe place. Columbiana was reported in 2005 as a county where home policies must include mine subsidence coverage, so ask your agent about yours.',
      backedBy: [known.highwall, county.mineCover],
      rules: ['moving-ground', 'tell-insurer'],
    },
  ],
  year: [
    { from: 12, to: 2, what: 'Frost: broken mains and frozen pipes', kind: 'frost' },
    { from: 3, to: 5, what: 'Seepage after thaw and long rain', kind: 'water' },
    { from: 6, to: 8, what: 'Cloudbursts: runoff from slopes and large roofs', kind: 'cloudburst' },
  ],
  others: [
    {
      name: 'Village of New Waterford',
      why: 'a water main break, brown water, a blocked storm drain or a sewer backup',
      backedBy: [known.threeBreaks, known.ownPlants],
    },
    {
      name: 'Columbiana County Health District, 7360 State Route 45, Lisbon',
      why: 'a private well or a septic system outside the village lines',
      backedBy: [county.healthBoard],
    },
    {
      name: 'Columbiana County Emergency Management Agency, Lisbon',
      why: 'storm damage, if the county is collecting reports',
      backedBy: [county.emergencyOffice],
    },
  ],
  questions: [
    {
      question: 'My tap water is brown. Is it safe to use?',
      answer:
        'Ask the village before you drink it, and follow any boil advisory until the village lifts it. In May 2019, during work on the water towers, the mayor said brown water cleared when residents let it run. If yours doesn’t clear, report your street and the time it began.',
      backedBy: [known.towerWork],
      rules: ['boil-notice', 'ask-office'],
    },
    {
      question: 'Does insurance cover a burst pipe?',
      answer:
        'Many homeowners policies cover water from a pipe that broke suddenly. They often leave out the pipe itself, a slow leak, or a house left without heat. Photograph the break from a dry floor before the plumber repairs it, keep the broken piece, and call your insurer promptly.',
      backedBy: [],
      rules: ['photos-first', 'tell-insurer'],
    },
    {
      question: 'What do I do about a frozen pipe that hasn’t burst?',
      answer:
        'If the floor is dry, open the tap and warm the pipe with room air, with the cabinet doors open. Don’t use a flame. Find out where the main valve is in case the pipe has split. If the floor is wet or you can’t see the pipe, call a plumber.',
      backedBy: [],
      rules: ['thaw-gently', 'close-valve'],
    },
    {
      question: 'We have a well or septic system. Who checks it after a flood?',
      answer:
        'The county does, not the village: call the Columbiana County Health District in Lisbon. Use bottled water for drinking and cooking until a flooded well has been disinfected and tested. While the ground over the septic field is flooded, use little water, stay off the field and don’t have the tank pumped.',
      backedBy: [county.healthBoard],
      rules: ['well-water', 'septic', 'ask-office'],
    },
    {
      question: 'Who do I tell if sewage comes up in the basement?',
      answer:
        'Tell the village first, because it ran its own sewer plant as of 2014 and can check the street line. Stay out of the water and stop using sinks, toilets and the washer. A licensed plumber checks your side. Many policies cover a backup only with an add-on.',
      backedBy: [known.ownPlants],
      rules: ['sewage', 'stop-using-water', 'ask-office'],
    },
  ],
}
