import type { Section } from './section.ts'
import { GreetingSection, GreetingState } from './sections/greeting.tsx'
import { OnOff, ShownState } from './sections/on-off.tsx'
import { StormSection, StormState } from './sections/storm.tsx'

/** The sections in the order of the menu, whose groups a line divides. */
export const sectionGroups: readonly (readonly Section[])[] = [
  [
    {
      id: 'on-and-off',
      title: 'On and off',
      lead: 'Where the chat button appears on the website, and whether the chat answers by itself.',
      State: ShownState,
      part: 'shown',
      Body: OnOff,
    },
    {
      id: 'greeting',
      title: 'Greeting',
      lead: 'The headline at the top of the chat, by page and by hour.',
      State: GreetingState,
      part: 'greeting',
      Body: GreetingSection,
    },
  ],
  [
    {
      id: 'storm-wording',
      title: 'Storm wording',
      lead: 'What visitors read while a storm has everyone at work. It is turned on and off by hand.',
      State: StormState,
      part: 'storm',
      Body: StormSection,
    },
  ],
]

export const sections: readonly Section[] = sectionGroups.flat()
