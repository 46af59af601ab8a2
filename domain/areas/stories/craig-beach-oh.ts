import type { AreaStory, Source } from '../story.ts'

const census: Source = { title: 'U.S. Census Bureau, 2020 census', url: 'https://data.census.gov/' }
const locator: Source = {
  title: 'Ohio HometownLocator, “Craig Beach”',
  url: 'https://ohio.hometownlocator.com/oh/mahoning/craig-beach.cfm',
}
const township: Source = { title: 'Milton Township, “Info”', url: 'http://www.miltontownshipohio.org/info' }
const stateParkHistory: Source = {
  title: 'Akron Legal News, on Craig Beach and Lake Milton, 6 June 2013',
  url: 'http://www.akronlegalnews.com/editorial/7184',
}
const amusementPark: Source = {
  title: 'The Business Journal, “Craig Beach: From Snack Shack to Entertainment Mecca”',
  url: 'https://businessjournaldaily.com/craig-beach-from-snack-shack-to-entertainment-mecca/',
}
const beach: Source = {
  title: 'The Vindicator, “Sand and water draw crowds”, 16 August 2002',
  url: 'http://www.vindy.com/news/2002/aug/16/sand-and-water-draw-crowds/',
}
const lowAreas: Source = {
  title: 'The Vindicator, “Official says Valley needs storm water control plan”, 17 September 2004',
  url: 'https://vindyarchives.com/news/2004/sep/17/official-says-valley-needs-storm-water-control',
}

export const craigBeach: AreaStory = {
  heading: 'Craig Beach: cottages that became houses',
  lead: 'Many homes by Lake Milton began as summer cottages, and pipes meant for July have to get through January. How to close a cottage, open it again and keep its crawl space dry.',
  description:
    'Frozen pipes, crawl spaces and mold in the cottages of Craig Beach, Ohio: closing for winter, opening in spring, and what policies say about empty houses.',
  facts: [
    {
      label: 'Kind',
      value: 'Village, 1,076 people (2020 census), in Milton Township',
      sources: [census, locator],
    },
    {
      label: 'Waters',
      value: 'Lake Milton, a reservoir of 1,685 acres on the Mahoning',
      sources: [township],
    },
    {
      label: 'Houses',
      value: 'Summer cottages of 1920 to 1940, made into homes in the 1940s',
      sources: [township],
    },
    {
      label: 'Known for',
      value: 'An amusement park, razed in 1966; the beach of Lake Milton State Park',
      sources: [amusementPark, beach],
    },
  ],
  record: [
    {
      when: '1986 to 1988',
      what: 'The dam of 1913 to 1917 was judged unsafe and repaired; the lake became a state park.',
      sources: [township, stateParkHistory],
    },
    {
      when: 'September 2004',
      what: 'The county’s emergency director named Lake Milton at one end of the low areas that had flooded.',
      sources: [lowAreas],
    },
  ],
  reasons: [
    {
      title: 'Built for July',
      text: 'The township writes that the years from 1920 to 1940 brought summer cottages and the 1940s turned them into permanent homes. By 1960 the village had twice the people of 1950. A floor made for bare feet often has pipes right under it, in moving air. Skirting, a heat cable with a thermostat and a drain valve at the lowest point change that.',
      sources: [township],
    },
    {
      title: 'Half a year behind a locked door',
      text: 'A cottage that is shut from October to April has no one to hear water. What freezes in January runs when the thaw comes, and it runs until Easter. Close the valve, blow the lines out, pour plumbing antifreeze into the traps, and leave cabinet doors and the refrigerator open.',
      sources: [],
    },
    {
      title: 'Damp from below',
      text: 'Under a converted cottage there is often bare soil. It gives off moisture all summer, and the joists above drink it. Mold there smells upstairs before it is seen. The cure is dull: cover the soil, mend the downspouts, close the vents or open them, whichever the meter asks for.',
      sources: [],
    },
  ],
  year: [
    { from: 10, to: 11, what: 'Closing: drain lines and traps', kind: 'frost' },
    { from: 12, to: 3, what: 'Frost under floors, nobody home', kind: 'frost' },
    { from: 4, to: 5, what: 'Opening: leaks and musty rooms', kind: 'water' },
    { from: 7, to: 8, what: 'Damp crawl spaces', kind: 'water' },
  ],
  firstSteps: [
    'In spring, look under the floor with a flashlight before you turn the water on.',
    'Open the main a quarter turn and listen. Walk to every tap, then open it fully.',
    'If it smells of mold, keep the furnace fan off and open two windows.',
    'If a pipe is frozen, open its tap and warm it from the tap backward. No open flame under a wooden floor.',
  ],
  others: [],
  questions: [
    {
      question: 'Does my policy hold while the cottage stands empty?',
      answer:
        'Often with conditions. Many policies limit frozen pipes unless the heat was kept on or the lines were drained, and some change after a number of empty days. Ask what “vacant” means in yours.',
      sources: [],
    },
    {
      question: 'Mold on the joists. Must the floor come up?',
      answer:
        'Seldom. While the wood is sound it can be cleaned from below, once the damp has been stopped. A screwdriver pushed into the joist tells which it is.',
      sources: [],
    },
    {
      question: 'Can the lake itself come in?',
      answer:
        'We found no dated report of the lake in houses of the village. A lot at the shore is worth a look at the FEMA flood map all the same.',
      sources: [],
    },
  ],
}
