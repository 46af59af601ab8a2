import { step } from '#domain/safety/step.ts'
import { columbianaCountyFacts as county } from '../facts/columbiana-county-oh.ts'
import { eastPalestineFacts as known } from '../facts/east-palestine-oh.ts'
import { safetyAdvice as advice } from '../facts/safety-advice.ts'
import type { AreaStory } from '../story.ts'

export const eastPalestine: AreaStory = {
  line: 'East Palestine: sewer backups and frozen pipes',
  lead: 'Hard rain has sent sewage into basements on the low streets of the village, and deep cold has broken pipes. Here is what to do first, who to call and what to ask.',
  description:
    'Sewer backups, frozen pipes and power outages in East Palestine, Ohio: what to do first, who to call at the village and what insurance may cover.',
  hazards: ['sewage', 'moving-water'],
  steps: [
    step('While a drain backs up, run no water and flush no toilet.', 'stop-using-water'),
    step('Stay out of the basement, and take your photos from the stairs.', 'sewage', 'photos-first'),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Village, 4,761 people (2020 census)',
      backedBy: [known.villageKind, known.villagePopulation],
    },
    {
      label: 'Waters',
      value: 'Leslie Run, through a wooded gorge on the southwest side',
      backedBy: [known.gorge],
    },
    {
      label: 'Water and sewer',
      value: 'Village wells and a village wastewater plant on Park Drive (reported in 2013 and 2014)',
      backedBy: [known.frozenTownWaterSewer, known.overflowEvents],
    },
  ],
  record: [
    {
      when: 'May and June 2004',
      what: 'Storms and flooding: by June 17 the city manager put the damage in East Palestine at $4.7 million.',
      backedBy: [known.floodOf2004],
    },
    {
      when: '2007 to 2012',
      what: 'Nine sewer overflows were recorded in the Vine Street area from 2007 to 2011, and another in February 2012.',
      backedBy: [known.overflowEvents],
    },
    {
      when: 'January 2014',
      what: 'Pipes froze and broke across town, many in vacant homes. The wells ran low, and the village was without water for a night.',
      backedBy: [known.frozenTownFreeze],
    },
    {
      when: 'November 2018',
      what: 'Most of the town lost power in an ice storm, and shelters opened.',
      backedBy: [known.iceStorm],
    },
  ],
  reasons: [
    {
      title: 'Why did sewage come up on Vine Street?',
      text: 'In 2013 an engineer told the village that the trouble showed on Vine Street because it’s the lowest point. The plant backed up in heavy rain, and sewage came into some homes near Vine and West Main streets. If that happens to you, stay out of the basement and call the village and us. Ask a plumber about a backwater valve once everything is dry.',
      backedBy: [known.lowestPoint, known.overflowEvents],
      rules: ['sewage', 'maintain-dry'],
    },
    {
      title: 'What has the village done about the sewer?',
      text: 'In March 2017 the council chose to build a basin for one million gallons of storm flow. The village settled with the Ohio EPA over the overflows in December 2018, and in November 2020 the tank was being built at a cost of $7.138 million. We found no report of how well it has worked. Ask the wastewater plant what to expect on your street.',
      backedBy: [known.basin, known.settlement, known.tankWork],
      rules: ['ask-office'],
    },
    {
      title: 'Frozen pipes in empty houses',
      text: 'In the cold of January 2014, many of the broken water lines were in vacant homes. If you look after an empty house here, have a plumber shut off and drain the water before winter. If a pipe has already burst, close the main valve only if you can reach it with dry feet. Don’t walk into a flooded basement to find the leak.',
      backedBy: [known.frozenTownFreeze],
      rules: ['maintain-dry', 'close-valve', 'no-standing-water'],
    },
    {
      title: 'Ice storms and sump pumps',
      text: 'Most of the town lost power in the ice storm of November 2018. A sump pump without a battery stops when the power does. Have a backup pump installed and checked in dry weather. If the pit is already overflowing, leave it, stay out of the water, and keep any generator outdoors, at least 20 feet from doors and windows.',
      backedBy: [known.iceStorm, advice.generatorDistance],
      rules: ['maintain-dry', 'no-standing-water', 'engines-outdoors'],
    },
  ],
  year: [
    { from: 12, to: 2, what: 'Frozen pipes, worst in empty houses', kind: 'frost' },
    { from: 3, to: 5, what: 'Wet spring: sump pits and walls', kind: 'water' },
    { from: 5, to: 8, what: 'Hard rain: sewer backups on low streets', kind: 'cloudburst' },
    { from: 11, to: 12, what: 'Ice on power lines: pumps stop', kind: 'frost' },
  ],
  others: [
    {
      name: 'Village of East Palestine wastewater plant, Park Drive',
      why: 'sewage in the basement, or a street drain that is full',
      backedBy: [known.overflowEvents],
    },
    {
      name: 'Ohio EPA',
      why: 'repeated sewage overflows; it stepped in after residents complained in 2011',
      backedBy: [known.overflowEvents],
    },
    {
      name: 'Columbiana County Emergency Management Agency, Lisbon',
      why: 'storm or flood damage, so that it’s counted',
      backedBy: [county.emergencyOffice],
    },
  ],
  questions: [
    {
      question: 'Does my policy cover a sewer backup?',
      answer:
        'Many home policies don’t, unless you added coverage for water that backs up through a sewer or a drain. Look for it on the declarations page, or ask your agent. Call your insurance company the same day, and tell them where the water came in. Take photos from a safe place before anything is moved. If no one answers, don’t let urgent cleanup wait.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'Is the clog mine or the village’s?',
      answer:
        'If water comes up only when you use water, your own line is often clogged. If it comes up in hard rain, or at your neighbor’s house too, the public sewer may be full. Leave the cleanout cap alone, because sewage can spray out. Call the village first, and then a plumber if the street line is clear.',
      backedBy: [],
      rules: ['sewage', 'ask-office'],
    },
    {
      question: 'Will the village pay for the damage?',
      answer:
        'Don’t count on it. In 2012 the Ohio Supreme Court limited when owners can sue over a sewer that is too small or out of date; a failure to maintain one can be a different matter. Report the backup in writing, keep photos and bills, and ask a lawyer soon, because there are deadlines.',
      backedBy: [known.courtRuling],
      rules: ['ask-office', 'photos-first'],
    },
    {
      question: 'What has to go after a sewer backup?',
      answer:
        'Carpet, padding, mattresses, upholstered furniture and drywall that sewage soaked have to be thrown away. Take photos first, from the doorway. We bag these things, keep samples for the adjuster, and clean what is hard, such as concrete and metal. You don’t have to carry anything up.',
      backedBy: [],
      rules: ['discard-soaked', 'photos-first', 'sewage'],
    },
    {
      question: 'Is it safe to drink the water after a main breaks?',
      answer:
        'Follow what the village says. In January 2014, after lines broke and the wells ran low, there was a boil order in the village. If there is one, use boiled or bottled water until the village lifts it, also for ice and for brushing your teeth.',
      backedBy: [known.boilOrder, known.frozenTownFreeze],
      rules: ['boil-notice'],
    },
  ],
}
