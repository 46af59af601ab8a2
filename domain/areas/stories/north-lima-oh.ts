import type { AreaStory, Source } from '../story.ts'

const gazetteer: Source = {
  title: 'U.S. Census Bureau, 2025 Gazetteer',
  url: 'https://www.census.gov/geographies/reference-files/time-series/geo/gazetteer-files.html',
}
const ivan: Source = {
  title: 'The Vindicator, “Official says Valley needs storm water control plan”, 17 September 2004',
  url: 'https://vindyarchives.com/news/2004/sep/17/official-says-valley-needs-storm-water-control',
}
const identity: Source = {
  title: 'The Vindicator, “Trustees want an identity for area”, 23 November 2005',
  url: 'https://vindyarchives.com/news/2005/nov/23/trustees-want-an-identity-for-area/',
}
const influx: Source = {
  title: 'Akron Legal News, “Mahoning County township experiences residential influx”, 11 April 2013',
  url: 'https://www.akronlegalnews.com/editorial/6654',
}
const aqua: Source = {
  title: 'WKBN, “Water company completes over $10 million in local improvements”, 11 December 2017',
  url: 'http://wkbn.com/2017/12/11/water-company-completes-over-10-million-in-local-improvements/',
}

export const northLima: AreaStory = {
  heading: 'North Lima: newer basements, older pumps',
  lead: 'We found no street in North Lima on record for floods. So this page is about your own lot: the pit, the pump, the pipe that leaves it, and who owns the wall.',
  description:
    'Sump pumps, frozen discharge pipes and planned-unit houses in North Lima, Ohio: a test with one bucket, and what to do when the pump only hums.',
  facts: [
    { label: 'Kind', value: 'Unincorporated, a census-designated place', sources: [gazetteer] },
    {
      label: 'Roads',
      value: 'Market Street and South Avenue; Route 7 to the Turnpike interchange',
      sources: [identity, influx],
    },
    {
      label: 'Houses',
      value: 'Many single-family and planned-unit homes added in Beaver Township in the ten years to 2013',
      sources: [influx],
    },
    { label: 'Water and sewer', value: 'Aqua Ohio serves Beaver Township (2017)', sources: [aqua] },
    {
      label: 'Known for',
      value: 'Hotels and fuel by the Turnpike, farms to the south (2013)',
      sources: [influx],
    },
  ],
  record: [
    {
      when: 'September 2004',
      what: 'After Ivan many complaints of flooding came from State Route 165 and Western Reserve Road, in Springfield, Beaver and Goshen townships.',
      sources: [ivan],
    },
  ],
  reasons: [
    {
      title: 'Pumps from the building years',
      text: 'In 2013 a paper wrote of ten years of strong building in Beaver Township. A pump put in then, and never changed, has served a long time. Twice a year pour a bucket of water into the pit. The pump should start by itself, empty it and stop. If it needs a kick, it needs a successor.',
      sources: [influx],
    },
    {
      title: 'Where the pipe comes out',
      text: 'The best pump fails against a plugged pipe. South of the Turnpike the township was still farm country in 2013, and on such a lot the discharge often ends in grass. In frost the mouth freezes shut. Give it fall and a wide end, and leave a gap near the house where water can spill if the rest is ice.',
      sources: [influx],
    },
    {
      title: 'Two owners, one wall',
      text: 'Planned units, such as those off Market Street, tend to have an association. Then the roof may be the association’s and the drywall yours, or not: the bylaws draw the line, each in its own way. Read that page now and keep it with your policy. After a leak both insurers will ask for it.',
      sources: [influx],
    },
  ],
  year: [
    { from: 3, to: 4, what: 'Thaw: the pump runs most', kind: 'water' },
    { from: 6, to: 9, what: 'Downpours: yards drain slower than roofs', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Discharge pipes freeze at the mouth', kind: 'frost' },
  ],
  firstSteps: [
    'Pump hums, water rises: unplug it, if plug and floor are dry, and go look at the pipe’s mouth outside.',
    'Clear ice or mud there, or loosen the first coupling outdoors so that water can leave.',
    'Push a length of gutter pipe under the downspout nearest the wet corner.',
    'In a planned unit, tell the association’s manager the same day as your insurer, in writing.',
  ],
  others: [
    {
      name: 'Aqua Ohio',
      why: 'a valve at the street that will not close, a break in the main',
      sources: [aqua],
    },
    { name: 'Beaver Township trustees', why: 'a road ditch or culvert that is blocked', sources: [identity] },
  ],
  questions: [
    {
      question: 'How long does a sump pump last?',
      answer:
        'There is no fixed age. One that runs every hour wears out years before one that runs in April only. Age, noise and rust together are reason enough to replace it in a dry week.',
      sources: [],
    },
    {
      question: 'Battery backup, or a pump driven by tap water?',
      answer:
        'A battery gives hours. A water-driven pump works as long as the town water runs, needs no power and uses a good deal of water. With a private well it is no help: no power, no water.',
      sources: [],
    },
  ],
}
