import { step } from '#domain/safety/step.ts'
import { carrolltonFacts as known } from '../facts/carrollton-oh.ts'
import type { AreaStory } from '../story.ts'

export const carrollton: AreaStory = {
  line: 'Carrollton: storm-damaged roofs, flooding and runoff',
  lead: 'A tornado hit Carrollton on May 25, 2019, and heavy rain followed in June. After a storm, stay off the roof and away from fallen wires, and look for damage from the ground.',
  leadRules: ['no-roof', 'fallen-wire'],
  description:
    'Tornado and roof damage, street flooding and brown water in Carrollton, Ohio: safe first steps, who to call, and how to deal with roofers.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [
    step(
      'If rain is coming through a ceiling, stay out of that room. Don’t poke the ceiling or go into the attic. Take a photo from the doorway.',
      'no-load-above',
      'photos-first',
    ),
    step(
      'Stay out of a house or mobile home that has shifted or lost part of its roof until an official says it is safe.',
      'doubtful-building',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Village, seat of Carroll County, 3,087 people (2020 census)',
      backedBy: [known.countySeat, known.population],
    },
    { label: 'Roads', value: 'State Routes 39 and 43, with 9 and 332', backedBy: [known.roads] },
    {
      label: 'Water and sewer',
      value: 'Village water plant on Brenner Road (2014) and wastewater plant on Alamo Road (2012)',
      backedBy: [known.waterPlant, known.sewagePlant],
    },
  ],
  record: [
    {
      when: 'July 2015',
      what: 'The mayor reported flooding between Canton Road and Bacon Road. Runoff also flooded near a county building on East Main Street.',
      backedBy: [known.cantonRoad, known.mainStreet],
    },
    {
      when: 'May 25, 2019',
      what: 'An EF-1 tornado hit the village, with winds estimated at 90 to 95 mph. The county counted one home destroyed, five affected and 20 with minor damage.',
      backedBy: [known.tornado, known.homesCounted],
    },
    {
      when: 'June 2019',
      what: 'Carroll County declared an emergency over rain that began on June 18, with slides and broken roads.',
      backedBy: [known.emergency],
    },
    {
      when: 'March 2020',
      what: 'About 2.48 inches of rain fell over most of the county in a short time. Roads closed, and one home was cut off.',
      backedBy: [known.marchRain],
    },
  ],
  reasons: [
    {
      title: 'Roof leaks after wind',
      text: 'The May 2019 tornado took shingles off roofs along North Lisbon Street, and heavy rain began on June 18. A few missing shingles let rain into the attic, and the ceiling may not show it for days. Look from the ground with binoculars or a phone camera. Have a roofer or our crew cover the roof, and keep the receipt for your insurer.',
      backedBy: [known.lostShingles, known.emergency],
      rules: ['no-roof', 'tell-insurer'],
    },
    {
      title: 'Flooding around Canton Road and Bacon Road',
      text: 'In July 2015 the mayor said that development sent more water than a 30-inch line and a box culvert could carry. Stay away from a full ditch or culvert, and don’t drive through water on the road. If it reaches your building, treat it as sewage. Stay out of it, take photos from a dry place, and have a crew throw out soaked carpet and drywall.',
      backedBy: [known.cantonRoad],
      rules: ['moving-water', 'closed-road', 'dirty-floodwater', 'discard-soaked'],
    },
    {
      title: 'Brown water and old iron lines',
      text: 'Ohio EPA said the new village plant would remove iron and manganese, and that 15 cast-iron lines were to be replaced. Work on a line or a break can still stir up rust. Ask the village before you drink brown water, and wait to do laundry until it clears. A brown stain on a ceiling is a different thing: call us to find the leak.',
      backedBy: [known.castIron],
      rules: ['boil-notice', 'ask-office'],
    },
  ],
  year: [
    { from: 4, to: 7, what: 'Severe storms: roofs, trees and wires', kind: 'cloudburst' },
    { from: 6, to: 8, what: 'Long or heavy rain: runoff and wet basements', kind: 'water' },
    { from: 12, to: 2, what: 'Ice dams at the eaves and frozen pipes', kind: 'frost' },
  ],
  others: [
    {
      name: 'Village of Carrollton',
      why: 'a blocked storm line, a water main break or a sewer backup',
      backedBy: [known.waterPlant, known.sewagePlant],
    },
    {
      name: 'Carroll County Emergency Management Agency',
      why: 'storm or flood damage that the county should count',
      backedBy: [known.emergency],
    },
    {
      name: 'Carroll County General Health District',
      why: 'a flooded well or septic system',
      backedBy: [known.healthDistrict],
    },
  ],
  questions: [
    {
      question: 'Someone at the door offers me a new roof today. Should I sign?',
      answer:
        'Not that day. Let your insurer see the damage first. Ask for a local address, proof of insurance and a written price, and don’t sign a paper that hands your claim to someone else. A temporary cover is enough for now. If you signed at home, Ohio law usually gives you until midnight of the third business day to cancel.',
      backedBy: [],
      rules: ['tell-insurer', 'ask-office'],
    },
    {
      question: 'Does insurance cover rain that came through the roof?',
      answer:
        'Often yes, if wind opened the roof first. Rain through a worn roof usually isn’t covered. Photograph each side of the house from the ground, ask the roofer to keep a few damaged shingles, and report it promptly. The wind deductible may be separate, so ask.',
      backedBy: [],
      rules: ['photos-first', 'tell-insurer', 'no-roof'],
    },
    {
      question: 'Who do I call about a flooded road or culvert?',
      answer:
        'Start with the village. In July 2015 even officials had to ask whether the village or the county owned part of Bacon Road, and the Ohio Department of Transportation was asked about Canton Road. Ask whoever answers to tell you in writing which office is responsible.',
      backedBy: [known.cantonRoad],
      rules: ['ask-office'],
    },
    {
      question: 'Can wet photos and papers be saved?',
      answer:
        'Often, if the water came from a supply pipe. From a dry floor with nothing sagging above, put them into plastic bags and freeze them. Don’t pull stuck prints apart. If sewage or floodwater reached them, leave them where they are and tell us which ones matter most.',
      backedBy: [],
      rules: ['light-things', 'clean-leak', 'dirty-floodwater'],
    },
    {
      question: 'When can I use a well that was flooded?',
      answer:
        'Not until it has been disinfected and tested. The Carroll County General Health District is the office to ask about both. Until then use bottled water for drinking, cooking and brushing teeth, and stay away from the well if its lid is missing.',
      backedBy: [known.healthDistrict],
      rules: ['well-water', 'open-pits', 'ask-office'],
    },
  ],
}
