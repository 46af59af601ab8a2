import { plainLetters } from './spelling.ts'

const machine = '(?:ro)?bots?|chatbots?|machine|computer|ai|automated'
const someone = '(?:real|actual|live|human)(?: (?:person|people|human))?|person|human'
const ends = '(?= *(?:$|[.,!?]|or\\b|here\\b|there\\b|talking\\b|writing\\b))'

/** "are you a robot", "am i talking to a real person", "¿eres un robot?": it is asked who answers here. */
const asking = [
  `\\b(?:are|r|is) (?:you|u|ya|yall|this|it|that)(?: guys)?(?: just| even| really)? (?:an? )?(?:${machine}|${someone})${ends}`,
  `\\b(?:talk|text|chat|speak|writ)ing (?:to|with) (?:an? )?(?:${machine}|${someone})${ends}`,
  '\\b(?:eres|es(?: usted| esto)?|esto es|usted es|hablo con|hablando con|chateando con) (?:una? )?(?:robots?|bots?|persona|humano|maquina|computadora|automatic[oa])(?! (?:mayor|que|de la|con|en|sin|enferma))',
].map((words) => new RegExp(words))

/** Whether someone asks if a person or a machine writes here. */
export function asksIfAutomated(text: string): boolean {
  const plain = plainLetters(text)
  return asking.some((words) => words.test(plain))
}
