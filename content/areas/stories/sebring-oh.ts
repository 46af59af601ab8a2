import { mahoningCountyFacts as county } from '../facts/mahoning-county-oh.ts'
import { sebringFacts as known } from '../facts/sebring-oh.ts'
import type { AreaStory } from '../story.ts'

export const sebring: AreaStory = {
  line: 'Sebring: damp basements and hidden pipe leaks',
  lead: 'Is your Sebring basement wet? It may be seepage from the ground, a leaking pipe or damp summer air. Look from the stairs, keep your feet dry, and use this page to find out who to call.',
  leadRules: ['no-standing-water'],
  description:
    'Damp basements, pipe leaks and mold in Sebring, Ohio: how to tell seepage from a leak safely, what to ask the village, and what insurance covers.',
  hazards: ['moving-water', 'sewage'],
  steps: [],
  details: [
    { label: 'Kind', value: 'Village, 4,191 people (2020 census)', backedBy: [known.population] },
    {
      label: 'Houses',
      value: 'Built from April 1898 on; incorporated as a village in 1899',
      backedBy: [known.founded],
    },
    {
      label: 'Water and sewer',
      value: 'Village water plant, with water from the Mahoning River',
      backedBy: [known.riverWater],
    },
  ],
  record: [
    {
      when: 'Before 1898',
      what: 'The land was farmland. Much of it was low and not very desirable without extensive draining, the historical society writes.',
      backedBy: [known.oldFarmland],
    },
    {
      when: 'January 2016',
      what: 'The village warned of high lead levels in seven homes that its water system served.',
      backedBy: [known.warning],
    },
    {
      when: 'February 2016',
      what: 'The Ohio EPA counted 37 homes with too much lead in the water. Later that month the count was reported as 44.',
      backedBy: [known.homesCounted, known.laterCount],
    },
    {
      when: 'May 2021',
      what: 'It was reported that the village had spent over $1 million on its water plant and that the lead problem was gone.',
      backedBy: [known.leadGone],
    },
  ],
  reasons: [
    {
      title: 'Seepage through basement walls and floors',
      text: 'Before 1898, much of the farmland where Sebring was built was low and needed draining. That doesn’t tell you how your own lot drains now. If water comes through the wall or floor after rain, it isn’t clean, so stay out of it. Note the date and the corner from the stairs. A pattern over several rains helps us and a drainage contractor find the cause.',
      backedBy: [known.oldFarmland],
      rules: ['no-standing-water', 'water-category'],
    },
    {
      title: 'Is it a leak from my own pipes?',
      text: 'In 2016 the village manager said corrosive water may have dissolved lead from plumbing it touched. Older supply pipes can also leak, often behind a wall and a little at a time. If you can reach the meter with dry feet, close every tap and watch it. A meter that keeps moving suggests a leak on your side. If you can reach the main valve with dry feet, close it. Then call a plumber.',
      backedBy: [known.warning],
      rules: ['close-valve', 'no-standing-water'],
    },
    {
      title: 'Damp walls and mold in summer',
      text: 'Warm, humid air can leave drops on a cool basement wall even when nothing leaks. On humid days keep the windows closed, and run a dehumidifier only on a dry floor, plugged into a dry outlet. If you already see or smell mold, leave it alone and don’t aim a fan at it. People with asthma, allergies or a weak immune system stay out.',
      backedBy: [],
      rules: ['leave-mold', 'wet-electrics', 'no-air-over-dirt'],
    },
    {
      title: 'Lead paint and old plaster',
      text: 'Sebring addresses were on the Mahoning County list of lead-hazard properties in 2007. In a house built before 1978, wet paint and plaster may hold lead, and old tile or insulation may hold asbestos. Don’t cut, sand or tear out wet material. We have it checked first. If it holds asbestos, a licensed asbestos contractor removes it. We take out the rest inside a sealed work area.',
      backedBy: [known.leadHazards, county.leadGrant],
      rules: ['old-materials'],
    },
  ],
  year: [
    { from: 3, to: 5, what: 'Wet ground: seepage without a storm', kind: 'water' },
    { from: 7, to: 9, what: 'Humid air on cool walls: damp and mold', kind: 'water' },
    { from: 12, to: 2, what: 'Frozen supply pipes in outside walls', kind: 'frost' },
  ],
  others: [
    {
      name: 'Village of Sebring, water plant',
      why: 'a main break, low pressure or a question about lead tests',
      backedBy: [known.riverWater, known.warning],
    },
    {
      name: 'Mahoning County Public Health',
      why: 'a septic system outside the village; it started an inspection program in 2022',
      backedBy: [county.septicTanks],
    },
    {
      name: 'Mahoning County Emergency Management Agency',
      why: 'flood or storm damage; it coordinates the county’s disaster plan',
      backedBy: [county.emergencyOffice],
    },
  ],
  questions: [
    {
      question: 'Is the white fuzz on my basement wall mold?',
      answer:
        'It is often salt that water has left on brick or block, but you can’t be sure by looking. Don’t scrape or brush it. Either way, the wall has been wet, so the first step is to find where the water comes from. We measure how wet the wall is and look for the source.',
      backedBy: [],
      rules: ['leave-mold'],
    },
    {
      question: 'Does homeowners insurance cover a wet basement?',
      answer:
        'It depends on the cause. A pipe that burst suddenly is often covered. A slow leak and seepage through the wall or floor usually aren’t. Report it promptly, keep photos with dates, and ask your insurer to give you its decision in writing.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'Do I still need to worry about lead in the water?',
      answer:
        'In May 2021 the problem was reported as eliminated. The village has said the plant was not the source, and that about 4,000 feet of line had been replaced. If your house has old pipes, ask the village for its latest results and whether it can test your tap.',
      backedBy: [known.leadGone, known.newLines],
      rules: ['ask-office'],
    },
    {
      question: 'A test found lead at my tap. What can we drink?',
      answer:
        'Use bottled water, or a filter certified to remove lead (NSF/ANSI 53), for drinking, cooking and baby formula. Boiling doesn’t remove lead. Ask the village what it does for homes with a high result, and have a plumber tell you which of your pipes hold lead.',
      backedBy: [],
      rules: ['lead-water', 'ask-office'],
    },
    {
      question: 'Who do I call if sewage comes up the floor drain?',
      answer:
        'Call the village first, so that it can check the line in the street, and then a licensed plumber for your own line. Until then, run no water in the house, and keep everyone, pets included, out of the basement. We clean and disinfect once the line is open.',
      backedBy: [],
      rules: ['sewage', 'stop-using-water', 'ask-office'],
    },
  ],
}
