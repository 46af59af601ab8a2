import type { AreaStory, Source } from '../story.ts'

const city: Source = { title: 'Wikipedia, “Warren, Ohio”', url: 'https://en.wikipedia.org/wiki/Warren,_Ohio' }
const flood1913: Source = {
  title: 'Tribune Chronicle, “The flood of 1913”, March 2013',
  url: 'http://www.tribtoday.com/news/local-news/2013/03/the-flood-of-1913/',
}
const fiftyMillion: Source = {
  title: 'The Vindicator, “Heavy storms cause flooding”, 3 May 2002',
  url: 'http://www.vindy.com/news/2002/may/03/trumbull-county-heavy-storms-cause-flooding/',
}
const leaves: Source = {
  title: 'The Vindicator, “Heavy rain causes flooding”, 18 October 2006',
  url: 'https://vindyarchives.com/news/2006/oct/18/heavy-rain-causes-flooding/',
}
const perkinsPark: Source = {
  title: 'The Vindicator, on the flood warning, 7 March 2011',
  url: 'https://vindyarchives.com/news/2011/mar/07/flood-warning-8216turn-around-don8217t-d',
}
const gardenDistrict: Source = {
  title: 'Tribune Chronicle, “Regrowth”, August 2013',
  url: 'http://www.tribtoday.com/news/local-news/2013/08/regrowth/',
}
const starAllotment: Source = {
  title: 'Tribune Chronicle, “Warren’s water woes”, September 2013',
  url: 'http://www.tribtoday.com/news/local-news/2013/09/warren-s-water-woes/',
}
const familiarPlaces: Source = {
  title: 'The Vindicator, “Trumbull flooding hits all familiar places, including basements”, 14 January 2017',
  url: 'https://vindyarchives.com/news/2017/jan/14/flooding-hits-familiar-places',
}
const fourInches: Source = {
  title: 'WYTV, on the flooding of 13 September, 1 October 2019',
  url: 'https://www.wytv.com/news/local-news/warren-homeowners-including-mayor-want-answers-after-flooding/',
}
const pineAvenue: Source = {
  title: 'WKBN, on flooded streets and soggy basements, 7 March 2022',
  url: 'https://www.wkbn.com/news/local-news/heavy-rains-created-flooded-streets-and-soggy-basements-in-valley/',
}
const tapWater: Source = {
  title: 'City of Warren, drinking water report for 2010',
  url: 'http://www.warren.org/water.htm',
}

export const warren: AreaStory = {
  heading: 'Warren: four inches before breakfast',
  lead: 'On 13 September 2019 four inches of rain fell on the city in three early hours, and basements flooded in every quarter of it. How that happens, and what helps.',
  description:
    'Flooded basements, leaf-choked drains and old houses in Warren, Ohio: what the storms since 2002 have shown, and how to dry a painted old room.',
  facts: [
    { label: 'Kind', value: 'City and county seat, 39,201 people (2020 census)', sources: [city] },
    { label: 'Waters', value: 'Mahoning River', sources: [city] },
    {
      label: 'Houses',
      value: 'Perkins Homestead and the 22-block garden district north of downtown',
      sources: [gardenDistrict],
    },
    {
      label: 'Water and sewer',
      value: 'City water from Mosquito Creek Reservoir (2010)',
      sources: [tapWater],
    },
  ],
  record: [
    {
      when: 'March 1913',
      what: 'Most of downtown went under, and homes in The Flats were washed away.',
      sources: [flood1913],
    },
    {
      when: '2 May 2002',
      what: 'Up to 2.25 inches in a short time: three feet of water in one basement, and four times the usual flow at the treatment plant.',
      sources: [fiftyMillion],
    },
    {
      when: '17 October 2006',
      what: 'Fallen leaves stopped the intakes. The northwest side had it worst.',
      sources: [leaves],
    },
    {
      when: 'July 2013',
      what: 'Residents of the former Star Allotment told of storm and sewer water, four to six feet deep.',
      sources: [starAllotment],
    },
    {
      when: '13 September 2019',
      what: 'Four inches in three hours. Some 75 residents came to the meeting that followed.',
      sources: [fourInches],
    },
  ],
  reasons: [
    {
      title: 'Two waters in one pipe',
      text: 'A study named problem areas in each quadrant of the city, places where sewage and storm water mix, as the pollution control director said in 2019. So rain alone can bring the other water in. Hang a water alarm a hand above the floor drain; it costs little and wakes you while the carpet is still dry.',
      sources: [fourInches],
    },
    {
      title: 'October has its own flood',
      text: 'In 2006 it took only 1.75 inches, because leaves had covered the grates. The water went down once city crews had cleared them again. If your drive dips toward the street, that one grate may decide whether the garage stays dry.',
      sources: [leaves],
    },
    {
      title: 'Pine Avenue and the park',
      text: 'A driver stalled in the water on Pine Avenue in January 2017, and two cars had to be towed from it in March 2022. Half of Perkins Park was under in March 2011. Learn another way home, and leave no car in a low lot overnight.',
      sources: [familiarPlaces, pineAvenue, perkinsPark],
    },
    {
      title: 'Paint in the garden district',
      text: 'The old homes north of downtown were being restored in 2013. Before 1978 paint could hold lead. When such a room gets wet, the paint lifts; sanding or dry scraping then spreads the dust. Dry the wall first, seal the room off, and have the paint tested before any tool touches it.',
      sources: [gardenDistrict],
    },
  ],
  year: [
    { from: 5, to: 9, what: 'Cloudbursts on mixed sewers', kind: 'cloudburst' },
    { from: 10, to: 11, what: 'Leaves on the grates', kind: 'water' },
    { from: 1, to: 3, what: 'River high, Perkins Park under water', kind: 'water' },
    { from: 12, to: 2, what: 'Radiators freeze in closed-off rooms', kind: 'frost' },
  ],
  firstSteps: [
    'Leave the cleanout plug shut: what stands in the pipe comes out at that height.',
    'Look at the street. A full gutter means wait; an empty one means the blockage may be yours.',
    'Take books and papers up first. Soaked ones can be frozen in bags and dried later.',
    'Do not scrape or sand lifted paint.',
  ],
  others: [
    {
      name: 'Warren Water Pollution Control',
      why: 'a sewer that backs up, or a catch basin that no longer drains',
      sources: [fiftyMillion, fourInches],
    },
  ],
  questions: [
    {
      question: 'The sewage is gone. What has to leave the room?',
      answer:
        'Carpet, pad, soaked drywall and pressed wood, as a rule. Solid wood, metal and sealed concrete can be cleaned, disinfected and dried. Photograph each piece before it goes to the curb.',
      sources: [],
    },
    {
      question: 'Can family papers be saved?',
      answer:
        'Often. Rinse off mud in clean water, do not pry leaves apart, freeze them flat in bags, and ask for freeze-drying. Photographs should not dry in a stack.',
      sources: [],
    },
  ],
}
