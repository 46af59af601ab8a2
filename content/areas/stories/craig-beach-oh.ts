import { step } from '#domain/safety/step.ts'
import { craigBeachFacts as known } from '../facts/craig-beach-oh.ts'
import type { AreaStory } from '../story.ts'

export const craigBeach: AreaStory = {
  line: 'Craig Beach: frozen pipes, damp cottages and sewers',
  lead: 'Many homes by Lake Milton began as summer cottages. Their pipes can freeze in winter, and the space under the floor stays damp. Here is what to do, and who runs the water and sewer lines.',
  description:
    'Frozen pipes, crawl space mold, sewer backups and empty cottages in Craig Beach, Ohio: what to do, who to call and what to ask your insurer.',
  hazards: ['sewage', 'moving-water'],
  steps: [
    step(
      'If a pipe under the floor has burst, close the main valve only if you can reach it with dry feet. Otherwise call the water company named on your bill and ask it to close the valve in the street.',
      'close-valve',
      'ask-office',
    ),
    step(
      'If a closed-up cottage smells of mold, don’t turn on the furnace or a fan. Stay outside and call us.',
      'leave-mold',
      'no-air-over-dirt',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Village in Milton Township, on the west side of Lake Milton',
      backedBy: [known.village],
    },
    {
      label: 'Waters',
      value: 'Lake Milton, a 1,685-acre reservoir on the Mahoning River',
      backedBy: [known.lake],
    },
    {
      label: 'Houses',
      value: 'Summer cottages from 1920 to 1940, many made into year-round homes in the 1940s',
      backedBy: [known.cottages],
    },
    {
      label: 'Water and sewer',
      value: 'County lines for both (2008); Jackson-Milton Water District (2023)',
      backedBy: [known.finished, known.waterDistrict],
    },
  ],
  record: [
    {
      when: '1986 to 1988',
      what: 'The dam was judged unsafe and then repaired. The lake became a state park.',
      backedBy: [known.lake],
    },
    {
      when: 'September 2000',
      what: 'The county health board declared a nuisance at Lake Milton. Studies found 45 percent of septic systems failing and 37 percent of wells unsafe.',
      backedBy: [known.nuisance],
    },
    {
      when: 'September 2004',
      what: 'The county’s emergency director said low spots had flooded from Lake Milton all the way through Lowellville.',
      backedBy: [known.lowAreas],
    },
    {
      when: 'December 2005',
      what: 'The county approved $7.2 million in contracts for about 20 miles of sewers and six pump stations around the lake.',
      backedBy: [known.contracts],
    },
  ],
  reasons: [
    {
      title: 'Why do pipes freeze in a converted cottage?',
      text: 'The township says cottages built for summer became permanent homes in the 1940s, and the village’s population doubled from 1950 to 1960. In such a house, water pipes may run under the floor, where freezing air reaches them. In January 2014 one restoration company in the Mahoning Valley counted about 400 calls for frozen or burst pipes. Have a plumber insulate or move exposed pipes before winter.',
      backedBy: [known.cottages, known.growth, known.coldSnap],
      rules: ['maintain-dry'],
    },
    {
      title: 'Who is responsible for a sewer backup?',
      text: 'By 2008 county water and sewer lines were finished in Craig Beach. If sewage comes up, stop using water and call the county sanitary engineer’s office. Ask for a check of the public line. The pipe from your house to the main is usually yours, so you may need a plumber too. Ask the county about its backflow program: in 2004 it paid half the cost of a gate valve, and Craig Beach was on its list.',
      backedBy: [known.finished, known.backflow],
      rules: ['stop-using-water', 'sewage', 'ask-office'],
    },
    {
      title: 'Damp and mold under the floor',
      text: 'Bare soil under a cottage gives off moisture all summer, and the wood above takes it up. You may smell mold upstairs before anyone sees it. Don’t crawl in to look, and don’t scrape or spray what you find. A technician with a mask can check the wood, find the source of the damp and tell you whether the soil should be covered.',
      backedBy: [],
      rules: ['leave-mold'],
    },
  ],
  year: [
    { from: 10, to: 11, what: 'Closing up: have pipes and traps drained', kind: 'frost' },
    { from: 12, to: 3, what: 'Pipes freeze in empty cottages', kind: 'frost' },
    { from: 4, to: 5, what: 'Opening up: leaks and musty rooms', kind: 'water' },
    { from: 7, to: 8, what: 'Damp crawl spaces', kind: 'water' },
  ],
  others: [
    {
      name: 'Mahoning County Sanitary Engineer',
      why: 'a sewer backup, a broken water line in the street, or help with the cost of a backflow valve',
      backedBy: [known.backflow, known.finished],
    },
    {
      name: 'Mahoning County Planning Commission',
      why: 'flood maps and building permits in a flood zone, which it handled in 2013',
      backedBy: [known.floodMaps],
    },
  ],
  questions: [
    {
      question: 'Is my cottage insured while it stands empty?',
      answer:
        'Often only under conditions. Many policies pay for frozen pipes only if the heat was on or the lines were drained, and coverage may change after a set number of empty days. Ask your agent what the words “vacant” and “unoccupied” mean in your policy, and keep the plumber’s receipt.',
      backedBy: [],
      rules: ['tell-insurer'],
    },
    {
      question: 'How do I thaw a frozen pipe under the floor?',
      answer:
        'Open the tap it feeds. If you can stand on dry ground, warm the pipe with warm air, starting at the tap. Never use a flame. Don’t use a hair dryer or any electric tool if the floor is wet. If the pipe is out of reach, don’t crawl under the house. If the pipe is split, don’t warm it. Close the main valve if you can reach it with dry feet, and call a plumber.',
      backedBy: [],
      rules: ['thaw-gently', 'wet-electrics', 'close-valve'],
    },
    {
      question: 'Can the lake flood my house?',
      answer:
        'We found no dated report of lake water inside homes in the village. The county’s emergency director did name Lake Milton among the places with low spots that flooded in September 2004. Look up your lot on the FEMA flood map, and ask the county planning office if it lies in a flood zone.',
      backedBy: [known.lowAreas],
      rules: ['ask-office'],
    },
    {
      question: 'There is an old well or septic tank on my lot. Is it a danger?',
      answer:
        'It can be. In 2002 the county planned to replace private septic tanks and the village’s small water plant with public lines, so an unused tank or well may be left on a lot. Stay off sinking ground and away from old lids. Don’t drink from a well that flooded until it has been disinfected and tested.',
      backedBy: [known.oldPlant],
      rules: ['open-pits', 'well-water', 'septic'],
    },
    {
      question: 'How much does the county pay toward a backflow valve?',
      answer:
        'WYTV reported in May 2023 that Mahoning County’s program offered $3,600. The amount and the conditions change, so ask the sanitary engineer’s office before you sign with a plumber. A closed valve also keeps your own water in, so don’t use water in the house while it’s shut.',
      backedBy: [known.backflow2023],
      rules: ['ask-office', 'stop-using-water'],
    },
  ],
}
