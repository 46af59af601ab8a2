import { step } from '#domain/safety/step.ts'
import { viennaFacts as known } from '../facts/vienna-oh.ts'
import { safetyAdvice as advice } from '../facts/safety-advice.ts'
import type { AreaStory } from '../story.ts'

export const vienna: AreaStory = {
  line: 'Vienna: heavy rain, deep snow and old coal mines',
  lead: 'The airport in Vienna has measured more than four inches of rain in a day and more than four feet of snow in a month. Read how to keep a roof and a basement safe, and what to do about ground that sinks.',
  description:
    'Flooded basements, heavy snow on roofs, old stone walls and coal mines in Vienna, Ohio: what to do first, who to call and what insurance may cover.',
  hazards: ['sewage', 'ground', 'wind'],
  steps: [
    step(
      'If a snow-covered roof creaks, or doors upstairs start to stick, get everyone out. Don’t climb up to shovel.',
      'no-load-above',
      'no-roof',
    ),
    step(
      'If a hole opens in the yard, keep everyone far back and call 911. Don’t look in and don’t fill it.',
      'moving-ground',
      'open-pits',
    ),
  ],
  details: [
    { label: 'Kind', value: 'Township, 3,978 people (2020 census)', backedBy: [known.population] },
    {
      label: 'Ground',
      value: 'More than 20 coal mines opened after 1866',
      backedBy: [known.mines],
    },
    {
      label: 'Houses',
      value: 'Some built of sandstone from four Vienna quarries',
      backedBy: [known.sandstone],
    },
    {
      label: 'Water and sewer',
      value: 'Trumbull County’s Southeast water district (2022)',
      backedBy: [known.waterDistrict],
    },
  ],
  record: [
    {
      when: 'July 21, 2003',
      what: 'The airport measured 4.65 inches of rain in 24 hours, the most there since records began in 1943.',
      backedBy: [known.wettestDay],
    },
    {
      when: 'December 2010',
      what: 'The airport measured 53.1 inches of snow, its record for one month as of 2021.',
      backedBy: [known.snow],
    },
    {
      when: 'June 2015',
      what: 'The airport measured 4.09 inches of rain between a Friday and a Monday.',
      backedBy: [known.june2015],
    },
    {
      when: 'June 16, 2019',
      what: 'A tornado damaged parts of Vienna and Brookfield townships. No injuries were reported.',
      backedBy: [known.sirens],
    },
    {
      when: 'July 2020',
      what: 'A storm dropped trees on King Graves, Sodom Hutchings and Cadwallader Sonk roads and flooded yards.',
      backedBy: [known.kingGraves],
    },
  ],
  reasons: [
    {
      title: 'How much snow is too much for a roof?',
      text: 'A normal winter at the Vienna airport brings 67.8 inches, and January alone brings 19.6. Wet snow is much heavier than fresh snow, and it drifts onto porches and low additions. Look at the roof from the ground. If the ceiling sags, it has a new crack, or doors stick, leave the house. Don’t go on the roof. Hire an insured roofer to take the snow off, and call us about water that came through.',
      backedBy: [known.snow],
      rules: ['no-roof', 'no-load-above', 'doubtful-building'],
    },
    {
      title: 'Rain that is too much for a sump pump',
      text: 'The 4.65 inches that fell on July 21, 2003 would overwhelm many sump pumps, and storms often cut the power too. In dry weather, have a plumber check the pump and add a battery backup. If the basement floods anyway, stay at the top of the stairs. Never step into the water to reach the pump or a plug. A generator belongs outdoors, at least 20 feet from doors and windows.',
      backedBy: [known.wettestDay, advice.generatorDistance],
      rules: ['maintain-dry', 'no-standing-water', 'engines-outdoors'],
    },
    {
      title: 'Old coal mines under Vienna',
      text: 'The historical society writes that pockets of coal lay just below the surface in the southeast part of the township, and an 1877 inspection describes a shaft 82.5 feet deep. Old mines can settle or open up years later. If the yard sinks, a floor drops or cracks grow, get everyone out, stay away, and call 911 from a safe place. Don’t fill the hole. The Ohio Department of Natural Resources inspected sinking ground in Girard in 2004 to see whether a mine was the cause, so ask that office.',
      backedBy: [known.mines, known.shaft, known.mineInspection],
      rules: ['moving-ground', 'doubtful-building', 'open-pits'],
    },
    {
      title: 'Old sandstone basement walls',
      text: 'Sandstone from four quarries in Vienna went into houses of the coal boom. Stone walls soak up ground water and let it through, often with a white crust. Don’t paint or seal them inside, because that traps the water. Keep boxes and cloth away from the wall, and leave mold alone. A mason can repair the joints. We measure the damp, find where it enters and dry the room.',
      backedBy: [known.sandstone],
      rules: ['leave-mold', 'light-things', 'old-materials'],
    },
  ],
  year: [
    { from: 12, to: 3, what: 'Deep snow on roofs and frozen pipes', kind: 'frost' },
    { from: 6, to: 8, what: 'Cloudbursts, and trees across roads', kind: 'cloudburst' },
    { from: 3, to: 4, what: 'Snowmelt in stone basements', kind: 'water' },
  ],
  others: [
    {
      name: 'Trumbull County’s Southeast water district',
      why: 'a water main break in front of your house',
      backedBy: [known.waterDistrict],
    },
    {
      name: 'Ohio Department of Natural Resources',
      why: 'ground that may be sinking over an old mine',
      backedBy: [known.mineInspection],
    },
  ],
  questions: [
    {
      question: 'Does my policy cover damage from an old mine?',
      answer:
        'It should, for most houses. Trumbull is one of the Ohio counties where mine subsidence coverage comes with a homeowners policy. It doesn’t cover landslides or a collapsed storm drain, and it is for buildings with one to four homes. Look for it on your declarations page, and report any damage to your agent at once.',
      backedBy: [known.mineInsurance, known.mineCounties],
      rules: ['tell-insurer', 'ask-office'],
    },
    {
      question: 'Does homeowners insurance cover a roof that snow has damaged?',
      answer:
        'Many policies cover the weight of snow and ice on the house, but fewer cover a fence, a patio roof or a carport. A slow leak from an ice dam may be handled differently. Take photos from the ground, tell your insurer right away, and let the insurer decide what is covered.',
      backedBy: [],
      rules: ['tell-insurer', 'no-roof', 'photos-first'],
    },
    {
      question: 'Do I have to keep wet carpet until the adjuster comes?',
      answer:
        'No. After the floods of July 2003, the Trumbull County Emergency Management Agency urged people to photograph the damage and then put wet things at the curb. Do that only with things wet by clean water, once the room is safe. Keep a small sample, and list what you throw out. A crew removes what sewage or floodwater soaked, after photos from the doorway.',
      backedBy: [known.cleanup],
      rules: ['photos-first', 'discard-soaked', 'tell-insurer', 'sewage'],
    },
    {
      question: 'Is my house on a sewer or a septic tank?',
      answer:
        'Your bills show it: a sewer charge means a sewer. In 2013 Trumbull County had built sewers along part of Route 193 and planned to go on to Vienna Center, because septic systems there didn’t work well. If yours backs up after rain, use no water in the house, keep everyone out of what came up, stay off the field, and ask the county health district what to do next.',
      backedBy: [known.squawCreek],
      rules: ['septic', 'ask-office', 'stop-using-water', 'sewage'],
    },
  ],
}
