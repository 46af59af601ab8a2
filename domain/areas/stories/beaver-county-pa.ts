import type { AreaStory, Source } from '../story.ts'

const county: Source = {
  title: 'Wikipedia, “Beaver County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Beaver_County,_Pennsylvania',
}
const chronology: Source = {
  title: 'Beaver County history (bcpahistory.org), “Beaver County Chronology”',
  url: 'https://bcpahistory.org/beavercounty/BeaverCountyTopical/Timelines/BeaverCountyCchronology.html',
}
const floodOf1936: Source = {
  title: 'Beaver County history (bcpahistory.org), “1936 Flood”',
  url: 'https://bcpahistory.org/beavercounty/BeaverCountyTopical/Disasters/1936Flood/1936Flood.html',
}
const littleBeaver: Source = {
  title: 'Tribune-Review, “Little Beaver Creek overflows, hundreds evacuated”, 23 May 2004',
  url: 'https://archive.triblive.com/news/little-beaver-creek-overflows-hundreds-evacuated/',
}
const connoquenessing: Source = {
  title: 'Disaster News Network, “Flooded PA muds out”, 11 October 2004',
  url: 'https://www.disasternews.net/news/article.php?articleid=1965&printthis=1',
}
const beast: Source = {
  title: 'Beaver County Times, “It was a beast of a storm”, 27 September 2011',
  url: 'https://www.timesonline.com/story/news/crime/2011/09/27/it-was-beast-storm-cleanup/18410088007/',
}
const landslide: Source = {
  title: 'Pittsburgh Post-Gazette, on the pipeline revisited, 25 September 2020',
  url: 'https://post-gazette.com/business/powersource/2020/09/25/Revolution-pipeline-repair-Energy-Transfer-explosion-Beaver-County-landslide/stories/202009240058',
}
const tornado: Source = {
  title: 'National Weather Service Pittsburgh, public information statement, 11 June 2020',
  url: 'https://mesonet.agron.iastate.edu/wx/afos/p.php?e=202006112323&pil=PNSPBZ',
}
const twoTornadoes: Source = {
  title: 'Beaver County Times, “Two tornadoes hit Beaver County early Saturday”, 16 October 2021',
  url: 'https://www.timesonline.com/story/news/local/2021/10/16/two-tornadoes-hit-beaver-county-early-saturday/8493042002/',
}
const mcKimWay: Source = {
  title: 'Pittsburgh Post-Gazette, “Cleaning up after the flood”, 6 April 2024',
  url: 'https://www.post-gazette.com/news/2024/04/06/Pittsburgh-weather-flood-cleanup-1/stories/202404060066',
}
const subsidence: Source = {
  title: 'Pennsylvania DEP, Mine Subsidence Insurance',
  url: 'http://www.dep.state.pa.us/MSI/MSIProducers/alerts/2015/DEPcampaign.html',
}
const radon: Source = {
  title: 'Pennsylvania DEP, news release on radon',
  url: 'https://www.media.pa.gov/pages/DEP_details.aspx?newsid=748',
}
const waterAuthority: Source = {
  title: 'Pennsylvania Municipal Authorities Association, “Beaver Falls Municipal Authority”',
  url: 'https://www.municipalauthorities.org/beaver-falls-municipal-authority/',
}
const emergencyServices: Source = {
  title: 'Beaver County Times, “County commissioners concerned about 911 funding”, 13 February 2015',
  url: 'https://www.timesonline.com/story/news/local/2015/02/13/county-commissioners-concerned-about-911/18505129007/',
}

export const beaverCounty: AreaStory = {
  heading: 'Beaver County: rivers, runs and steep ground',
  lead: 'The great flood here came down the Ohio in 1936. Most of what we list since came down a creek, a hill or out of the sky. What that means for a house in this county.',
  description:
    'River, creek, wind and mine damage in Beaver County, Pennsylvania: what is on record from 1936 to 2024, and the policies that are sold apart.',
  facts: [
    { label: 'Kind', value: 'County, 168,215 people (2020 census); seat Beaver', sources: [county] },
    { label: 'Waters', value: 'Ohio and Beaver rivers', sources: [county] },
    {
      label: 'Ground',
      value: 'The Beaver River falls more than 69 feet in its last five miles',
      sources: [chronology],
    },
    {
      label: 'Water and sewer',
      value: 'Beaver Falls Municipal Authority: river water for 23 municipalities (about 2011)',
      sources: [waterAuthority],
    },
  ],
  record: [
    {
      when: 'March 1936',
      what: 'The St. Patrick’s Day flood, the worst on record here: some 3,500 people in distress, Bridgewater under twelve feet.',
      sources: [floodOf1936],
    },
    {
      when: '22 May 2004',
      what: 'Little Beaver Creek reached more than 150 homes around Darlington; basements flooded from Beaver Falls to Ellwood City.',
      sources: [littleBeaver],
    },
    {
      when: 'September 2004',
      what: 'After Ivan the Connoquenessing put several feet of water through more than 50 homes in the northeast.',
      sources: [connoquenessing],
    },
    {
      when: '26 September 2011',
      what: 'Over two inches in the northwest: Chippewa and Franklin townships and Koppel worst; Bradys Run Park lost a bridge.',
      sources: [beast],
    },
    {
      when: '10 June 2020',
      what: 'An EF2 tornado on and off for ten miles, Ohioville to Daugherty Township; the strongest since 1985.',
      sources: [tornado],
    },
    {
      when: 'April 2024',
      what: 'A record rain on the 2nd, and the Connoquenessing in homes on McKim Way once more.',
      sources: [mcKimWay],
    },
  ],
  reasons: [
    {
      title: 'Small water does the everyday harm',
      text: 'In 1936 Bridgewater stood twelve feet deep, and that flood is still called the worst. The later reports, from May 2004 to April 2024, name creeks: Little Beaver, Connoquenessing, Bradys Run. A creek gives an hour where a river gives a day. If you live on one, pack before the rain and not during it.',
      sources: [floodOf1936, littleBeaver, beast, mcKimWay],
    },
    {
      title: 'Twenty tornadoes in seventy years',
      text: 'After October 2021 the Weather Service counted two new tornadoes here as the 19th and 20th since 1950. That is few for a county and enough for a house. Keep one wrench for the gas, one light for each sleeper and one photograph of each room, kept outside the home.',
      sources: [twoTornadoes],
    },
    {
      title: 'Slopes that have moved before',
      text: 'Reporters who wrote of the pipeline break in Center Township in 2018 noted a history of landslides in that part of the county. Signs come early: a fence that leans, a crack in the lawn that curves, a door that binds after rain. Keep roof water off the slope and ask a geotechnical engineer, not a builder.',
      sources: [landslide],
    },
  ],
  year: [
    { from: 2, to: 4, what: 'Thaw, ice and rain: rivers and big creeks', kind: 'water' },
    { from: 4, to: 10, what: 'Wind and trees', kind: 'cloudburst' },
    { from: 6, to: 9, what: 'Flash floods in narrow valleys', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frost in old river-town houses', kind: 'frost' },
  ],
  firstSteps: [
    'Give 911 your municipality with the street: Brighton Township is not New Brighton.',
    'On a slope, get out if trees crack or the floor tilts. Do not go back for anything.',
    'Keep the names of everyone who enters to inspect, with date and company.',
    'Keep three lists from the start: the building, its contents, and nights elsewhere.',
  ],
  others: [
    {
      name: 'Beaver County Emergency Services',
      why: 'emergencies through 911, and flood or wind damage for the county to record',
      sources: [emergencyServices],
    },
    {
      name: 'Pennsylvania DEP, Mine Subsidence Insurance',
      why: 'cover against old mines, before anything moves',
      sources: [subsidence],
    },
  ],
  questions: [
    {
      question: 'Am I insured if an old mine gives way?',
      answer:
        'Usually not by a homeowner’s policy, says Pennsylvania’s DEP, which runs a separate program for it. Your agent or the DEP can tell whether your address lies over mapped mines.',
      sources: [subsidence],
    },
    {
      question: 'The basement is being rebuilt anyway. What else should I think of?',
      answer:
        'Radon. The DEP finds it in all 67 counties, highest in basements, with about 40 percent of homes above its action level. A test is simple, and a vent pipe is easy to lay while the floor is open.',
      sources: [radon],
    },
  ],
}
