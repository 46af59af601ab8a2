import type { AreaStory, Source } from '../story.ts'

const borough: Source = {
  title: 'Wikipedia, “Baden, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Baden,_Pennsylvania',
}
const iceGorge: Source = {
  title: 'The News-Tribune, “St. Patrick’s Day Flood of 30 Years Ago Recalled”, 16 March 1966',
  url: 'https://bcpahistory.org/beavercounty/BeaverCountyTopical/Disasters/1936Flood2/1936Flood.html',
}
const floodOf1936: Source = {
  title: 'Beaver County history (bcpahistory.org), “1936 Flood”',
  url: 'https://bcpahistory.org/beavercounty/BeaverCountyTopical/Disasters/1936Flood/1936Flood.html',
}
const julyRain: Source = {
  title: 'Pittsburgh Post-Gazette, “Aliquippa awash after rains cause scattered flooding”, 5 July 2007',
  url: 'http://www.post-gazette.com/local/west/2007/07/05/Aliquippa-awash-after-rains-cause-scattered-flooding/stories/200707050263',
}
const code: Source = {
  title: 'Borough of Baden, code, chapter 95 (1979)',
  url: 'https://www.ecode360.com/12562596',
}

export const baden: AreaStory = {
  heading: 'Baden: river ice, and rules for rebuilding',
  lead: 'Ice piled up on the Ohio at Baden in February 1936, a month before the great flood. By the river the repair itself has rules. Ask about permits before the first board goes back.',
  description:
    'River floods, hillside rain and permits in Baden, Pennsylvania: what the borough’s flood districts mean for repairs, and what came in 1936 and 2007.',
  facts: [
    { label: 'Kind', value: 'Borough on the Ohio, 3,904 people (2020 census)', sources: [borough] },
    { label: 'Waters', value: 'Ohio River', sources: [borough] },
    {
      label: 'Ground',
      value: 'Floodway, flood-fringe and general floodplain districts (code of 1979)',
      sources: [code],
    },
    { label: 'Known for', value: 'River and railroad, beside the Conway yard', sources: [borough] },
  ],
  record: [
    {
      when: 'February 1936',
      what: 'An ice gorge built up at Baden, then moved downriver.',
      sources: [iceGorge],
    },
    {
      when: 'March 1936',
      what: 'About a hundred people here were counted in distress.',
      sources: [floodOf1936],
    },
    {
      when: 'July 2007',
      what: 'About 4.5 inches of rain, in the storm that flooded Aliquippa across the river.',
      sources: [julyRain],
    },
  ],
  reasons: [
    {
      title: 'Ice makes its own dam',
      text: 'The gorge of February 1936 formed here and broke loose downstream. Ice raises a river without rain and drops it without warning, and floes break what water would only wet. If ice stands at the bank in a thaw, clear the lowest floor and do not go down to look at it.',
      sources: [iceGorge],
    },
    {
      title: 'Three kinds of floodplain',
      text: 'The borough’s code tells apart floodway, flood fringe and general floodplain. In such districts a repair that costs much of a house’s value may have to meet the rules for new ones, higher floors among them. The number that counts is the estimate, so have it written with care and show it to the borough first.',
      sources: [code],
    },
    {
      title: 'Rain on the slopes behind',
      text: 'The July storm of 2007 left about 4.5 inches at Baden. On ground that climbs from a river, such rain crosses several yards before it reaches a street drain. No named street turned up in our reading. Walk your upper boundary in a shower once, with an umbrella, and you will know more than a map.',
      sources: [julyRain],
    },
  ],
  year: [
    { from: 1, to: 3, what: 'Ice and thaw on the Ohio', kind: 'water' },
    { from: 6, to: 8, what: 'Hard rain off the slopes', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frost in older plumbing', kind: 'frost' },
    { from: 11, to: 3, what: 'Space heaters and stoves', kind: 'fire' },
  ],
  firstSteps: [
    'Tear-out to dry a house is one thing, rebuilding another. Start the first; ask before the second.',
    'Ask at the borough which flood district your lot is in, and write down who said so.',
    'Find the elevation certificate in your closing papers, or ask the last owner for it.',
    'Do not burn debris or push it over the bank.',
  ],
  others: [{ name: 'Borough of Baden', why: 'flood districts and permits for repair', sources: [code] }],
  questions: [
    {
      question: 'What is an elevation certificate good for?',
      answer:
        'It tells how high the floor lies against the mapped flood. It may change what a flood policy costs, and it ends guessing when a permit is asked for. A surveyor makes one.',
      sources: [],
    },
    {
      question: 'The rules make me raise the house. Does insurance help?',
      answer:
        'Some policies have a part for the cost of meeting building law, and federal flood policies may add a limited sum after heavy damage. Ask for “ordinance or law” and for “increased cost of compliance”.',
      sources: [],
    },
  ],
}
