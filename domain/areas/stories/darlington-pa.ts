import type { AreaStory, Source } from '../story.ts'

const borough: Source = {
  title: 'Wikipedia, “Darlington, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Darlington,_Pennsylvania',
}
const history: Source = {
  title: 'Beaver County history (bcpahistory.org), “Darlington Borough”',
  url: 'https://bcpahistory.org/beavercounty/BeaverCountyCommunities/darlington/DarlingtonBorough/DarlingtonBorough.html',
}
const academy: Source = {
  title: 'Beaver County Historical Research and Landmarks Foundation, “Darlington Borough”',
  url: 'https://bchrlf.org/archives/beaver-county-municipality-facts/darlington-borough/',
}
const flood: Source = {
  title: 'Tribune-Review, “Little Beaver Creek overflows, hundreds evacuated”, 23 May 2004',
  url: 'https://archive.triblive.com/news/little-beaver-creek-overflows-hundreds-evacuated/',
}

export const darlington: AreaStory = {
  heading: 'Darlington: when Little Beaver Creek rises',
  lead: 'In May 2004 people around Darlington were taken off their roofs. What to do when the creek is coming, and how to go back into a house that it has left.',
  description:
    'Creek floods around Darlington, Pennsylvania: leaving in time, going back in, and what to check first in a house that the water has been through.',
  facts: [
    {
      label: 'Kind',
      value: 'Borough, 249 people (2020 census), inside Darlington Township',
      sources: [borough],
    },
    { label: 'Waters', value: 'Little Beaver Creek', sources: [history] },
    {
      label: 'Houses',
      value: 'A town laid out in 1804; the stone Greersburg Academy is about as old',
      sources: [borough, academy],
    },
  ],
  record: [
    {
      when: '22 May 2004',
      what: 'More than 150 homes along Route 168 and Cannelton Road were affected, some near Darlington Lake. People were taken off roofs, and Route 51 closed at Cannelton Road.',
      sources: [flood],
    },
  ],
  reasons: [
    {
      title: 'The roads went with the creek',
      text: 'On that day in 2004 Route 51 was shut at Cannelton Road while homes along Cannelton Road and Route 168 were hit. When the road is the low place, the time to leave ends before the house is wet. Settle now which hill road you would take, and whose driveway you may use.',
      sources: [flood],
    },
    {
      title: 'A creek leaves more than water',
      text: 'More than 150 homes were affected in 2004. Creek water brings silt under floors, into ducts and behind tubs, and fuel from whatever tank it tipped. The floor over a crawl space is the last to dry. Open it from below before you judge it from above.',
      sources: [flood],
    },
    {
      title: 'Stone from 1804',
      text: 'In a town planned in 1804 a wall may be older than cement. After a flood such a wall wants to be hosed clean, left bare and aired for weeks. Ask for lime when it is pointed again. Hard cement in a soft wall breaks the stone.',
      sources: [borough, academy],
    },
  ],
  year: [
    { from: 2, to: 4, what: 'Thaw: creek and wet cellars', kind: 'water' },
    { from: 5, to: 9, what: 'Sudden creek floods', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frost, and pumps without power', kind: 'frost' },
  ],
  firstSteps: [
    'Leave while the second road is open. Turn off gas and power only if it costs no time.',
    'If you are cut off, go to the highest floor with a window, not into an attic without one.',
    'On return, walk once around the house. A shifted porch or a leaning chimney means stay out.',
    'Prop doors open as you go. Swollen doors shut people in.',
  ],
  others: [],
  questions: [
    {
      question: 'The oil or propane tank has floated. May I set it back?',
      answer:
        'No. Close the valve if you can reach it without wading, and call the supplier. Lines twist when a tank moves. Fuel on the walls also changes how they can be cleaned, so say so on the phone.',
      sources: [],
    },
    {
      question: 'Which office is mine, borough or township?',
      answer:
        'They are two municipalities, one around the other. Your tax bill says which. The mailing address does not.',
      sources: [borough],
    },
  ],
}
