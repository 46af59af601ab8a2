import type { AreaStory, Source } from '../story.ts'

const county: Source = {
  title: 'Wikipedia, “Lawrence County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Lawrence_County,_Pennsylvania',
}
const beaverRiver: Source = {
  title: 'Wikipedia, “Beaver River (Pennsylvania)”',
  url: 'https://en.wikipedia.org/wiki/Beaver_River_(Pennsylvania)',
}
const shenangoDam: Source = {
  title: 'Wikipedia, “Shenango River Lake”',
  url: 'https://en.wikipedia.org/wiki/Shenango_River_Lake',
}
const pymatuning: Source = {
  title: 'New Castle News, “1913 flood required massive cleanup”, 27 March 2013',
  url: 'http://www.ncnewsonline.com/topstories/x765747448/Photo-Gallery-Story-1913-flood-required-massive-cleanup-and-spurred-regional-control-measures',
}
const federalAid: Source = {
  title: 'The Vindicator, “Federal disaster aid is available”, 27 October 2003',
  url: 'https://vindyarchives.com/news/2003/oct/27/lawrence-mercer-cos-federal-disaster-aid-is/?print',
}
const microburst: Source = {
  title: 'The Vindicator, “Commissioners to give money to townships hit by bad weather”, 1 September 2003',
  url: 'https://vindyarchives.com/news/2003/sep/01/lawrence-county-commissioners-to-give-money-to',
}
const may2004: Source = {
  title: 'Pittsburgh Tribune-Review, “Little Beaver Creek overflows, hundreds evacuated”, 23 May 2004',
  url: 'https://archive.triblive.com/news/little-beaver-creek-overflows-hundreds-evacuated/',
}
const stormOf2013: Source = {
  title: 'New Castle News, “County still recovering from storm”, 21 December 2013',
  url: 'http://www.ncnewsonline.com/topstories/x1250993065/Top-10-Stories-Number-9-County-still-recovering-from-storm/print',
}
const iceWatch: Source = {
  title: 'New Castle News, “Freeze-thaw creates ice jam, flood concern”, 3 February 2014',
  url: 'http://www.ncnewsonline.com/topstories/x1782765651/Freeze-thaw-creates-ice-jam-flood-concern/print',
}
const straightWind: Source = {
  title: 'Tribune-Review, “Strong winds, storm damage but no tornadoes suspected”, 6 November 2017',
  url: 'http://triblive.com/local/regional/12918555-74/strong-winds-storm-damage-but-no-tornadoes-suspected-in-lawrence-beaver-butler',
}
const melt: Source = {
  title: 'New Castle News, “Flooding prompts road closures countywide”, 18 February 2022',
  url: 'https://www.ncnewsonline.com/news/flooding-prompts-road-closures-countywide/article_f15eda12-90d5-11ec-b09a-6f500f6fac05.html',
}
const july2023: Source = {
  title: 'New Castle News, “Flood damage prompts disaster declarations”, 11 July 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/flood-damage-prompts-disaster-declarations/article_260136d4-201d-11ee-87fc-ff22fc79002d.html',
}
const coordinators: Source = {
  title: 'Lawrence County Department of Public Safety, “Emergency Management” (an older page)',
  url: 'http://www.leoc.net/emergency-management',
}
const publicSafety: Source = {
  title: 'Lawrence County Department of Public Safety, “Emergency Management”',
  url: 'https://leoc.net/ema/',
}

export const lawrenceCounty: AreaStory = {
  heading: 'Lawrence County: slow rivers, sudden brooks',
  lead: 'In February 2022 snowmelt filled three streams to their banks. In July 2023 one Sunday evening of rain was enough for a disaster declaration. The two floods ask for different hours of your time.',
  description:
    'River, cloudburst, ice and wind in Lawrence County, Pennsylvania: what happened since 2003, what to look at first, and who counts the damage.',
  facts: [
    { label: 'Kind', value: 'County, 86,070 people (2020 census); seat New Castle', sources: [county] },
    {
      label: 'Waters',
      value: 'Shenango and Mahoning, which join in New Castle as the Beaver River',
      sources: [beaverRiver],
    },
    {
      label: 'Known for',
      value: 'One city, ten boroughs and sixteen townships, each with its own emergency coordinator',
      sources: [coordinators],
    },
  ],
  record: [
    {
      when: 'March 1913',
      what: 'The flood on the Shenango that led to the Pymatuning dam of 1934. The Shenango dam above New Castle followed by 1965.',
      sources: [pymatuning, shenangoDam],
    },
    {
      when: '21 July to 12 September 2003',
      what: 'A summer of storms: more than 200 damage complaints, and federal aid that homeowners, renters and businesses could claim.',
      sources: [federalAid],
    },
    {
      when: '22 May 2004',
      what: 'About a dozen homes in a Wayne Township trailer park were evacuated.',
      sources: [may2004],
    },
    {
      when: '10 July 2013',
      what: 'A tornado around North Beaver and New Beaver, with floods and landslides; public damage put at $1.6 million.',
      sources: [stormOf2013],
    },
    {
      when: '17–18 February 2022',
      what: 'Snowmelt and heavy rain shut roads all over the county.',
      sources: [melt],
    },
    {
      when: '9 July 2023',
      what: 'At least eight homes considerably damaged, Shenango and Wayne townships hit hardest.',
      sources: [july2023],
    },
  ],
  reasons: [
    {
      title: 'One flood gives notice, the other does not',
      text: 'The Mahoning, the Shenango and Neshannock Creek came up in 2022 with melting snow, which a forecast can see. The rain of 2023 fell within an evening. Near a river, plan a working day: what goes upstairs, who helps carry. Near a brook, plan ten minutes: stairs, shoes, flashlight, out.',
      sources: [melt, july2023],
    },
    {
      title: 'When Neshannock Creek stops moving',
      text: 'After a deep freeze and a thaw this is the stream the county watches for ice. Behind a jam water climbs without any rain, and it drops just as fast when the ice lets go. If you live beside it, the date to circle is the first warm day after the hard cold.',
      sources: [iceWatch],
    },
    {
      title: 'Sixty-five miles an hour is enough',
      text: 'No tornado was found in Scott Township on 5 November 2017, only straight wind of roughly 65 mph; it took shingles and porch railings. In August 2003 it was a microburst, with trees, sheds and garages. Look at your roof after any night that kept you awake, whatever the storm is called.',
      sources: [straightWind, microburst],
    },
    {
      title: 'Twenty-seven lists',
      text: 'By an older county page the city, each borough and each township has an emergency coordinator of its own. A list of damage starts with that person. In 2003 renters could ask for federal help as well as owners. So a tenant’s ruined bed belongs on the list too. Report it where you live, not where your mail is sorted.',
      sources: [coordinators, federalAid],
    },
  ],
  year: [
    { from: 2, to: 3, what: 'Thaw: full rivers, ice on the creeks', kind: 'water' },
    { from: 6, to: 9, what: 'Evening downpours on small runs', kind: 'cloudburst' },
    { from: 4, to: 11, what: 'Straight wind, now and then a funnel', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Split pipes in deep cold', kind: 'frost' },
  ],
  firstSteps: [
    'Count the shingles on the grass before you rake them. They point to the slope of roof that lost them.',
    'If a bank has slid against the house, leave the soil in place until someone has judged the wall behind it.',
    'Ask the county how it sends warnings, and sign up the neighbor who holds your key as well.',
  ],
  others: [
    {
      name: 'Lawrence County Department of Public Safety',
      why: 'warnings, and damage the county should know of',
      sources: [publicSafety],
    },
  ],
  questions: [
    {
      question: 'Must it be a tornado before the roof is covered?',
      answer:
        'No. Home policies usually say wind or hail and do not ask for a funnel. Some have a higher deductible for wind. It stands on the first page.',
      sources: [],
    },
    {
      question: 'Rain came through the roof and the creek into the cellar. Is that one claim?',
      answer:
        'Often two, under two policies: one for rain through a hole the wind made, one for rising water. Photograph upstairs and cellar as if they were two houses, and keep two heaps.',
      sources: [],
    },
  ],
}
