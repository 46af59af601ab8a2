import type { AreaStory, Source } from '../story.ts'

const township: Source = {
  title: 'Wikipedia, “Pulaski Township, Lawrence County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Pulaski_Township,_Lawrence_County,_Pennsylvania',
}
const streams: Source = {
  title: 'Lawrence County history pages, Pulaski Township',
  url: 'https://sites.rootsweb.com/~palawren/history/pulaski.html',
}
const durant: Source = {
  title: 'Durant, History of Lawrence County (1877), Pulaski Township',
  url: 'http://www.usgwarchives.net/pa/lawrence/1877/pulaski.htm',
}
const closedRoads: Source = {
  title: 'The Vindicator, “Western Pa. flooding takes toll on roads and culverts”, 5 September 2003',
  url: 'https://vindyarchives.com/news/2003/sep/05/western-pa-flooding-takes-toll-on-roads-and',
}
const tenTons: Source = {
  title: 'New Castle News, “Pulaski Township sets road limit, pay guidelines”, 7 February 2013',
  url: 'http://www.ncnewsonline.com/local/x964897916/Pulaski-Township-sets-road-limit-pay-guidelines/print',
}
const drainage: Source = {
  title: 'New Castle News, on storm-water agreements in Pulaski Township, October 2022',
  url: 'https://www.ncnewsonline.com/news/local_news/pulaski-supervisors-ok-police-contract-dollar-general-agreement/article_b90bba72-44ad-11ed-856b-337de16c2498.html',
}
const namesake: Source = {
  title: 'Beaver County PAGenWeb, “Pulaski Township”',
  url: 'http://pagenweb.org/~beaver/townships/pulaski.html',
}

export const pulaski: AreaStory = {
  heading: 'Pulaski: farm cellars on level ground',
  lead: 'An 1877 history praised this township’s level soil, fine dwellings and huge barns. Level soil drains slowly. We found few floods on record, so most of this page is about what an old farmhouse brings along.',
  description:
    'Farmhouse cellars, cisterns and lightning in Pulaski, Lawrence County, Pennsylvania: old drains under level fields, and a road limit to ask about.',
  facts: [
    {
      label: 'Kind',
      value: 'Village in a township of 3,096 people (2020 census), with New Bedford and Villa Maria',
      sources: [township],
    },
    {
      label: 'Waters',
      value: 'Shenango River, Deer Creek; Coffee Run, which goes to the Mahoning',
      sources: [streams],
    },
    {
      label: 'Ground',
      value: 'Fairly level farmland; a canal bed along the Shenango’s east bank (1877)',
      sources: [durant],
    },
  ],
  record: [
    {
      when: 'Late summer 2003',
      what: 'Roads of the township among nine that were closed by flooding near Labor Day.',
      sources: [closedRoads],
    },
    {
      when: 'February 2013',
      what: 'A limit of ten tons for Mercer Road, from Route 208 to the Mercer County line, after heavy truck traffic.',
      sources: [tenTons],
    },
    {
      when: 'October 2022',
      what: 'Storm-water and drainage agreements asked of a new store on US 422.',
      sources: [drainage],
    },
  ],
  reasons: [
    {
      title: 'The drain your great-grandfather dug',
      text: 'Level land like this was often drained with clay tile, and nobody drew a map. When a tile is crushed, water backs up to the next low thing, which may be a cellar. A wet line across a field in April shows where it ran. The outlet, at a ditch or creek bank, is the first place to dig.',
      sources: [durant],
    },
    {
      title: 'Earth floor, round tank, steep stair',
      text: 'Under a farmhouse of that age one may find bare soil, a brick cistern and one small window. Rain from the roof may still run to the cistern. If the cellar floods, check the lid before you step: it can float off and leave a well in the floor. Old wells in the yard deserve the same care.',
      sources: [durant],
    },
    {
      title: 'Ten tons, and a full dumpster',
      text: 'Mercer Road got its weight limit in 2013. Whether it still has one, the township can say. It is worth the call before a big cleanup. A loaded container or a tank truck can pass ten tons. Two small ones may be the answer, or boards for the drive in a wet month.',
      sources: [tenTons],
    },
  ],
  year: [
    { from: 2, to: 4, what: 'Thaw on flat fields: cellars seep', kind: 'water' },
    { from: 6, to: 8, what: 'Lightning on tall barns and well pumps', kind: 'fire' },
    { from: 8, to: 9, what: 'Late storms: roads by the creeks', kind: 'cloudburst' },
  ],
  firstSteps: [
    'Struck by lightning: call 911 even with no flame. It can smolder in a wall for hours.',
    'Say “Lawrence County” with the address. Beaver County has a Pulaski Township too.',
    'Test an old cellar floor with a pole before each step while water covers it.',
    'Lay plastic over an earth floor after it has drained, not before, and weight the edges with stone.',
  ],
  others: [
    {
      name: 'Pulaski Township',
      why: 'a flooded or closed road, and weight limits',
      sources: [tenTons],
    },
  ],
  questions: [
    {
      question: 'Lightning burned out the well pump. Is that insured?',
      answer:
        'Most home policies name lightning. The burden is to show it: keep the burned motor and the splice, and ask for a line in the installer’s report. A barn’s pump may need the farm policy.',
      sources: [],
    },
    {
      question: 'Why do two Pulaskis turn up when I search?',
      answer:
        'There are two townships of the name. This one lies on the Ohio side of Lawrence County. The other is near New Brighton in Beaver County.',
      sources: [township, namesake],
    },
  ],
}
