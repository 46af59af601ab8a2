import type { AreaStory, Source } from '../story.ts'

const city: Source = {
  title: 'Wikipedia, “East Liverpool, Ohio”',
  url: 'https://en.wikipedia.org/wiki/East_Liverpool,_Ohio',
}
const littleBeaver: Source = {
  title: 'Wikipedia, “Little Beaver Creek”',
  url: 'https://en.wikipedia.org/wiki/Little_Beaver_Creek',
}
const oldHouses: Source = {
  title: 'East Liverpool Historical Society, on the city’s older buildings',
  url: 'http://www.eastliverpoolhistoricalsociety.org/cityyesterday.htm',
}
const crests: Source = {
  title: 'WKBN, “Historic floods for the Ohio River”, 23 February 2018',
  url: 'http://wkbn.com/2018/02/23/historic-floods-for-the-ohio-river/',
}
const routeEleven: Source = {
  title: 'Morning Journal, “Sliding hillside worries Liverpool officials”, April 2013',
  url: 'http://www.morningjournalnews.com/news/local-news/2013/04/sliding-hillside-worries-liverpool-officials/',
}
const manholes: Source = {
  title: 'The Review, “Area experiences severe flooding”, July 2013',
  url: 'http://www.reviewonline.com/news/local-news/2013/07/area-experiences-severe-flooding/',
}
const lisbonStreet: Source = {
  title: 'WYTV, “East Liverpool street reopens after damage due to ground movement”, 22 July 2016',
  url: 'http://wytv.com/2016/07/22/east-liverpool-street-reopens-after-damage-due-to-ground-movement/',
}
const garfieldStreet: Source = {
  title: 'WYTV, “East Liverpool official hopeful collapsed wall will be fixed”, 10 February 2017',
  url: 'http://wytv.com/2017/02/10/east-liverpool-official-hopeful-collapsed-wall-will-be-fixed/',
}
const riverRoad: Source = {
  title: 'WYTV, on high water along the Ohio River, 17 February 2018',
  url: 'http://wytv.com/2018/02/17/officials-along-parts-of-ohio-river-say-flooding-could-have-been-worse/',
}
const dresden: Source = {
  title: 'WFMJ, on the mudslide in East Liverpool, 7 March 2018',
  url: 'http://www.wfmj.com/story/37672423/mudslide-closed-road-in-east-liverpool',
}
const dresdenAvenue: Source = {
  title: 'The Review, “Dresden work begins”, March 2018',
  url: 'http://www.reviewonline.com/news/local-news/2018/03/dresden-work-begins/',
}
const oldStormPipes: Source = {
  title: 'The Review, “Online stormwater course provides insight into EL plight”, September 2019',
  url: 'https://www.reviewonline.com/news/local-news/2019/09/online-stormwater-course-provides-insight-into-el-plight/',
}
const demolitions: Source = {
  title: 'The Review, “Local communities to benefit from demolition of homes”, November 2024',
  url: 'https://www.reviewonline.com/news/local-news/2024/11/local-communities-to-benefit-from-demolition-of-homes/',
}
const utilities: Source = {
  title: 'Morning Journal, “EPA tells EL to send drinking water notices”, February 2025',
  url: 'https://www.morningjournalnews.com/news/local-news/2025/02/epa-tells-el-to-send-drinking-water-notices/',
}

export const eastLiverpool: AreaStory = {
  heading: 'East Liverpool: water down the hillsides',
  lead: 'In July 2013 the river kept to its bed and the city flooded all the same. Here the slope counts as much as the stage, and now and then the slope itself moves.',
  description:
    'Hillside runoff, slides, river crests and smoke from empty houses in East Liverpool, Ohio: what is on record and how to read a slope.',
  facts: [
    { label: 'Kind', value: 'City, 9,958 people (2020 census)', sources: [city] },
    {
      label: 'Waters',
      value: 'Ohio River; Little Beaver Creek enters it just to the east',
      sources: [littleBeaver],
    },
    {
      label: 'Ground',
      value: 'Beside Route 11 clay, not rock, the city said in 2013',
      sources: [routeEleven],
    },
    { label: 'Houses', value: 'Many of them 80 to 100 years old or older', sources: [oldHouses] },
    { label: 'Known for', value: '“Pottery Capital of the World”', sources: [city] },
  ],
  record: [
    {
      when: '19 March 1936',
      what: 'The Ohio crested at 29.9 feet; on 20 January 1996 it reached 24.8.',
      sources: [crests],
    },
    {
      when: 'July 2013',
      what: 'Two inches in 90 minutes. Manhole covers blew off, and water came up through the pavement of Center Street.',
      sources: [manholes],
    },
    {
      when: 'Spring 2016',
      what: 'Three homes on Lisbon Street slid and had to come down.',
      sources: [lisbonStreet],
    },
    {
      when: 'February 2017',
      what: 'A retaining wall on Garfield Street gave way above a back yard.',
      sources: [garfieldStreet],
    },
    {
      when: 'February 2018',
      what: 'The river closed River Road and covered Patterson Field.',
      sources: [riverRoad],
    },
    {
      when: 'March 2018',
      what: 'After rain and melting snow a hillside slid onto Dresden Avenue.',
      sources: [dresden, dresdenAvenue],
    },
  ],
  reasons: [
    {
      title: 'Rain from the townships above',
      text: 'City officials said in 2019 that township storm water runs downhill into pipes 50 to 100 years old. In 2013 creeks along the slopes struck Dresden Avenue. If your yard ends at a bank, a drain across its upper edge and a clean grate at the cellar steps do more than a bigger pump.',
      sources: [oldStormPipes, manholes],
    },
    {
      title: 'Clay on shale, and tired walls',
      text: 'Steep ground with clay over shale is how a contractor explained the slide of 2018. A city official said in 2017 that over half the town stands on a hillside. A wall that bellies, a fence out of line, a new wet spot below: two of these in one week are reason to sleep elsewhere and call an engineer.',
      sources: [dresden, garfieldStreet],
    },
    {
      title: 'An empty house next door',
      text: 'In November 2024 it was reported that 30 demolitions in the city had been funded. Until an empty house goes, its gutters spill on your wall, and if it burns its smoke looks for your attic. Note broken windows and open doors, with dates, and give the list to the city.',
      sources: [demolitions],
    },
  ],
  year: [
    { from: 12, to: 3, what: 'High river: the lowest streets', kind: 'water' },
    { from: 2, to: 4, what: 'Soaked slopes and bulging walls', kind: 'water' },
    { from: 6, to: 8, what: 'Runoff in old storm pipes', kind: 'cloudburst' },
    { from: 11, to: 3, what: 'Fires in empty buildings', kind: 'fire' },
  ],
  firstSteps: [
    'If the bank cracks or trees lean, leave by the side away from it, and take the neighbors along.',
    'Film the street, the grate and the uphill yard while the water runs.',
    'Park nothing and pile no snow at the top of a leaning wall: weight up there moves it.',
    'After a fire next door keep windows shut and the furnace fan off until the filter has been looked at.',
  ],
  others: [
    {
      name: 'East Liverpool Board of Public Utilities',
      why: 'city water: a broken main, lost pressure',
      sources: [utilities],
    },
  ],
  questions: [
    {
      question: 'The hill cracked my wall. Is that insured?',
      answer:
        'Home policies often leave earth movement out, and mine cover is something else again. Report it even so, and have an engineer write down the cause: slope, pipe or mine.',
      sources: [],
    },
    {
      question: 'The fire was next door. Why does my closet smell?',
      answer:
        'Smoke moves with the air, through eaves, bath vents and gaps around pipes. Wipe a white cloth along one high shelf; if it comes away gray, call your insurer before anyone washes a wall.',
      sources: [],
    },
  ],
}
