import { areas } from '#domain/areas/areas.ts'
import { storyOf } from '#content/areas/stories.ts'
import { asSentence, firstSteps } from '#domain/safety/first-steps.ts'
import { lossSteps } from '#domain/safety/loss-steps.ts'
import { questions } from '#content/questions/questions.ts'
import { serviceInstructions } from '#content/guides/guide-instructions.ts'
import { sitePassages } from '#content/chat/site-passages.ts'
import { emergencyKinds } from '#domain/chat/danger/emergency-kinds.ts'
import { emergencyRules } from '#domain/chat/danger/emergency-rules.ts'
import { emergencyWords } from '#domain/chat/danger/emergency-words.ts'
import { firstFacts } from '#domain/company/first-facts.ts'
import {
  anyEmergencyRules,
  anyEmergencyWords,
  engineWords,
  engineWordsRules,
  safetyWords,
  safetyWordsRules,
} from '#domain/chat/safety-words.ts'
import { readAloudTable } from '#domain/jobs/read-aloud.ts'
import { jobSteps } from '#domain/services/job-steps.ts'
import { safetyLines } from '#domain/safety/hazards.ts'
import { instructionsIn } from '#domain/safety/instructions.ts'
import { lostVisitorStep } from '#domain/safety/lost-visitor.ts'
import { safetyRules, type RuleId } from '#domain/safety/rules.ts'
import type { SafetyRule } from '#domain/safety/safety-rule.ts'

export type Told = { readonly where: string; readonly text: string; readonly rules: readonly RuleId[] }

/** The rules with their sources, and every instruction to the public with the rules that cover it, as Markdown. */
export function safetyRulesPage(): string {
  const rules: [string, SafetyRule][] = Object.entries(safetyRules)
  return `# What our instructions to the public stand on

Written by \`npm run safety-rules\` from \`domain/safety/\`, \`content/guides/\`, \`domain/services/\`, \`domain/jobs/read-aloud/\`, \`content/questions/\` and \`content/areas/stories/\`.
No text of ours may contradict a rule. A rule says in our words what its sources advise; an address stands only where the page was
read. Whether a step is safe no test can say: two readers judge each one.

## The rules

| rule | what it says | sources |
| --- | --- | --- |
${rules.map(([id, { rule, sources }]) => `| ${id} | ${rule} | ${sources.join('; ')} |`).join('\n')}

## Instructions, and the rules that cover them

What reads as an order: a sentence that begins with a verb or with a condition and a verb, one that goes on with ", so" or ";" and a
verb, and one that says what you must, should or have to do.

| where | what we tell people | rules |
| --- | --- | --- |
${allInstructions()
  .map(
    ({ where, text, rules: covering }) =>
      `| ${where} | ${text.replaceAll('|', '\\\\|')} | ${covering.join(', ')} |`,
  )
  .join('\n')}
`
}

/** Everything that tells the public to do or to leave something: safety lines, steps, and the advice of services, answers and stories. */
export function allInstructions(): Told[] {
  return [
    ...Object.entries(safetyLines).map(([hazard, { title, more }]) => ({
      where: `safety line: ${hazard}`,
      text: `${title} ${more.text}`,
      rules: more.rules,
    })),
    ...Object.entries(firstSteps).flatMap(([kind, { first, now, never }]) =>
      [first, ...now, ...never.map(asSentence)].map((told) => ({ where: `service: ${kind}`, ...told })),
    ),
    ...Object.entries(lossSteps).flatMap(([loss, { brief, now, never }]) =>
      [...brief, ...now, ...never.map(asSentence)].map((told) => ({
        where: `after a request: ${loss}`,
        ...told,
      })),
    ),
    ...serviceInstructions(),
    ...jobSteps.map(({ when, you, rules }) => ({ where: `steps of a job: ${when}`, text: you, rules })),
    ...readAloudTable.map(({ key, sentence }) => ({ where: `read aloud on a call: ${key}`, ...sentence })),
    ...emergencyKinds.flatMap((kind) =>
      [emergencyWords[kind].en, emergencyWords[kind].es].map(({ title, line }) => ({
        where: `chat, danger: ${kind}`,
        text: `${title} ${line}`,
        rules: emergencyRules[kind],
      })),
    ),
    ...Object.values(safetyWords).map((text) => ({
      where: 'chat, question about safety',
      text,
      rules: safetyWordsRules,
    })),
    ...Object.values(engineWords).map((text) => ({
      where: 'chat, an engine indoors',
      text,
      rules: engineWordsRules,
    })),
    ...Object.values(anyEmergencyWords).map((wordsWith) => ({
      where: 'chat, an emergency that is not named',
      text: wordsWith(firstFacts.phone),
      rules: anyEmergencyRules,
    })),
    ...sitePassages.flatMap(({ path, rules, inSpanish }) =>
      inSpanish ? [{ where: `chat, in Spanish: ${path}`, text: inSpanish.text, rules }] : [],
    ),
    { where: 'search and not-found pages', ...lostVisitorStep },
    ...areas.flatMap(({ slug, ...area }) => inStory(slug, storyOf({ slug, ...area }))),
    ...questions.flatMap(({ id, answer, rules }) => advice(`question: ${id}`, answer, rules)),
  ]
}

function inStory(where: string, story: ReturnType<typeof storyOf>): Told[] {
  const { lead, leadRules = [], steps, reasons, others, questions } = story
  return [
    ...advice(where, lead, leadRules),
    ...steps.map((told) => ({ where, ...told })),
    ...reasons.flatMap(({ text, rules }) => advice(where, text, rules)),
    ...others.flatMap(({ why, rules = [] }) => advice(where, why, rules)),
    ...questions.flatMap(({ answer, rules }) => advice(where, answer, rules)),
  ]
}

function advice(where: string, text: string, rules: readonly RuleId[]): Told[] {
  return instructionsIn(text).map((told) => ({ where, text: told, rules }))
}
