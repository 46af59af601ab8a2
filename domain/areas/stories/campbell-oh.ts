import type { AreaStory, Source } from '../story.ts'

const city: Source = {
  title: 'Wikipedia, “Campbell, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Campbell,_Ohio',
}
const colony: Source = {
  title: 'K. Herstad, “The Workingmen’s Colony”, 8 October 2018',
  url: 'https://kaeleighherstad.com/2018/10/08/the-workingmens-colony-labor-conflict-and-historic-preservation-in-campbell-ohio/',
}
const burned: Source = {
  title: 'Bob on Books, “Growing Up in Working Class Youngstown: Campbell”, 27 February 2021',
  url: 'https://bobonbooks.com/2021/02/27/growing-up-in-working-class-youngstown-campbell/',
}
const juneOf2003: Source = {
  title: 'The Vindicator, “Campbell irked by damage from floods”, 21 June 2003',
  url: 'https://vindyarchives.com/news/2003/jun/21/campbell-irked-by-damage-from-floods-many-gripe/',
}
const secondWard: Source = {
  title: 'The Vindicator, “Residents discuss flooding”, 27 October 2005',
  url: 'https://vindyarchives.com/news/2005/oct/27/residents-discuss-flooding',
}
const sewagePlants: Source = {
  title: 'The Vindicator, “3 Mahoning Co. sewer plants accused of excessive pollution”, 12 July 2007',
  url: 'http://www.vindy.com/news/2007/jul/12/3-mahoning-co-sewer-plants-accused-of-excessive/',
}
const highWater: Source = {
  title: 'The Vindicator, “Rain triggers flooding fears”, 8 August 2007',
  url: 'https://vindyarchives.com/news/2007/aug/08/rain-triggers-flooding-fears',
}
const windstorm: Source = {
  title: 'The Vindicator, “Windstorm sweeps through area”, 12 February 2009',
  url: 'https://vindyarchives.com/news/2009/feb/12/windstorm-sweeps-through-area-causing-damage',
}
const oldPipes: Source = {
  title: 'WYTV, “Campbell looking at tax levy to fix water system”, 21 December 2017',
  url: 'http://wytv.com/2017/12/21/campbell-looking-at-tax-levy-to-fix-water-system-100-year-old-pipes/',
}
const aquaPurchase: Source = {
  title: 'The Vindicator, “Aqua Ohio purchases Campbell’s water system”, 1 August 2019',
  url: 'https://www.vindy.com/news/2019/aug/01/aqua-ohio-purchases-campbells-water-system/',
}

export const campbell: AreaStory = {
  heading: 'Campbell: concrete rows, shared walls',
  lead: 'In a row house the neighbor’s leak is soon your leak. On the slope above, the rain of a whole street may come to your back wall. What Campbell’s records say about both.',
  description:
    'Water and smoke through shared walls, slope runoff and old mains in Campbell, Ohio: how row houses dry, and how to tell a main break from rain.',
  facts: [
    { label: 'Kind', value: 'City, 7,852 people (2020 census)', sources: [city] },
    { label: 'Waters', value: 'Mahoning River', sources: [city] },
    {
      label: 'Houses',
      value: 'Among them the steel company’s concrete row houses, begun after 1916',
      sources: [city, colony],
    },
    {
      label: 'Water and sewer',
      value: 'Aqua Ohio agreed in 2019 to buy the water system; county sewage plant on Wilson Avenue (2007)',
      sources: [aquaPurchase, sewagePlants],
    },
    { label: 'Known for', value: 'The Campbell Works, closed on 19 September 1977', sources: [city] },
  ],
  record: [
    {
      when: 'January 1916',
      what: 'During a steel strike most of the business district burned.',
      sources: [city, burned],
    },
    {
      when: 'June 2003',
      what: 'Several neighborhoods flooded, Almasy Drive and Kendall Avenue not for the first time.',
      sources: [juneOf2003],
    },
    {
      when: 'October 2005',
      what: 'The Second Ward spoke of runoff that filled basements; the city’s engineer called the sewers too small.',
      sources: [secondWard],
    },
    { when: 'August 2007', what: 'High water on Center and Porter streets.', sources: [highWater] },
    {
      when: '11 February 2009',
      what: 'A windstorm put out the power in much of the city.',
      sources: [windstorm],
    },
  ],
  reasons: [
    {
      title: 'Rows cast after the fire',
      text: 'After 1916 the company built rows of prefabricated concrete houses, described as the world’s first such development, and many still stand. Concrete between two homes looks solid. Joints, pipe holes and the common footing are not. When one side is wet, both sides want measuring, and both owners a copy.',
      sources: [city, colony],
    },
    {
      title: 'Down from Struthers-Liberty Road',
      text: 'Residents of Camvet Drive and Dumont Avenue told the city in October 2005 how runoff from the road filled their basements. On a slope, fight the water before the wall. A shallow swale uphill, a trench drain across the drive, a downspout that ends beside the house: these come first. A second pump comes last.',
      sources: [secondWard],
    },
    {
      title: 'Clear water on a dry day',
      text: 'In 2017 officials said that 98% of the city’s water pipes were more than a hundred years old. Two years later Aqua Ohio agreed to buy the system. A broken main can find your cellar through the trench of your own service line. If the water is clear and cold and no rain has fallen, call the water company first.',
      sources: [oldPipes, aquaPurchase],
    },
  ],
  year: [
    { from: 1, to: 2, what: 'Mains and service lines in deep frost', kind: 'frost' },
    { from: 6, to: 10, what: 'Runoff from the slope', kind: 'cloudburst' },
    { from: 11, to: 2, what: 'Heating season: smoke travels in a row', kind: 'fire' },
  ],
  firstSteps: [
    'Row house: knock on both sides at once, for water and for smoke alike.',
    'Smoke from next door: shut windows, stop bath and kitchen fans. A fan draws it in.',
    'No drilling into the common wall to let water out. Half of it is not yours.',
    'Hold a glass of the water to the light. Clear or muddy is the first clue.',
  ],
  others: [
    { name: 'Aqua Ohio', why: 'clear water from the ground, low pressure', sources: [aquaPurchase] },
    {
      name: 'Mahoning County, Campbell sewage plant',
      why: 'sewage that returns through a drain',
      sources: [sewagePlants],
    },
  ],
  questions: [
    {
      question: 'The fire was next door. Is the smoke in my house a claim?',
      answer:
        'Many policies cover smoke no matter whose fire it was. Ask yours before you wipe anything, and photograph sills, outlets and the tops of doors, where soot settles.',
      sources: [],
    },
    {
      question: 'How long does a concrete wall take to dry?',
      answer:
        'Longer than wood: think of weeks. The face dries in days and misleads. A probe set into the wall tells when paint or drywall may go back.',
      sources: [],
    },
  ],
}
