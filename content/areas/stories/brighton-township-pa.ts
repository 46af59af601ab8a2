import { step } from '#domain/safety/step.ts'
import { brightonTownshipFacts as known } from '../facts/brighton-township-pa.ts'
import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import type { AreaStory } from '../story.ts'

export const brightonTownship: AreaStory = {
  line: 'Brighton Township: fallen trees, road slides and runoff',
  lead: 'In 2020, Brighton Township had a night storm, a tornado and two slides on one road. Here is what to do when a tree hits the house, when ground moves, and when a stream or a drain backs up.',
  description:
    'Trees on roofs, landslides, stream flooding and sewer backups in Brighton Township, Beaver County: what to do first and who to call for each.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [
    step(
      'If a tree hits the house, get everyone out by the side away from the tree and the wires. Call 911 and the electric company from a safe distance, and don’t go back in for anything.',
      'call-911',
      'fallen-wire',
      'no-load-above',
      'doubtful-building',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Township of about 8,788 people (2021 estimate)',
      backedBy: [known.population],
    },
    {
      label: 'Waters',
      value: 'Two Mile Run and Bradys Run',
      backedBy: [known.erodingStreams, known.roadSlides],
    },
    {
      label: 'Roads',
      value: 'Tuscarawas Road follows a former Native American trail, the Great Path',
      backedBy: [known.tuscarawasRoad],
    },
    {
      label: 'Water and sewer',
      value:
        'Part of the township sends its sewage to the Borough Township Municipal Authority under a 1972 agreement (code of 1977)',
      backedBy: [known.sewers],
    },
  ],
  record: [
    {
      when: 'April 8, 2020',
      what: 'A night storm left 963 customers in the township without power.',
      backedBy: [known.aprilStorm],
    },
    {
      when: 'June 10, 2020',
      what: 'An EF2 tornado did damage near Tuscarawas Road and uprooted trees through Bradys Run Park.',
      backedBy: [known.tornado],
    },
    {
      when: 'July 2020',
      what: 'PennDOT announced the repair of a second slide on Bradys Run Road, a project of nearly $1.5 million. The road was to stay closed there through mid-November.',
      backedBy: [known.roadSlides, known.roadRepair],
    },
    {
      when: 'August 2021',
      what: 'The state had flagged eroding streams in Two Mile Run Park. The township was restoring basins there and planned a new pond.',
      backedBy: [known.erodingStreams, known.basinWork],
    },
  ],
  reasons: [
    {
      title: 'What comes first when a tree hits the house?',
      text: 'The tornado of June 10, 2020, did damage near Tuscarawas Road and uprooted trees through Bradys Run Park. When a tree lies on a house, everyone gets out first. Then the electric company makes the wires safe, and a tree crew lifts the tree off with a crane. Then the roof is covered, and drying can begin. Nobody should work under a trunk that hasn’t been secured. Our crew waits too.',
      backedBy: [known.tornado],
      rules: ['no-load-above', 'fallen-wire', 'doubtful-building'],
    },
    {
      title: 'Landslides along Bradys Run Road',
      text: 'Two slides on Bradys Run Road needed repair in 2020, and PennDOT was to keep it closed at the second one through mid-November. On a hillside lot, water makes soil heavy and slick. If the ground cracks, bulges or moves, leave and call 911 from a safe place. Report a crack in a road to the township, and have roof water carried well away from the slope.',
      backedBy: [known.roadSlides, known.roadRepair],
      rules: ['moving-ground', 'closed-road', 'maintain-dry'],
    },
    {
      title: 'Streams and storm basins that overflow',
      text: 'By August 2021, the state had flagged eroding streams in Two Mile Run Park, and the township was restoring basins and planned a new pond. Some housing plans have a basin of their own, kept up by an owner or an association. Ask the township who looks after the one near you. When it rains hard, stay away from basins, grates and culverts, because moving water can pull a person in.',
      backedBy: [known.erodingStreams, known.basinWork],
      rules: ['moving-water', 'open-pits', 'ask-office'],
    },
  ],
  year: [
    { from: 4, to: 6, what: 'Wind that brings down whole trees', kind: 'cloudburst' },
    { from: 5, to: 9, what: 'Downpours and overflowing streams', kind: 'cloudburst' },
    { from: 2, to: 4, what: 'Wet slopes after the thaw', kind: 'water' },
    { from: 12, to: 2, what: 'Ice on branches, and frozen pipes in crawl spaces', kind: 'frost' },
  ],
  others: [
    {
      name: 'Brighton Township',
      why: 'a blocked road ditch, a public storm basin, a crack in a township road, or which authority runs your sewer',
      backedBy: [known.erodingStreams, known.basinWork],
    },
    {
      name: 'PennDOT',
      why: 'a slide on a state road, such as Bradys Run Road',
      backedBy: [known.roadSlides],
    },
  ],
  questions: [
    {
      question: 'A neighbor’s tree hit my house. Whose insurance pays?',
      answer:
        'Usually yours, because it’s your house. In 2014, the Pennsylvania Insurance Department said that homeowner’s policies cover damage from fallen trees. Your neighbor may owe something if they knew that the tree was dying. Tell your insurer about any letter or photo that shows it.',
      backedBy: [general.winterDamage],
      rules: ['tell-insurer'],
    },
    {
      question: 'The tree fell and hit nothing. Will insurance remove it?',
      answer:
        'Often only if it blocks a driveway or a ramp, and then up to a set limit. Photograph what it blocks from well back. Before you call a tree service, ask your insurer, as the state’s Insurance Department advised in 2014, because removal may be covered.',
      backedBy: [general.winterDamage],
      rules: ['photos-first', 'tell-insurer', 'no-load-above'],
    },
    {
      question: 'Who do I call about sewage in my Brighton Township basement?',
      answer:
        'Call the sewer authority named on your bill, or ask the township which one it is. By its code of 1977, part of the township sends its sewage to the Borough Township Municipal Authority under a 1972 agreement. Run no water, keep children and pets out, and photograph the basement from the top of the stairs.',
      backedBy: [known.sewers],
      rules: ['sewage', 'stop-using-water', 'photos-first', 'ask-office'],
    },
    {
      question: 'How does the township reach me in an outage?',
      answer:
        'In 2018, the township’s newsletter said that its Municipal Authority used the Swift911 system to tell residents about planned service interruptions. Check the township’s website for the current sign-up, and add your cell phone. For danger to life, call 911 yourself and don’t wait for a message.',
      backedBy: [known.phoneAlerts],
      rules: ['call-911', 'ask-office'],
    },
    {
      question: 'Is Brighton Township the same as New Brighton?',
      answer:
        'No. Brighton Township is next to Beaver, and New Brighton is a borough across the Beaver River. When you call 911, say “Brighton Township,” the road and the cross street, so that nobody drives to the wrong side of the river.',
      backedBy: [known.notNewBrighton],
      rules: ['tell-911-where'],
    },
  ],
}
