import { Answers, AnswersState } from './answers/answers.tsx'
import { Unanswered, UnansweredState } from './answers/unanswered.tsx'
import type { Section } from './section.ts'
import { CannedSection, CannedState } from './sections/canned.tsx'
import { GreetingSection, GreetingState } from './sections/greeting.tsx'
import { LauncherSection } from './sections/launcher.tsx'
import { NeverSaySection, NeverSayState } from './sections/never-say.tsx'
import { OnOff, ShownState } from './sections/on-off.tsx'
import { PeopleSection } from './sections/people.tsx'
import { PrivacySection, PrivacyState } from './sections/privacy.tsx'
import { QuestionsSection, QuestionsState } from './sections/questions.tsx'
import { SitesSection, SitesState } from './sections/sites.tsx'
import { SpamSection, SpamState } from './sections/spam.tsx'
import { StormSection, StormState } from './sections/storm.tsx'
import { TraumaSection, TraumaState } from './sections/trauma.tsx'

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
    {
      id: 'triage-questions',
      title: 'Triage questions',
      lead: 'What the chat asks, in which words and order. Step through them in the preview.',
      State: QuestionsState,
      part: 'questions',
      Body: QuestionsSection,
    },
    {
      id: 'launcher',
      title: 'Launcher',
      lead: 'The button that opens the chat.',
      part: 'launcher',
      Body: LauncherSection,
    },
  ],
  [
    {
      id: 'unanswered',
      title: 'Unanswered',
      lead: 'Visitors asked these in the last 30 days. A person answered, or no one did.',
      State: UnansweredState,
      Body: Unanswered,
    },
    {
      id: 'answers',
      title: 'Answers',
      lead: 'What you published. The chat quotes it word for word, before any page of the website.',
      State: AnswersState,
      Body: Answers,
    },
    {
      id: 'canned-replies',
      title: 'Canned replies',
      lead: 'Prepared replies for the inbox. Type “/” and the word to use one. The first three appear beside the field.',
      State: CannedState,
      part: 'canned',
      Body: CannedSection,
    },
    {
      id: 'never-say',
      title: 'Never say',
      lead: 'What no automated answer says, whatever page it would quote.',
      State: NeverSayState,
      part: 'never_say',
      Body: NeverSaySection,
    },
  ],
  [
    {
      id: 'people-and-hours',
      title: 'People and hours',
      lead: 'Who is alerted when a visitor needs a person, and what the chat says about when someone answers.',
      part: 'availability',
      Body: PeopleSection,
    },
    {
      id: 'storm-wording',
      title: 'Storm wording',
      lead: 'What visitors read while a storm has everyone at work. It is turned on and off by hand.',
      State: StormState,
      part: 'storm',
      Body: StormSection,
    },
    {
      id: 'trauma-pages',
      title: 'Trauma pages',
      lead: 'Pages for people after a death, an injury or a crime. The chat asks for no details there.',
      State: TraumaState,
      part: 'trauma',
      Body: TraumaSection,
    },
  ],
  [
    {
      id: 'allowed-sites',
      title: 'Allowed sites',
      lead: 'Other websites of yours on which the chat may stand.',
      State: SitesState,
      part: 'sites',
      Body: SitesSection,
    },
    {
      id: 'spam-and-limits',
      title: 'Spam and limits',
      lead: 'Words that don’t trigger an alert, blocked senders, and message limits.',
      State: SpamState,
      part: 'spam',
      Body: SpamSection,
    },
    {
      id: 'privacy',
      title: 'Privacy',
      lead: 'How long conversations are stored.',
      State: PrivacyState,
      part: 'privacy',
      Body: PrivacySection,
    },
  ],
]

export const sections: readonly Section[] = sectionGroups.flat()
