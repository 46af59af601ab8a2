import type { AreaStory, Source } from '../story.ts'

const township: Source = {
  title: 'Wikipedia, “Austintown Township, Mahoning County, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Austintown_Township,_Mahoning_County,_Ohio',
}
const place: Source = {
  title: 'Wikipedia, “Austintown, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Austintown,_Ohio',
}
const novemberStorm: Source = {
  title: 'The Vindicator, “Mahoning County escapes wrath of storms”, 11 November 2002',
  url: 'https://vindyarchives.com/news/2002/nov/11/mahoning-county-escapes-wrath-of-storms',
}
const wedgewood: Source = {
  title: 'The Vindicator, “Seeking solutions in Austintown”, 21 August 2003',
  url: 'https://vindyarchives.com/news/2003/aug/21/seeking-solutions-in-austintown/',
}
const complaints: Source = {
  title: 'The Vindicator, “Angry residents share their complaints”, 27 June 2006',
  url: 'http://www.vindy.com/news/2006/jun/27/angry-residents-share-their-complaints-about/',
}
const noAid: Source = {
  title: 'The Vindicator, “No state aid for flood damage coming for Wickliffe”, 17 July 2006',
  url: 'http://www.vindy.com/news/2006/jul/17/no-state-aid-for-flood-damage-coming-for-wickliffe/?print',
}
const mineFill: Source = {
  title: 'The Columbus Dispatch, report on Ohio’s abandoned coal mines, 2 September 2008',
  url: 'https://www.dispatch.com/content/stories/local/2008/09/02/ohcoal.ART_ART_09-02-08_B1_GLB70C0.html',
}
const jointDistrict: Source = {
  title: 'The Vindicator, report on a joint water district, 30 May 2009',
  url: 'https://vindyarchives.com/news/2009/may/30/canfield-boardman-austintown-explore-joint-water',
}
const abcDistrict: Source = {
  title:
    'The Vindicator, “Austintown, Boardman, Canfield embrace regional water district”, 20 September 2009',
  url: 'https://vindyarchives.com/news/2009/sep/20/austintown-boardman-canfield-embrace-regional/',
}
const hailAndRain: Source = {
  title: 'The Vindicator, “Rain and hail pound Mahoning, Shenango valleys”, 28 May 2019',
  url: 'https://vindyarchives.com/news/2019/may/28/rain-and-hail-pound-mahoning-shenango-valleys/',
}
const mineMap: Source = {
  title: 'Farm and Dairy, “Web shows Ohio’s underground mines”',
  url: 'https://www.farmanddairy.com/news/web-shows-ohios-underground-mines/5838.html',
}

export const austintown: AreaStory = {
  heading: 'Austintown: 2.5 inches in half an hour',
  lead: 'In June 2006 a half hour of rain sent sewage up into bathtubs in North Wickliffe. Weeks later people there spoke of mold. Both can be met, if you start in the first two days.',
  description:
    'Sewer backup, hidden damp and cracked walls in Austintown, Ohio: what the cloudburst of 2006 showed, and how to look up old mines by address.',
  facts: [
    { label: 'Kind', value: 'Township, 36,049 people (2020 census)', sources: [township] },
    { label: 'Waters', value: 'Ax Factory Run, Woodside Lake, Meander Creek Reservoir', sources: [township] },
    { label: 'Houses', value: 'Many from the boom after World War II', sources: [place] },
    { label: 'Water and sewer', value: 'Youngstown city water, from Meander (2009)', sources: [abcDistrict] },
    { label: 'Roads', value: 'I-80, I-680 and State Route 11', sources: [township] },
  ],
  record: [
    {
      when: '10 November 2002',
      what: 'Limbs and lines down around Raccoon and Lanterman roads; part of Mahoning Avenue under water.',
      sources: [novemberStorm],
    },
    {
      when: 'July 2003',
      what: 'Homes in the Wedgewood area flooded: Ayrshire Drive, Selkirk Avenue, New Road.',
      sources: [wedgewood],
    },
    {
      when: '22 June 2006',
      what: 'A pond ran over and North Wickliffe flooded; the county canvassed 105 homes.',
      sources: [complaints, noAid],
    },
    {
      when: '28 May 2019',
      what: 'By 8:30 in the evening 2.83 inches, the most at any Weather Service site in the area.',
      sources: [hailAndRain],
    },
  ],
  reasons: [
    {
      title: 'Up through the bathtub',
      text: 'On Roanoke, Edgehill and Main in 2006 the sewage did not stop at the floor drain: it rose in tubs and toilets. When water can reach that high, a plug in the cellar only moves the place where it comes out. The valve has to sit on the line that serves the whole house.',
      sources: [complaints, noAid],
    },
    {
      title: 'Mold was the second caller',
      text: 'Residents of North Wickliffe later reported mold. Between flood and smell lie the days when a wall looks dry. Paneling on furring strips, a common finish in basements of the post-war years, hides the wet side. Have the wall read near the floor in the first two days. Do not wait for the smell.',
      sources: [noAid, place],
    },
    {
      title: 'Named in 2003, named again in 2009',
      text: 'Runoff and Woodside Lake were blamed when Wedgewood flooded in July 2003. Six years on, North Wickliffe and College Park were named as older neighborhoods with flooding problems. If you have just moved to one of them, ask the people on both sides which wall and which month.',
      sources: [wedgewood, jointDistrict],
    },
    {
      title: 'What a crack can and cannot tell',
      text: 'Miners helped the township grow to 2,502 people by 1880. In Mineral Ridge, which reaches into it, the state filled voids on one street, on the Trumbull side, four times from 1997 to 2008. That says nothing about your address. The state’s mine map does, in part. Date each crack in pencil and look again in spring.',
      sources: [place, township, mineFill, mineMap],
    },
  ],
  year: [
    { from: 3, to: 4, what: 'Thaw: pits and post-war basements', kind: 'water' },
    { from: 6, to: 8, what: 'Short, violent rain', kind: 'cloudburst' },
    { from: 7, to: 9, what: 'Mold behind paneling, weeks later', kind: 'water' },
    { from: 10, to: 11, what: 'Fall wind: limbs and service lines', kind: 'cloudburst' },
  ],
  firstSteps: [
    'A toilet that bubbles in heavy rain is a warning. Close the lid, leave the room, flush nothing.',
    'If the water was clean, take one strip of baseboard off and look at the paper behind it.',
    'Photograph paneling before it comes off, and its back after. The back is the evidence.',
    'Stay clear of a cable that a limb has pulled down, and keep others clear.',
  ],
  others: [
    {
      name: 'ABC Water and Stormwater District',
      why: 'storm drains, ponds and ditches in the three townships',
      sources: [abcDistrict],
    },
    {
      name: 'Mahoning County Emergency Management Agency',
      why: 'a street where many houses are wet',
      sources: [noAid],
    },
  ],
  questions: [
    {
      question: 'It smells musty three weeks after the flood. What now?',
      answer:
        'Something closed is still wet. Do not spray it over. Have the lower walls and the floor edges measured, and open only where the meter points.',
      sources: [],
    },
    {
      question: 'A limb tore the cable off the house. Whom first?',
      answer:
        'The power company, from a distance. The mast and meter base are commonly the owner’s, so an electrician comes before the power does. Then cover the hole: rain follows wind.',
      sources: [],
    },
  ],
}
