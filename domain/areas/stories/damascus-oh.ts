import type { AreaStory, Source } from '../story.ts'

const community: Source = {
  title: 'Wikipedia, “Damascus, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Damascus,_Ohio',
}
const quakers: Source = {
  title: 'Farm and Dairy, “Ohio’s Quaker heritage honored”',
  url: 'https://www.farmanddairy.com/news/ohios-quaker-heritage-honored/4451.html',
}
const sewerPlant: Source = {
  title: 'The Vindicator, “Officials dedicate sewer plant”, 25 October 2002',
  url: 'https://vindyarchives.com/news/2002/oct/25/mahoning-county-officials-dedicate-sewer-plant/',
}
const ivan: Source = {
  title: 'The Vindicator, “Official says Valley needs storm water control plan”, 17 September 2004',
  url: 'https://vindyarchives.com/news/2004/sep/17/official-says-valley-needs-storm-water-control',
}

export const damascus: AreaStory = {
  heading: 'Damascus: one crossroads, two counties',
  lead: 'The county line runs through Damascus. Water and smoke do not care, but permits, sewers and damage counts do. Know your side, your flue and your old tank before you need to.',
  description:
    'Chimney fires, old septic tanks and winter damage in Damascus, Ohio, where Mahoning and Columbiana counties meet: first steps and whom to tell.',
  facts: [
    {
      label: 'Kind',
      value:
        'Unincorporated community, 418 people (2020 census), part in Mahoning and part in Columbiana County',
      sources: [community],
    },
    { label: 'Roads', value: 'US 62 meets State Routes 173 and 534', sources: [community] },
    { label: 'Ground', value: 'About 1,207 feet above the sea', sources: [community] },
    {
      label: 'Water and sewer',
      value: 'A county sewage plant and sewers, dedicated in October 2002',
      sources: [sewerPlant],
    },
    { label: 'Known for', value: 'Platted in 1808, built up by Quakers', sources: [community, quakers] },
  ],
  record: [
    {
      when: 'October 2002',
      what: 'The Mahoning County commissioners dedicated a treatment plant and sewers here.',
      sources: [sewerPlant],
    },
    {
      when: 'September 2004',
      what: 'After Ivan, flooding complaints reached the county from Goshen Township, among others.',
      sources: [ivan],
    },
  ],
  reasons: [
    {
      title: 'Goshen side, Butler side',
      text: 'North of the line you are in Goshen Township and Mahoning County, south of it in Butler Township and Columbiana County. Emergency management, health department and building permits follow that line. Your tax bill names the county. Put a copy with your policy, and give the dispatcher the county together with the road.',
      sources: [community],
    },
    {
      title: 'Before the sewer there was a tank',
      text: 'Sewers came in 2002. A house older than that most likely had a tank or a pit of its own. It may still lie in the yard, empty, under a rusted lid. After long rain a soft hollow near the house need not be a leak. Keep feet and mowers off it until somebody has probed the ground with a rod.',
      sources: [sewerPlant],
    },
    {
      title: 'Flues in an old settlement',
      text: 'Damascus was laid out in 1808. In a house with an old chimney and a wood stove, a fire in the flue can roar for ten minutes and go out. What stays is a cracked liner that nobody sees, behind dry framing. The next ordinary fire then has a way into the wall.',
      sources: [community],
    },
  ],
  year: [
    { from: 10, to: 3, what: 'Stoves and flues', kind: 'fire' },
    { from: 12, to: 2, what: 'Frost on high, open ground', kind: 'frost' },
    { from: 3, to: 5, what: 'Thaw: cellars and old tanks', kind: 'water' },
    { from: 7, to: 9, what: 'Heavy rain: roadside ditches', kind: 'cloudburst' },
  ],
  firstSteps: [
    'A roar in the chimney: everybody out, then 911. Close the stove’s air on the way if you pass it.',
    'No fire in that stove again until a sweep has sent a camera up the flue.',
    'When the fire department lets you back in, feel the wall beside the chimney on each floor. Warm means call them again.',
    'Rope off sunken ground before children find it.',
  ],
  others: [
    {
      name: 'Mahoning County Emergency Management Agency',
      why: 'flood damage on the Goshen Township side',
      sources: [ivan],
    },
    { name: 'Mahoning County', why: 'trouble with the sewer it opened in 2002', sources: [sewerPlant] },
  ],
  questions: [
    {
      question: 'The fire stayed in the chimney. Why does the whole house smell?',
      answer:
        'Smoke leaves a cracked or blocked flue wherever air moves: by the attic, another flue, the closet upstairs. Soot is taken off dry first. Wet wiping drives it in.',
      sources: [],
    },
    {
      question: 'This page says Mahoning. I live on the Columbiana side. Does that matter?',
      answer:
        'Not for drying a house. It matters for the permit, for the health department and for who adds your damage to the count after a storm.',
      sources: [],
    },
  ],
}
