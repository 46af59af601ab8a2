import { step } from '#domain/safety/step.ts'
import { columbianaCountyFacts as county } from '../facts/columbiana-county-oh.ts'
import { wellsvilleFacts as known } from '../facts/wellsville-oh.ts'
import type { AreaStory } from '../story.ts'

export const wellsville: AreaStory = {
  line: 'Wellsville: wet basements behind the floodwall',
  lead: 'A floodwall and a dike keep the Ohio River out of the village. Rain that falls behind them has to be pumped out. If the pumps can’t keep up, basements can flood. Here is what to do.',
  description:
    'Basement floods, sewer backups, river stages and landslides in Wellsville, Ohio: what to do first, who to call and why a basement is pumped slowly.',
  hazards: ['sewage', 'moving-water', 'ground', 'fire'],
  steps: [
    step(
      'Don’t pump your basement while water covers the ground outside. The wet soil can push the walls in.',
      'pump-slowly',
    ),
    step(
      'Don’t go down to turn off a pilot light. If the furnace stood in water, a technician checks it first.',
      'no-standing-water',
      'no-relight',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Village on the Ohio River, 3,113 people (2020 census)',
      backedBy: [known.villageKind, known.villagePopulation],
    },
    {
      label: 'Waters',
      value: 'Ohio River; Little Yellow Creek under the Lisbon Street bridge',
      backedBy: [known.littleYellowCreek],
    },
    {
      label: 'Water and sewer',
      value: 'In the Buckeye Water District’s legal service area (2007)',
      backedBy: [known.waterDistrict],
    },
  ],
  record: [
    {
      when: 'March 19, 1936',
      what: 'The record flood. A local historian puts the damage at an estimated 700 to 800 homes.',
      backedBy: [known.floodHistory],
    },
    {
      when: 'About 1940',
      what: 'The floodwall, the dike and two pump stations were completed.',
      backedBy: [known.floodSystem, known.onePump],
    },
    {
      when: 'January 20, 1996',
      what: 'The river crested at 20.9 feet. On September 18, 2004 it crested at 20.2 feet.',
      backedBy: [known.crests],
    },
    {
      when: 'April 2013',
      what: 'Storm drains clogged with debris. Most of the flooding was between 10th and 15th streets, and five basements had to be pumped out.',
      backedBy: [known.cloggedDrains],
    },
    {
      when: 'September 2018',
      what: 'The flood pumps ran for a rising river. The one flooded basement that was reported turned out to be a sewer backup.',
      backedBy: [known.pumpsReadied, known.pumpsRunning],
    },
  ],
  reasons: [
    {
      title: 'Rain that collects behind the floodwall',
      text: 'Two pump stations move runoff from the hillside and storm water from inside the wall. In October 2012 the fire chief said only one of six pumps, all from 1940, still worked. In September 2018 pumps were running with the marina gauge above nine feet. Ask the village how many work now. In dry weather, put boxes on shelves and not on the basement floor.',
      backedBy: [known.onePump, known.pumpsRunning],
      rules: ['ask-office', 'maintain-dry', 'light-things'],
    },
    {
      title: 'Clogged storm drains from 10th to 15th Street',
      text: 'In April 2013, after 1.5 to 2 inches of rain fell in the county in an hour, debris clogged storm drains near 10th Street. A creek near Anderson Avenue put water into the basements of two homes. Don’t try to clear a street drain yourself; moving water can hold you down. Tell the village which drain it is, and stay out of water that came in from the street.',
      backedBy: [known.cloggedDrains],
      rules: ['moving-water', 'dirty-floodwater', 'ask-office'],
    },
    {
      title: 'Landslides on the hillside',
      text: 'WFMJ has reported a landslide on State Route 45 just outside Wellsville, near Hillcrest, after up to three inches of rain. A couple of homes had to be evacuated. If the ground above or below your house cracks or slides, leave at once and call 911 from a safe place. Don’t go back for belongings until officials allow it.',
      backedBy: [known.landslide],
      rules: ['moving-ground', 'doubtful-building'],
    },
  ],
  year: [
    { from: 1, to: 4, what: 'High river: pumps, gates and groundwater', kind: 'water' },
    { from: 4, to: 7, what: 'One-hour rain: clogged storm drains', kind: 'cloudburst' },
    { from: 9, to: 9, what: 'Rain from old hurricanes upriver', kind: 'water' },
    { from: 12, to: 2, what: 'Frozen pipes', kind: 'frost' },
  ],
  others: [
    {
      name: 'Village of Wellsville',
      why: 'a clogged storm drain, the flood pumps, or sewage in a basement',
      backedBy: [known.pumpsReadied, known.cloggedDrains],
    },
    {
      name: 'Buckeye Water District',
      why: 'a broken water line in the street',
      backedBy: [known.waterDistrict],
    },
    {
      name: 'Columbiana County Emergency Management Agency, Lisbon',
      why: 'damage from the river, from storm water or from a landslide',
      backedBy: [county.emergencyOffice],
    },
  ],
  questions: [
    {
      question: 'Do I need flood insurance behind the wall?',
      answer:
        'It’s worth asking. A wall keeps the river out up to its height, but not rain that falls behind it or a creek from the hill. Home policies typically leave flood damage out, and a flood policy usually starts 30 days after you buy it. Ask your agent for the flood zone of your address.',
      backedBy: [county.floodPolicy],
      rules: ['ask-office'],
    },
    {
      question: 'Is the water in my basement river water or sewage?',
      answer:
        'Treat it as sewage until someone has found the source. In September 2018, with the river high, the only flooded basement reported in the village came from a backup in a sewer line. Run no water, stay out, and call the village.',
      backedBy: [known.pumpsReadied],
      rules: ['sewage', 'stop-using-water'],
    },
    {
      question: 'Who pumps out a flooded basement?',
      answer:
        'In April 2013 the fire department pumped five. Ask the village whether it still does, or call us. We wait until no water covers the ground, then pump about a foot a day at first, because the wet soil outside can push in the walls.',
      backedBy: [known.cloggedDrains],
      rules: ['pump-slowly', 'ask-office'],
    },
    {
      question: 'Can I relight the furnace after a flood?',
      answer:
        'No. Leave the furnace and the water heater off, even when they look dry, because silt stays in the valves and burners. A licensed technician checks them before they run, and the gas company turns the gas back on if it was shut off.',
      backedBy: [],
      rules: ['no-relight'],
    },
    {
      question: 'Why does the basement still smell weeks later?',
      answer:
        'Silt and damp stay behind shelves, under the furnace and inside drywall, and mold can begin in 24 to 48 hours. Don’t run a fan over it. Keep people with asthma out. We’ll measure where it’s wet and take out what got soaked.',
      backedBy: [],
      rules: ['dry-fast', 'no-air-over-dirt', 'leave-mold', 'discard-soaked'],
    },
  ],
}
