import type { AreaStory, Source } from '../story.ts'

const city: Source = {
  title: 'Wikipedia, “Canfield, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Canfield,_Ohio',
}
const courthouse: Source = {
  title: 'Remarkable Ohio, marker 13-50, “Old Mahoning County Courthouse”',
  url: 'https://remarkableohio.org/marker/13-50-old-mahoning-county-courthouse/',
}
const rafts: Source = {
  title: 'The Vindicator, “Rain and hail pound Mahoning, Shenango valleys”, 28 May 2019',
  url: 'https://vindyarchives.com/news/2019/may/28/rain-and-hail-pound-mahoning-shenango-valleys/',
}
const schools: Source = {
  title: 'The Vindicator, “Mahoning Valley residents assess storm damage”, 29 May 2019',
  url: 'https://vindyarchives.com/news/2019/may/29/mahoning-valley-residents-assess-storm-damage/',
}
const assessments: Source = {
  title:
    'The Vindicator, “Canfield residents rail against inadequate stormwater infrastructure”, 6 June 2019',
  url: 'https://vindyarchives.com/news/2019/jun/06/canfield-residents-air-stormwater-concer',
}
const apartments: Source = {
  title: 'The Business Journal, “Mahoning County Added to FEMA Disaster Declaration”, 2019',
  url: 'https://businessjournaldaily.com/mahoning-county-added-to-fema-disaster-declaration',
}
const stormwaterFee: Source = {
  title: 'The Vindicator, “Canfield gushes in water improvements”, May 2020',
  url: 'https://www.vindy.com/uncategorized/2020/05/canfield-gushes-in-water-improvements/',
}
const sawmillCreek: Source = {
  title: 'The Vindicator, “Canfield council OKs Sawmill Creek project”, September 2023',
  url: 'https://www.vindy.com/news/local-news/2023/09/canfield-council-oks-sawmill-creek-project/',
}
const infrastructure: Source = {
  title: 'City of Canfield, Infrastructure Maintenance',
  url: 'https://canfield.gov/infrastructure-maintenance/',
}
const fair: Source = {
  title: 'The Business Journal, “After 173 Years, Canfield Fair Still Brings the Green”',
  url: 'https://businessjournaldaily.com/after-173-years-canfield-fair-still-brings-the-green/',
}

export const canfield: AreaStory = {
  heading: 'Canfield: below the window line, May 2019',
  lead: 'On 28 May 2019 crews brought people out of basement-level apartments here by raft. What that night teaches anyone who lives, rents or stores things below ground.',
  description:
    'Flooded garden apartments and basements in Canfield, Ohio: when to leave, what a tenant should keep, and what the city has built since 2019.',
  facts: [
    { label: 'Kind', value: 'City, 7,699 people (2020 census), inside Canfield Township', sources: [city] },
    { label: 'Waters', value: 'Sawmill Creek', sources: [infrastructure] },
    {
      label: 'Water and sewer',
      value: 'Meander water bought from Youngstown; city sewers that lead to the Meander plant',
      sources: [infrastructure],
    },
    {
      label: 'Houses',
      value: 'Many in classic-revival style; courthouse of 1848',
      sources: [city, courthouse],
    },
    { label: 'Known for', value: 'The Canfield Fair', sources: [fair] },
  ],
  record: [
    {
      when: '28 May 2019',
      what: 'Water over the whole city at one point, said its manager. About a dozen people were taken from basement apartments by raft, and every school building was damaged.',
      sources: [assessments, rafts, schools],
    },
    {
      when: 'August 2019',
      what: 'The stormwater fee went from $3 to $8 a month to pay for drains.',
      sources: [stormwaterFee],
    },
    {
      when: 'September 2023',
      what: 'Council approved up to $1,860,455 for storage under the high school, to ease floods around South Briarcliff Drive.',
      sources: [sawmillCreek],
    },
  ],
  reasons: [
    {
      title: 'The rafts on Indian Run Drive',
      text: 'In the storm of 2019 rescuers reached basement apartments near Tippecanoe Road by raft. Flood water and sewage left twenty garden-level apartments unfit to live in. An apartment below ground has one door and a few high windows. Decide on a dry day which way you go out, and at what mark you go.',
      sources: [rafts, apartments],
    },
    {
      title: 'One night, 436 reports',
      text: 'The city of some 7,700 people sent in 436 damage assessments. Hood Drive and Garwood Drive were among them; on Winona Avenue it was sewage. When so many houses are wet at once, the wait is long for everybody. Pictures, a list and a closed water valve need no crew.',
      sources: [assessments, city],
    },
    {
      title: 'Storage holds water back, for a while',
      text: 'A tank under a school yard, such as the one voted in 2023, takes the top off a storm. It does not promise a dry cellar at your address. The last yard is yours. Give the window well a drain and a cover, let the soil fall away from the wall, and end the gutter far out.',
      sources: [sawmillCreek],
    },
  ],
  year: [
    { from: 3, to: 4, what: 'Thaw: damp along cold floors', kind: 'water' },
    { from: 5, to: 9, what: 'Storms that fill window wells', kind: 'cloudburst' },
    { from: 7, to: 8, what: 'Humid weeks: cool rooms sweat', kind: 'water' },
    { from: 12, to: 2, what: 'Frost at hose taps and rim joists', kind: 'frost' },
  ],
  firstSteps: [
    'In an apartment below ground, leave while the door still opens. Keys, phone, medicine, nothing else.',
    'Send your landlord one photograph with the hour on it, by text, so that it is dated.',
    'A low window is a way out for people, never a drain. Break it only to get out.',
    'Leave a car that stood in water switched off, and say so to its insurer.',
  ],
  others: [
    { name: 'Cardinal Joint Fire District', why: 'people or animals cut off by water', sources: [rafts] },
    {
      name: 'City of Canfield, Infrastructure Maintenance',
      why: 'storm drains, city sewers, a leak in the street',
      sources: [infrastructure],
    },
  ],
  questions: [
    {
      question: 'I rent. Does the owner’s policy cover my furniture?',
      answer:
        'As a rule it covers the building and not what you own. Your own renter’s policy may, within its words on flood and sewage. List your things by room before they are carried out.',
      sources: [],
    },
    {
      question: 'When is a flooded apartment fit to live in again?',
      answer:
        'When it is clean, dry by the meter, and its power, heat and smoke alarms work. After sewage the carpet, pad and lower drywall are normally gone too. Ask to see the readings.',
      sources: [],
    },
  ],
}
