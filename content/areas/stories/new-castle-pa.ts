import { step } from '#domain/safety/step.ts'
import { newCastleFacts as known } from '../facts/new-castle-pa.ts'
import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import type { AreaStory } from '../story.ts'

export const newCastle: AreaStory = {
  line: 'New Castle: flash floods, sewer backups and fire water',
  lead: 'A summer downpour, an old sewer, a river or a fire hose can each fill a New Castle basement. Here is how to tell where the water came from, what to leave alone, and who to call.',
  description:
    'Flash floods, sewer backups, slate roofs and water damage after a fire in New Castle, Pennsylvania: what to leave alone and who to call.',
  hazards: ['sewage', 'moving-water', 'ground', 'fire'],
  steps: [
    step(
      'Stay off pavement that has dipped and away from a manhole whose cover has moved. Water on the street can hide the opening.',
      'open-pits',
      'moving-ground',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'City and county seat, 21,926 people (2020 census)',
      backedBy: [known.kind, known.population],
    },
    {
      label: 'Waters',
      value: 'Shenango River and Neshannock Creek; the Mahoning joins the Shenango at Mahoningtown',
      backedBy: [known.rivers, known.beaverRiver],
    },
    {
      label: 'Houses',
      value: 'North Hill Historic District: 1,888 buildings on 91 blocks, mostly houses from 1890 to 1930',
      backedBy: [known.northHill],
    },
    {
      label: 'Water and sewer',
      value:
        'Water from Pennsylvania American Water; sewers of the New Castle Sanitation Authority, whose plant was more than 50 years old in 2020',
      backedBy: [known.water, known.sewerPlant],
    },
  ],
  record: [
    {
      when: 'May 1893',
      what: 'The low ground between New Castle and Mahoningtown was several feet under water.',
      backedBy: [known.floodOf1893],
    },
    {
      when: 'March 24 to 26, 1913',
      what: 'In the city’s worst recorded flood, about 1,000 homes were swamped from the First Ward to Mahoningtown. The Diamond stood under four to five feet of water.',
      backedBy: [known.floodOf1913],
    },
    {
      when: 'July 10, 2013',
      what: 'About four inches of rain fell in an hour and a half. Ten streets closed, manhole covers popped and sinkholes opened, with the most damage on the South Side.',
      backedBy: [known.southSide],
    },
    {
      when: 'October 2017',
      what: 'A vacant house in Mahoningtown burned to the ground, scorched the house next door and melted siding across the street.',
      backedBy: [known.mahoningtownFire],
    },
    {
      when: 'February 17 and 18, 2022',
      what: 'High water closed Lafayette Street in Mahoningtown.',
      backedBy: [known.lafayette],
    },
  ],
  reasons: [
    {
      title: 'Flash floods downtown and on the South Side',
      text: 'In 2013, a local historian described downtown as a bowl where two streams meet, and said it commonly flooded before the reservoirs upstream were built. Reservoirs can’t hold back rain that falls inside the city. On July 10, 2013, about four inches fell in an hour and a half. When a street floods, keep out of the basement, don’t walk or drive through the water, and leave if officials say so.',
      backedBy: [known.downtownBowl, known.southSide],
      rules: ['moving-water', 'closed-road', 'no-standing-water', 'leave-early'],
    },
    {
      title: 'Sewage in New Castle basements',
      text: 'A 2020 report said the Sanitation Authority’s plant was overloaded in wet weather. Grants were to help pay for the plant and for relining about 7,000 feet of sewer in New Castle and Union, some of it partly collapsed. We don’t know which streets are done. If a drain backs up, run no water, stay out, and call the authority. From the top of the stairs, photograph the carpet and furniture that the sewage soaked. A crew then throws them out.',
      backedBy: [known.sewerPlant, known.relining],
      rules: ['sewage', 'stop-using-water', 'discard-soaked', 'photos-first'],
    },
    {
      title: 'Water in the basement after a fire',
      text: 'After a house fire on South Cascade Street in February 2023, the chief put the water in the basement at about 7,000 gallons. That water has run through burned rooms, and it may stand around the furnace and the panel. Nobody goes in until the fire department allows it. Leave soot alone, leave the utilities off, and have the water removed by people with the right protection.',
      backedBy: [known.cascadeStreet],
      rules: ['fire-reentry', 'leave-soot', 'no-standing-water', 'no-relight'],
    },
    {
      title: 'Leaks in North Hill slate roofs',
      text: 'Many North Hill houses keep their slate roofs, chimneys and old windows. Leaks often start at the metal around a chimney or in a valley, while the slate itself is still good. Look from across the street, never from a ladder, and keep people away from the side where slates are loose. Ask for a roofer who repairs slate. If a ceiling sags below the leak, keep everyone out of that room.',
      backedBy: [known.slate],
      rules: ['no-roof', 'no-load-above'],
    },
  ],
  year: [
    { from: 6, to: 9, what: 'Downpours: flooded streets and basement windows', kind: 'cloudburst' },
    { from: 2, to: 3, what: 'High rivers around Mahoningtown', kind: 'water' },
    { from: 12, to: 2, what: 'Frozen pipes in unheated basements', kind: 'frost' },
    { from: 10, to: 3, what: 'House fires in the heating season', kind: 'fire' },
  ],
  others: [
    {
      name: 'New Castle Sanitation Authority',
      why: 'sewage that backs up through a drain',
      backedBy: [known.sewerPlant],
    },
    {
      name: 'Pennsylvania American Water',
      why: 'a broken water main or a boil advisory',
      backedBy: [known.water],
    },
  ],
  questions: [
    {
      question: 'Is water damage from fire hoses covered?',
      answer:
        'Usually it’s treated as part of the fire claim and not as a flood. Say so when you first report the fire, and list the basement along with the burned rooms. Ask the adjuster before anything is hauled away. If something is a danger to health, don’t wait: photograph it from a safe place and have a crew take it out.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'A fire on my street melted my siding. Is that my claim?',
      answer:
        'Report it to your own insurer, even if the fire was in someone else’s house. In October 2017, a burning house in Mahoningtown melted siding across the street. Heat can scorch the boards behind, so tell the fire department before it leaves. Don’t pull off a panel to look.',
      backedBy: [known.mahoningtownFire],
      rules: ['fire-out', 'tell-insurer'],
    },
    {
      question: 'A few slates fell. Will the insurer pay for a whole new roof?',
      answer:
        'Rarely. Policies often pay to repair the part that broke, and whether the new pieces must match is a common dispute. Photograph the roof from the street. Leave fallen slates where they lie until a roofer says nothing else is loose, then save a few to match the size and color.',
      backedBy: [],
      rules: ['no-load-above', 'no-roof', 'photos-first', 'tell-insurer'],
    },
    {
      question: 'Do I need a permit to repair my house?',
      answer:
        'Often, yes. Under Pennsylvania’s Uniform Construction Code, you apply to the building code official, and in a flood hazard area the application must also show the flood zone and the floor height. Ask the city’s code office before rebuilding starts. Ask it, too, whether emergency drying and board-up may go ahead first.',
      backedBy: [general.buildingPermit],
      rules: ['ask-office'],
    },
  ],
}
