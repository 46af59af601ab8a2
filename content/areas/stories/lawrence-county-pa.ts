import { lawrenceCountyFacts as known } from '../facts/lawrence-county-pa.ts'
import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import type { AreaStory } from '../story.ts'

export const lawrenceCounty: AreaStory = {
  line: 'Lawrence County: floods, ice jams, wind and who to call',
  lead: 'Rivers here can rise for days with melting snow, and a small stream can flood in one evening. Here is how the two differ, what wind does, and where to report damage in Lawrence County.',
  description:
    'River floods, flash floods, ice jams and wind damage in Lawrence County, Pennsylvania: what to do, where to report damage and what insurance asks.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [],
  details: [
    {
      label: 'Kind',
      value: 'County of 86,070 people (2020 census); county seat New Castle',
      backedBy: [known.countyKind, known.countyPopulation2020],
    },
    {
      label: 'Waters',
      value: 'The Mahoning and the Shenango meet at Mahoningtown in New Castle and form the Beaver River',
      backedBy: [known.beaverRiver],
    },
    {
      label: 'Water and sewer',
      value:
        'Pennsylvania American Water serves about 18,000 customers in the north from its New Castle plant',
      backedBy: [known.water],
    },
    {
      label: 'Known for',
      value:
        'One city, ten boroughs and sixteen townships, each with its own emergency coordinator (older county page)',
      backedBy: [known.coordinators],
    },
  ],
  record: [
    {
      when: 'March 1913',
      what: 'The flood on the Shenango led the state to approve the Pymatuning dam, dedicated in 1934. Shenango Dam, upstream in Mercer County, was finished in 1965.',
      backedBy: [known.pymatuning, known.shenangoDam],
    },
    {
      when: 'July 21 to September 12, 2003',
      what: 'After a summer of storms, the county took more than 200 damage complaints. Homeowners and renters could apply for federal grants or loans, and businesses for loans.',
      backedBy: [known.federalAid],
    },
    {
      when: 'May 22, 2004',
      what: 'About a dozen homes in a Wayne Township trailer park were evacuated. In July, the county’s emergency manager put the homes damaged in the county at 40 to 60.',
      backedBy: [known.may2004, known.homesOf2004],
    },
    {
      when: 'July 10, 2013',
      what: 'A storm brought a tornado around North Beaver and New Beaver, with flooding and landslides. Public damage was assessed at $1.6 million.',
      backedBy: [known.stormOf2013, known.damageOf2013],
    },
    {
      when: 'February 17 and 18, 2022',
      what: 'Melting snow and heavy rain closed roads all over the county.',
      backedBy: [known.melt],
    },
    {
      when: 'July 9, 2023',
      what: 'A Sunday-evening downpour considerably damaged at least eight homes. Shenango and Wayne townships were hit hardest.',
      backedBy: [known.july2023],
    },
  ],
  reasons: [
    {
      title: 'River floods and flash floods',
      text: 'In February 2022, melting snow and heavy rain filled the Mahoning, the Shenango and Neshannock Creek to their banks. On July 9, 2023, one Sunday-evening downpour was enough for the county to declare a disaster. Near a river, follow the forecast and leave while the roads are dry. A small stream may give no warning. If it starts to rise, go to higher ground at once by a dry road, and don’t go down to the basement for anything. If water already blocks that way, go to the highest floor, never a closed attic, and call 911.',
      backedBy: [known.melt, known.july2023],
      rules: ['leave-early', 'moving-water', 'no-standing-water', 'trapped-by-water'],
    },
    {
      title: 'Ice jams on Neshannock Creek',
      text: 'A 2014 report names Neshannock Creek as the stream that county officials watch for ice jams after a deep freeze and a thaw. Behind a jam, water can rise without any rain and drop suddenly when the ice lets go. If you live beside it, be ready to leave on the first warm day after hard cold. Don’t walk down to the bank to look.',
      backedBy: [known.iceWatch],
      rules: ['moving-water', 'leave-early'],
    },
    {
      title: 'Wind damage without a tornado',
      text: 'On November 5, 2017, straight-line winds of roughly 65 mph tore off shingles and porch railings in Scott Township, and no tornado was found. In August 2003, a microburst uprooted trees and damaged sheds and garages. After a storm, look at the roof from the ground, stay away from hanging limbs and wires, and photograph what you can see. A roofer should place any cover.',
      backedBy: [known.straightWind, known.microburst],
      rules: ['no-roof', 'no-load-above', 'fallen-wire', 'photos-first'],
    },
    {
      title: 'Where do I report flood or storm damage?',
      text: 'Report it to your own city, borough or township, where the emergency coordinator collects it for the county. Renters should report too: in 2003, homeowners and renters could apply for federal grants or loans, and businesses for loans. Give the address, the date, how high the water stood and what it ruined, and keep photos and receipts. Aid depends on an official declaration, so ask what the deadline is.',
      backedBy: [known.coordinators, known.federalAid],
      rules: ['ask-office', 'photos-first', 'tell-insurer'],
    },
  ],
  year: [
    { from: 2, to: 3, what: 'Melting snow: high rivers and ice jams', kind: 'water' },
    { from: 6, to: 9, what: 'Sudden downpours along small streams', kind: 'cloudburst' },
    { from: 4, to: 11, what: 'Damaging wind, and now and then a tornado', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frozen and burst pipes', kind: 'frost' },
  ],
  others: [
    {
      name: 'Lawrence County Department of Public Safety',
      why: 'emergency management, and sign-up for its current alert system',
      backedBy: [known.publicSafety],
    },
    {
      name: 'Lawrence County Conservation District',
      why: 'questions about work in or beside a stream',
      backedBy: [known.conservationDistrict],
    },
    {
      name: 'Pennsylvania American Water',
      why: 'a main break or a boil advisory, if it bills you',
      backedBy: [known.water],
    },
  ],
  questions: [
    {
      question: 'How do I get emergency alerts in Lawrence County?',
      answer:
        'Ask the county Department of Public Safety which alert system it uses today, and sign up. Register every phone in the house, and add a neighbor or relative who could check on the place while you’re away. If you need help now, don’t wait for an alert: call 911 and give the municipality and the cross street.',
      backedBy: [known.publicSafety],
      rules: ['call-911', 'tell-911-where', 'ask-office'],
    },
    {
      question: 'Does insurance pay for roof damage if it wasn’t a tornado?',
      answer:
        'Usually, yes. Most homeowner’s policies cover damage from wind or hail and don’t ask whether it was a tornado. Some have a separate, higher deductible for wind, which is printed on the declarations page. Report the damage promptly, and keep the receipt for any temporary cover.',
      backedBy: [],
      rules: ['tell-insurer'],
    },
    {
      question: 'Rain came through the roof and the creek came into the basement. Is that one claim?',
      answer:
        'Often it’s two. Rain through a hole that wind made usually belongs to the homeowner’s policy, and rising water to a separate flood policy. Photograph the upstairs and the basement separately, from a dry spot, and report each one. Tell both adjusters about the other claim.',
      backedBy: [],
      rules: ['photos-first', 'tell-insurer'],
    },
    {
      question: 'Is my well or septic system safe after a flood?',
      answer:
        'Don’t drink or cook with water from a flooded well until it has been disinfected and tested. While water stands over the septic field, use as little water as you can, stay off the field, and don’t have the tank opened or pumped. Your municipality’s sewage enforcement officer handles septic repairs.',
      backedBy: [],
      rules: ['well-water', 'septic', 'ask-office'],
    },
    {
      question: 'May I dig out the stream behind my house?',
      answer:
        'Not without a permit. Chapter 105 of the Pennsylvania Code requires one from the DEP before anyone changes a stream’s course or cross section. Ask the Lawrence County Conservation District or the DEP what your plan needs, and wait until the water is low and slow before you go near the bank.',
      backedBy: [general.streamPermit, known.conservationDistrict],
      rules: ['ask-office', 'moving-water'],
    },
  ],
}
