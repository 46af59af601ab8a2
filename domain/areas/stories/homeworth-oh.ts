import type { AreaStory, Source } from '../story.ts'

const township: Source = { title: 'Knox Township, history', url: 'http://knoxtownshipohio.com/history.htm' }
const garage: Source = {
  title: 'The Vindicator, “Columbiana County continues to tally up impact of flooding”, 1 August 2003',
  url: 'https://vindyarchives.com/news/2003/aug/01/columbiana-county-continues-to-tally-up-impact-of',
}
const bandyRoad: Source = {
  title: 'Morning Journal, “If you can read this, county did not wash away”, April 2013',
  url: 'http://www.morningjournalnews.com/news/local-news/2013/04/if-you-can-read-this-county-did-not-wash-away/',
}
const usualPlaces: Source = {
  title: 'Morning Journal, “A lot of rain, but most of county spared serious consequences”, September 2018',
  url: 'http://www.morningjournalnews.com/news/local-news/2018/09/a%E2%80%88lot-of-rain-but-most-of-county-spared-serious-consequences/',
}

export const homeworth: AreaStory = {
  heading: 'Homeworth: garages, barns and western creeks',
  lead: 'In July 2003 high water took a garage away here. Sheds and barns stand lowest and are looked at last. A page for owners with more than one roof.',
  description:
    'Flooded garages, barns in wind and frozen shops at Homeworth, Ohio: what the record shows, and how to treat tools, fuel and wet hay.',
  facts: [
    { label: 'Kind', value: 'Community in Knox Township', sources: [garage] },
    { label: 'Known for', value: 'Platted in August 1851 under the name of Winchester', sources: [township] },
    {
      label: 'Roads',
      value: 'Knox Township: a usual place for minor road flooding (2018)',
      sources: [usualPlaces],
    },
  ],
  record: [
    {
      when: '16 August 1941',
      what: 'A tornado swept the North Georgetown area of Knox Township.',
      sources: [township],
    },
    {
      when: 'July 2003',
      what: 'The west of the county was hit hardest. Creeks left their banks, and a garage in Homeworth was swept off.',
      sources: [garage],
    },
    {
      when: 'April 2013',
      what: 'An evening storm put water over Bandy Road in the township.',
      sources: [bandyRoad],
    },
  ],
  reasons: [
    {
      title: 'Why a garage goes first',
      text: 'The Sunday rain of 2003 sent muddy water into homes and shops of the western county, and one garage here did not stay. A garage slab mostly lies below the house floor, and its door gives way early. Put fuel, paint and poison on a high shelf, and bolt the shelf. A can afloat spoils all it touches.',
      sources: [garage],
    },
    {
      title: 'Knox Township roads go under',
      text: 'Bandy Road had water in 2013. In 2018 the county called the township one of its usual places for minor flooding on the road. So plan for a day without a way out: park on the high side, keep medicine for a week, and learn a second route while it is dry.',
      sources: [bandyRoad, usualPlaces],
    },
    {
      title: 'The summer of 1941, and big doors',
      text: 'A tornado is rare in any one place, and the township history still names this one. Most barns do not need a tornado. Wind that gets in by a loose door lifts the roof from below. Check track, header and braces on a calm day, and afterward sight along the corners: a lean shows against the sky.',
      sources: [township],
    },
  ],
  year: [
    { from: 7, to: 8, what: 'Stalled rain: low slabs and lanes', kind: 'cloudburst' },
    { from: 5, to: 9, what: 'Gusts under metal roofs and big doors', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Unheated shops: pumps and hoses split', kind: 'frost' },
    { from: 10, to: 3, what: 'Heat lamps and stoves in sheds', kind: 'fire' },
  ],
  firstSteps: [
    'People first, then animals: open the gates that lead uphill.',
    'Leave a tractor or mower off if it stood in water. There may be some in its oil and fuel.',
    'A rainbow film or a smell of fuel means stay out, and say so when you call.',
    'Photograph the serial plates of machines before you shift them.',
  ],
  others: [],
  questions: [
    {
      question: 'Is my barn insured like my house?',
      answer:
        'Often under a heading of its own, other structures, with its own limit. One that earns money may fall outside. Ask your agent to name every roof that stands on the policy.',
      sources: [],
    },
    {
      question: 'The hay got wet. Can it wait until the house is dry?',
      answer:
        'No. Damp hay heats from within and can take fire days later. Stack it outdoors and away from walls, and ask your fire department before you open a hot bale.',
      sources: [],
    },
  ],
}
