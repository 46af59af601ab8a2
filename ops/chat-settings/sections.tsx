import type { Section } from './section.ts'
import { OnOff, ShownState } from './sections/on-off.tsx'

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
  ],
]

export const sections: readonly Section[] = sectionGroups.flat()
