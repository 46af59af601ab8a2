import type { Topic } from '#domain/chat/answers/topics.ts'
import type { RuleId } from '#domain/safety/rules.ts'
import type { ServiceSlug } from '#domain/services/services.ts'

/**
 * Asked often, and answered in one to five short sentences. No answer promises coverage, a price, a time of arrival or health;
 * what it tells people to do is covered by the rules it names. Plain data: it may travel to the browser.
 */
export type Question = {
  /** Part of addresses that people keep: `/faq#<id>`. */
  readonly id: string
  readonly group: Topic
  readonly question: string
  readonly answer: string
  /** The rules that cover what the answer tells people to do; empty where it tells nobody to do anything. */
  readonly rules: readonly RuleId[]
  readonly link?: { readonly path: string; readonly label: string }
  /** Where it is not the language of the page. */
  readonly language?: 'es'
  /** The service pages that show it; `/faq` shows every question. */
  readonly services: readonly ServiceSlug[]
}

/** As the file of its group has it. */
export type QuestionInGroup = Omit<Question, 'group'>
