import { plainLetters } from '../hearing/spelling.ts'

const water = /\b(water|flood\w*|agua|inund\w*)\b/
const deep =
  /\b(rising|rises|(?<!square )(feet|foot)|ft|deep|knees?|waist|sube|subiendo|pies|rodillas?|cintura|hond[ao])\b/

/** Whether someone writes of water that is deep or rising: what is quoted then has to say that nobody goes into it. */
export function isFlood(text: string): boolean {
  const words = plainLetters(text)
  return water.test(words) && deep.test(words)
}
