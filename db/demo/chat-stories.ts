import type { ToldByVisitor } from '#domain/chat/facts/chat-facts.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { Scene } from './scenes.ts'

/** What happened in a conversation, so many seconds after it was opened. */
export type ChatStep =
  | readonly [after: number, what: 'says', text: string]
  | readonly [after: number, what: 'tells', facts: ToldByVisitor]
  | readonly [after: number, what: 'shows', scene: Scene]
  | readonly [after: number, what: 'gives', phone: string, way: 'call' | 'text']
  | readonly [after: number, what: 'takes' | 'ends' | 'makes a job']
  | readonly [after: number, what: 'replies' | 'notes', text: string]

/** A conversation of the website's chat. Who answers is the dispatcher. */
export type ChatStory = {
  /** How many minutes ago. */
  readonly opened: number
  readonly language: Language
  readonly page: string
  readonly steps: readonly ChatStep[]
}

/** One that waits, in either language; one that someone is in; automated answers alone; one that became a job; one that is over. */
export const chatStories: readonly ChatStory[] = [
  {
    opened: 3,
    language: 'en',
    page: '/services/basement-restoration',
    steps: [
      [20, 'tells', { danger: 'no' }],
      [34, 'tells', { loss: 'flooded-basement', activity: 'running' }],
      [70, 'says', 'sump pump quit and the watr is still coming up, maybe 3 inches. fridge is in it'],
      [90, 'tells', { skipped: { fact: 'found' } }],
      [96, 'tells', { town: 'Struthers, OH', name: 'Iris Hawthorn' }],
      [130, 'says', 'baby is asleep so text me at 330 555 0112'],
    ],
  },
  {
    opened: 2,
    language: 'es',
    page: '/services/water-damage',
    steps: [
      [15, 'tells', { danger: 'no', loss: 'burst-pipe' }],
      [
        40,
        'says',
        'Se reventó un tubo debajo del fregadero. Ya cerré la llave pero el piso está lleno de agua.',
      ],
      [62, 'tells', { town: 'Youngstown, OH', name: 'Marisol Jacinto' }],
      [80, 'gives', '(234) 555-0114', 'text'],
    ],
  },
  {
    opened: 19,
    language: 'en',
    page: '/services/water-damage',
    steps: [
      [18, 'tells', { danger: 'no', loss: 'burst-pipe', activity: 'off', found: 'just_now' }],
      [50, 'says', 'washing machine hose let go while i was at the store. laundry and hall are soaked'],
      [84, 'takes'],
      [98, 'replies', 'This is Marcus. Is the water off now, and is any of it near an outlet?'],
      [160, 'says', 'yes its off. no outlets on that wall'],
      [200, 'shows', 'wet-carpet'],
      [
        240,
        'tells',
        { name: 'Hollis Sumac', town: 'Canfield, OH', rooms: ['Laundry', 'Hall'], electricity: 'no' },
      ],
      [270, 'gives', '(330) 555-0116', 'call'],
      [330, 'notes', 'Theo is done in Poland at 2 and could look at it on the way back.'],
      [
        380,
        'replies',
        'Thank you, the photo helps. Please keep off the wet carpet. I am asking who is closest to you.',
      ],
      [420, 'says', 'ok. should i move the couch'],
    ],
  },
  {
    opened: 41,
    language: 'en',
    page: '/service-areas/hubbard-oh',
    steps: [[30, 'says', 'how long does it take to dry a basement']],
  },
  {
    opened: 205,
    language: 'en',
    page: '/services/basement-restoration',
    steps: [
      [12, 'tells', { danger: 'no', loss: 'sewage-backup', activity: 'off', found: 'today' }],
      [45, 'says', 'floor drain backed up, it smells and its on the carpet in the rec room'],
      [70, 'gives', '(724) 555-0118', 'call'],
      [95, 'takes'],
      [120, 'replies', 'This is Marcus. Please keep everyone out of that room. Which town are you in?'],
      [
        170,
        'tells',
        { town: 'Beaver Falls, PA', name: 'Linnea Aster', address: '88 Yarrow Street', relation: 'owner' },
      ],
      [230, 'notes', 'Two dogs, she keeps them upstairs.'],
      [300, 'makes a job'],
      [330, 'replies', 'I have your address. We will call you in a few minutes to tell you who is coming.'],
      [400, 'says', 'thank you so much'],
      [460, 'ends'],
    ],
  },
  {
    opened: 95,
    language: 'en',
    page: '/services/mold-remediation',
    steps: [
      [25, 'says', 'what would it cost to get rid of mold in one closet'],
      [90, 'takes'],
      [
        110,
        'replies',
        'This is Marcus. I can’t tell you a price before someone has seen it. Looking at it costs nothing. Would you like that?',
      ],
      [200, 'says', 'not yet, i will talk to my landlord first'],
      [260, 'replies', 'That makes sense. Write or call whenever you are ready.'],
      [300, 'ends'],
    ],
  },
]
